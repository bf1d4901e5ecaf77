import { House, type LucideIcon, PanelRight, Search, Smartphone, Tv } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
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

/** A preview at real size. It scrolls if the screen is narrower. */
export function Preview({ place, images, title }: PreviewProps) {
  const { t } = useMessages(insightsMessages)
  const { image, beside } = layouts[place]
  const Icon = icons[place]
  const [cut, setCut] = useState(false)
  const name = t(`thumbnails.previews.places.${place}`)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <figure aria-label={name} tabIndex={0} className="min-w-0 max-w-full overflow-x-auto pb-1">
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 px-2 text-xs text-muted sm:px-0">
        <Icon aria-hidden className="size-4" />
        <span className="font-medium text-text">{name}</span>
        <span className="tabular-nums">{t('thumbnails.size', { width: image, height: heightOf(image) })}</span>
        {title && <span>{t(cut ? 'thumbnails.previews.cut' : 'thumbnails.previews.whole')}</span>}
      </figcaption>
      <div className={cx('flex w-max gap-4', beside && 'flex-col')}>
        {images.map((src) => (
          <VideoCard key={src} place={place} src={src} title={title} onCut={setCut} />
        ))}
      </div>
    </figure>
  )
}

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
    <div className={cx('flex', beside ? 'gap-2' : 'flex-col gap-3')}>
      <Picture place={place} src={src} />
      <div className="flex gap-3">
        {picture > 0 && (
          <span className="shrink-0 rounded-full bg-sunken" style={{ width: picture, height: picture }} />
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
        style={{ width: image, height: heightOf(image) }}
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
      style={{ width, fontSize, lineHeight: `${lineHeight}px` }}
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
