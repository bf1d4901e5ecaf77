import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import { renderAt } from '#test/support/render.tsx'
import { DragArea, useDragItem, useDropPlace } from '#web/layout/dragging.tsx'
import { draggingMessages } from '#web/messages/dragging.ts'

const places = ['idea', 'working', 'ready']

/**
 * Returns the box of an element, because happy-dom has no layout: three places of 100 by 300 pixels side by side, with
 * an item of 80 by 40 in the first.
 */
function boxOf({ id }: Element): DOMRect {
  const place = places.indexOf(id)
  if (place >= 0) return new DOMRect(place * 110, 0, 100, 300)
  return id === 'volcano' ? new DOMRect(10, 10, 80, 40) : new DOMRect()
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this)
  })
})

function Item() {
  const { item, handle } = useDragItem('volcano')
  return (
    <div id="volcano" {...item}>
      <button type="button" {...handle}>
        {'Move'}
      </button>
    </div>
  )
}

function Place({ id }: { id: string }) {
  const { ref, isOver } = useDropPlace(id)
  return (
    <div id={id} ref={ref}>
      {isOver ? `over ${id}` : id}
      {id === 'idea' && <Item />}
    </div>
  )
}

async function show(locale: Locale = 'en') {
  await draggingMessages.load(locale)
  const onDrop = vi.fn()
  await renderAt(
    '/',
    <DragArea
      itemName={() => 'Volcano'}
      placeName={(place) => place.toUpperCase()}
      onDrop={onDrop}
      preview={() => null}
    >
      {places.map((place) => (
        <Place key={place} id={place} />
      ))}
    </DragArea>,
    locale,
  )
  screen.getByRole('button').focus()
  return onDrop
}

it('moves an item by keyboard, saying where it is', async () => {
  const onDrop = await show()
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBeTruthy()
  await userEvent.keyboard(' ')
  expect(await screen.findByText('over idea')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('Volcano is over WORKING.')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('Volcano is over READY.')).toBeTruthy()
  await userEvent.keyboard('{ArrowLeft} ')
  expect(await screen.findByText('Dropped Volcano on WORKING.')).toBeTruthy()
  expect(onDrop.mock.calls).toEqual([['volcano', 'working']])
})

it('puts an item back on Escape, in the language of the reader', async () => {
  const onDrop = await show('es')
  await userEvent.keyboard('{Enter}{ArrowRight}')
  expect(await screen.findByText('«Volcano» está sobre WORKING.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('«Volcano» ha vuelto a su sitio.')).toBeTruthy()
  expect(onDrop).not.toHaveBeenCalled()
})
