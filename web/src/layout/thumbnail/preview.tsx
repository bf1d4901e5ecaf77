import { House, type LucideIcon, PanelRight, Search, Smartphone, Tv } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'
import { cx } from '#web/ui/cx.ts'
import { computeHeight, layouts, type Place } from './places.ts'

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
  const { t } = useMessages(thumbnailMessages)
  const { imageWidth, isTitleBeside } = layouts[place]
  const Icon = icons[place]
  const [isCut, setIsCut] = useState(false)
  const name = t(`thumbnails.previews.places.${place}`)
  const width = computeCardWidth(place)
  const columns = isTitleBeside ? 1 : images.length
  return (
    <figure
      aria-label={name}
      className="@container max-w-full"
      style={{ width: columns * width + (columns - 1) * gap }}
    >
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <Icon aria-hidden className="size-4" />
        <span className="font-medium text-text">{name}</span>
        <span className="tabular-nums">
          {t('thumbnails.size', { width: imageWidth, height: computeHeight(imageWidth) })}
        </span>
        {title && <span>{t(isCut ? 'thumbnails.previews.cut' : 'thumbnails.previews.whole')}</span>}
      </figcaption>
      <div
        className={cx('flex flex-wrap [--unit:min(1px,calc(100cqw/var(--width)))]', isWide(place) && stackedUnit)}
        style={{ gap, ...toCssVariables({ width, image: imageWidth }) }}
      >
        {images.map((src) => (
          <VideoCard key={src} place={place} src={src} title={title} onCut={setIsCut} />
        ))}
      </div>
    </figure>
  )
}

/** Pixels between two cards. */
const gap = 16
/** Pixels between an image and a title beside it. */
const imageTitleGap = 8

/** Returns the width of a card at real size. */
function computeCardWidth(place: Place): number {
  const { imageWidth, titleWidth, isTitleBeside } = layouts[place]
  return isTitleBeside ? imageWidth + imageTitleGap + titleWidth : imageWidth
}

/** On a phone, a card this wide would be illegible, so its title goes below the image. */
const isWide = (place: Place) => computeCardWidth(place) > 600
const stackedUnit = '@max-2xl:[--unit:min(1px,calc(100cqw/var(--image)))]'

/** Returns custom properties for `style`, which React's types do not support. */
const toCssVariables = (values: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))

/** Returns a length that is scaled down with the preview. */
const scaleLength = (pixels: number) => `calc(${pixels} * var(--unit))`

interface VideoCardProps {
  place: Place
  src: string
  title: string
  onCut: (isCut: boolean) => void
}

/** A video as it appears in a list. Channel and counts are placeholders, since they are unknown. */
function VideoCard({ place, src, title, onCut }: VideoCardProps) {
  const { isTitleBeside, channelImageWidth } = layouts[place]
  return (
    <div
      className={cx('flex', isTitleBeside ? isWide(place) && '@max-2xl:flex-col' : 'flex-col')}
      style={{ gap: scaleLength(isTitleBeside ? imageTitleGap : 12) }}
    >
      <PreviewImage place={place} src={src} />
      <div className="flex gap-3">
        {channelImageWidth > 0 && (
          <span
            className="shrink-0 rounded-full bg-sunken"
            style={{ width: scaleLength(channelImageWidth), height: scaleLength(channelImageWidth) }}
          />
        )}
        <div className="flex flex-col gap-2">
          <PreviewTitle place={place} title={title} onCut={onCut} />
          <span aria-hidden className="h-2.5 w-28 rounded-full bg-sunken" />
          <span aria-hidden className="h-2.5 w-20 rounded-full bg-sunken" />
        </div>
      </div>
    </div>
  )
}

/** A duration of typical length; the badge covers the corner. */
const duration = '12:34'

function PreviewImage({ place, src }: { place: Place; src: string }) {
  const { t } = useMessages(thumbnailMessages)
  const { imageWidth } = layouts[place]
  return (
    <div className="relative shrink-0 overflow-hidden rounded-md bg-sunken">
      <img
        src={src}
        alt={t('thumbnails.alt')}
        width={imageWidth}
        height={computeHeight(imageWidth)}
        className="block object-cover"
        style={{ width: scaleLength(imageWidth), height: scaleLength(computeHeight(imageWidth)) }}
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

function PreviewTitle({ place, title, onCut }: Omit<VideoCardProps, 'src'>) {
  const { t } = useMessages(thumbnailMessages)
  const line = useRef<HTMLParagraphElement>(null)
  const { titleWidth: width, titleText } = layouts[place]
  useReportCut(line, title, onCut)
  const [fontSize, lineHeight] = titleText
  return (
    <p
      ref={line}
      className={cx('line-clamp-2 font-platform font-medium break-words', !title && 'text-muted')}
      style={{ width: scaleLength(width), fontSize: scaleLength(fontSize), lineHeight: scaleLength(lineHeight) }}
    >
      {title || t('thumbnails.previews.noTitle')}
    </p>
  )
}

/** Reports whether the title is cut after its second line. */
function useReportCut(line: RefObject<HTMLElement | null>, title: string, onCut: (isCut: boolean) => void): void {
  useEffect(() => {
    const element = line.current
    if (title && element) onCut(element.scrollHeight > element.clientHeight + 1)
  }, [line, title, onCut])
}
