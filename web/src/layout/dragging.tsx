import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DraggableAttributes,
  type DraggableSyntheticListeners,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { draggingMessages } from '#web/messages/dragging.ts'
import { useMessages } from '#web/messages/messages.tsx'

interface DragAreaProps {
  /** Returns the name of an item for screen readers. */
  itemName: (item: string) => string
  placeName: (place: string) => string
  /** Called when an item is dropped on a place, including the one it came from. */
  onDrop: (item: string, place: string) => void
  /** Renders the element that follows the pointer while an item is dragged. It must not call `useDragItem`. */
  preview: (item: string) => ReactNode
  children: ReactNode
}

/**
 * Lets items inside it be dragged to places by mouse, touch and keyboard. Include `draggingMessages` in the messages of the
 * screen. Also offer an alternative to dragging, such as a menu or a form (WCAG 2.5.7).
 */
export function DragArea({ itemName, placeName, onDrop, preview, children }: DragAreaProps) {
  const { t } = useMessages(draggingMessages)
  const [dragged, setDragged] = useState<string | null>(null)
  const sensors = useSensors(
    // A shorter movement is a click.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A shorter touch scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace, scrollBehavior: 'auto' }),
  )

  const named = ({ active }: Pick<DragEndEvent, 'active'>) => ({ item: itemName(`${active.id}`) })
  const announcements: Announcements = {
    onDragStart: (event) => t('dragging.pickedUp', named(event)),
    onDragOver: (event) =>
      event.over
        ? t('dragging.over', { ...named(event), place: placeName(`${event.over.id}`) })
        : t('dragging.overNothing', named(event)),
    onDragEnd: (event) =>
      event.over
        ? t('dragging.dropped', { ...named(event), place: placeName(`${event.over.id}`) })
        : t('dragging.putBack', named(event)),
    onDragCancel: (event) => t('dragging.putBack', named(event)),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeUnder}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('dragging.how') } }}
      onDragStart={({ active }) => setDragged(`${active.id}`)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        if (over) onDrop(`${active.id}`, `${over.id}`)
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged !== null && preview(dragged)}</DragOverlay>
    </DndContext>
  )
}

type SetElement = (element: HTMLElement | null) => void

interface DragItem {
  /** Whether the item is being dragged. Show it faded, because only the preview moves. */
  readonly isDragging: boolean
  /** The props of the element that is dragged by mouse or touch. Links and pictures in it need `draggable={false}`. */
  readonly item: { readonly ref: SetElement } & NonNullable<DraggableSyntheticListeners>
  /** The props of the button for dragging by keyboard. Its label names the item. */
  readonly handle: { readonly ref: SetElement } & Pick<DraggableAttributes, 'aria-describedby'>
}

/** Makes an element draggable to the places of the `DragArea` around it. */
export function useDragItem(id: string): DragItem {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id })
  return {
    isDragging,
    item: { ref: setNodeRef, ...listeners },
    handle: { ref: setActivatorNodeRef, 'aria-describedby': attributes['aria-describedby'] },
  }
}

/** Makes an element a place to drop items on. `isOver` while an item is over it. */
export function useDropPlace(id: string): { readonly ref: SetElement; readonly isOver: boolean } {
  const { setNodeRef, isOver } = useDroppable({ id })
  return { ref: setNodeRef, isOver }
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
const centerOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/** Finds the place under the pointer or, with the keyboard, under the middle of the item. */
const placeUnder: CollisionDetection = (drag) =>
  pointerWithin({ ...drag, pointerCoordinates: drag.pointerCoordinates ?? centerOf(drag.collisionRect) })

const arrows: Readonly<Record<string, { axis: 'x' | 'y'; sign: 1 | -1 }>> = {
  ArrowLeft: { axis: 'x', sign: -1 },
  ArrowRight: { axis: 'x', sign: 1 },
  ArrowUp: { axis: 'y', sign: -1 },
  ArrowDown: { axis: 'y', sign: 1 },
}
/** Distance between an item and the edge of its place, in pixels. */
const inset = 8

/** Moves an item to the nearest place straight in the direction of the arrow key. */
const nextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect: item, droppableContainers, droppableRects, over } = context
  const arrow = arrows[event.code]
  if (!arrow || !item) return undefined
  // Keeps the page from scrolling.
  event.preventDefault()
  const startRect = over?.rect ?? item
  const ahead = (place: Box) => (centerOf(place)[arrow.axis] - centerOf(startRect)[arrow.axis]) * arrow.sign
  const isBeside = (place: Box) =>
    arrow.axis === 'x'
      ? place.top < startRect.top + startRect.height && startRect.top < place.top + place.height
      : place.left < startRect.left + startRect.width && startRect.left < place.left + place.width
  const [place] = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .filter((rect) => ahead(rect) > 1 && isBeside(rect))
    .sort((a, b) => ahead(a) - ahead(b))
  if (!place) return undefined
  return {
    x: within(item.left, place.left, place.width - item.width),
    y: within(item.top, place.top, place.height - item.height),
  }
}

/**
 * Returns the position nearest to `current` inside a place that is `room` larger than the item; its middle without room
 * for insets.
 */
const within = (current: number, start: number, room: number) =>
  room < 2 * inset ? start + room / 2 : Math.min(start + room - inset, Math.max(start + inset, current))
