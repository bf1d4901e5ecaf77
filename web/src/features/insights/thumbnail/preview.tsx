import { House, type LucideIcon, PanelRight, Search, Smartphone, Tv } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { insightsMessages } from '../messages.ts'
import { heightOf, layouts, type Place } from './places.ts'

const icons: Readonly<Record<Place, LucideIcon>> = {
  home: House,
  search: Search,
  sidebar: PanelRight,
  phone: Smartphone,
  tv: Tv,
}

interface PreviewProps {
  place: Place
  images: readonly string[]
  title: string
}

/** A preview at real size, or as large as its container allows. */
export function Preview({ place, images, title }: PreviewProps) {
  const { t } = useMessages(insightsMessages)
  const { image, beside } = layouts[place]
  const Icon = icons[place]
  const [cut, setCut] = useState(false)
  const name = t(`thumbnails.previews.places.${place}`)
  const width = widthOf(place)
  const columns = beside ? 1 : images.length
  return (
    <figure
      aria-label={name}
      className="@container max-w-full"
      style={{ width: columns * width + (columns - 1) * gap }}
    >
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <Icon aria-hidden className="size-4" />
        <span className="font-medium text-text">{name}</span>
        <span className="tabular-nums">{t('thumbnails.size', { width: image, height: heightOf(image) })}</span>
        {title && <span>{t(cut ? 'thumbnails.previews.cut' : 'thumbnails.previews.whole')}</span>}
      </figcaption>
      <div
        className={cx('flex flex-wrap [--unit:min(1px,calc(100cqw/var(--width)))]', isWide(place) && stackedUnit)}
        style={{ gap, ...variables({ width, image }) }}
      >
        {images.map((src) => (
          <VideoCard key={src} place={place} src={src} title={title} onCut={setCut} />
        ))}
      </div>
    </figure>
  )
}

/** Pixels between two cards. */
const gap = 16
/** Pixels between an image and a title beside it. */
const besideGap = 8

/** Returns the width of a card at real size. */
function widthOf(place: Place): number {
  const { image, title, beside } = layouts[place]
  return beside ? image + besideGap + title : image
}

/** On a phone, a card this wide would be illegible, so its title goes below the image. */
const isWide = (place: Place) => widthOf(place) > 600
const stackedUnit = '@max-2xl:[--unit:min(1px,calc(100cqw/var(--image)))]'

/** Returns custom properties for a `style`, which React's types do not know. */
const variables = (values: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))

/** Returns a length that is scaled down with the preview. */
const scaled = (pixels: number) => `calc(${pixels} * var(--unit))`

interface VideoCardProps {
  place: Place
  src: string
  title: string
  onCut: (cut: boolean) => void
}

/** A video as it appears in a list. Channel and counts are placeholders, since they are unknown. */
function VideoCard({ place, src, title, onCut }: VideoCardProps) {
  const { beside, picture } = layouts[place]
  return (
    <div
      className={cx('flex', beside ? isWide(place) && '@max-2xl:flex-col' : 'flex-col')}
      style={{ gap: scaled(beside ? besideGap : 12) }}
    >
      <Picture place={place} src={src} />
      <div className="flex gap-3">
        {picture > 0 && (
          <span
            className="shrink-0 rounded-full bg-sunken"
            style={{ width: scaled(picture), height: scaled(picture) }}
          />
        )}
        <div className="flex flex-col gap-2">
          <Title place={place} title={title} onCut={onCut} />
          <span aria-hidden className="h-2.5 w-28 rounded-full bg-sunken" />
          <span aria-hidden className="h-2.5 w-20 rounded-full bg-sunken" />
        </div>
      </div>
    </div>
  )
}

/** A duration of typical length; the badge covers the corner. */
const duration = '12:34'

function Picture({ place, src }: { place: Place; src: string }) {
  const { t } = useMessages(insightsMessages)
  const { image } = layouts[place]
  return (
    <div className="relative shrink-0 overflow-hidden rounded-md bg-sunken">
      <img
        src={src}
        alt={t('thumbnails.alt')}
        width={image}
        height={heightOf(image)}
        className="block object-cover"
        style={{ width: scaled(image), height: scaled(heightOf(image)) }}
      />
      <span
        aria-hidden
        className="absolute right-1 bottom-1 rounded-sm bg-badge px-1 text-xs leading-4.5 font-medium text-on-badge"
      >
        {duration}
      </span>
    </div>
  )
}

function Title({ place, title, onCut }: Omit<VideoCardProps, 'src'>) {
  const { t } = useMessages(insightsMessages)
  const line = useRef<HTMLParagraphElement>(null)
  const { title: width, text } = layouts[place]
  useCut(line, title, onCut)
  const [fontSize, lineHeight] = text
  return (
    <p
      ref={line}
      className={cx('line-clamp-2 font-platform font-medium break-words', !title && 'text-muted')}
      style={{ width: scaled(width), fontSize: scaled(fontSize), lineHeight: scaled(lineHeight) }}
    >
      {title || t('thumbnails.previews.noTitle')}
    </p>
  )
}

/** Returns whether the whole title fits in two lines. */
function useCut(line: RefObject<HTMLElement | null>, title: string, onCut: (cut: boolean) => void): void {
  useEffect(() => {
    const element = line.current
    if (title && element) onCut(element.scrollHeight > element.clientHeight + 1)
  }, [line, title, onCut])
}
