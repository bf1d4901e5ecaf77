import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { Region, Vision } from '#shared/contract/thumbnail.ts'
import { badgeZone } from '#shared/thumbnail/kinds.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { insightsMessages } from '../messages.ts'
import { type MarkKind, Marks } from './marks.tsx'
import { Picture } from './picture.tsx'

/** The kinds of marks that can be shown and hidden. */
type Layer = Exclude<MarkKind, 'spotlight'>

interface MarkedPictureProps {
  src: string | undefined
  /** The thumbnail's original size in pixels. */
  size: { readonly width: number; readonly height: number }
  vision: Vision
  /** The regions that the duration badge covers or an edge cuts off. */
  hidden: readonly Region[]
  /** The regions to emphasize. */
  spotlight: readonly Region[]
}

/**
 * A thumbnail with marks on lines that cannot be read at sidebar size, on parts that are covered or cut off, and on the
 * corner under the duration badge. Buttons mark all lines of text and all faces. Unreadable lines are also listed.
 */
export function MarkedPicture({ src, size, vision, hidden, spotlight }: MarkedPictureProps) {
  const { t } = useMessages(insightsMessages)
  const unreadable = vision.text.textBlocks.filter(({ words, readableWords }) => readableWords < words)
  const regions: Readonly<Record<Layer, readonly Region[]>> = {
    unreadable: unreadable.map(({ region }) => widen(region)),
    hidden,
    badge: [badgeZone],
    text: vision.text.textBlocks.map(({ region }) => region),
    faces: vision.composition.faces.map(({ region }) => region),
  }
  const layers: readonly { layer: Layer; label: string }[] = [
    { layer: 'unreadable', label: t('thumbnails.marks.unreadable', { n: regions.unreadable.length }) },
    { layer: 'hidden', label: t('thumbnails.marks.hidden', { n: hidden.length }) },
    { layer: 'badge', label: t('thumbnails.marks.badge') },
    { layer: 'text', label: t('thumbnails.marks.text', { n: regions.text.length }) },
    { layer: 'faces', label: t('thumbnails.marks.faces', { n: regions.faces.length }) },
  ]
  const [shownLayers, setShownLayers] = useState<readonly Layer[]>(() =>
    (['unreadable', 'badge', 'hidden'] as const).filter((layer) => regions[layer].length > 0),
  )
  const toggle = (layer: Layer) =>
    setShownLayers(
      shownLayers.includes(layer) ? shownLayers.filter((other) => other !== layer) : [...shownLayers, layer],
    )
  return (
    <div className="flex flex-col gap-3">
      <Picture src={src} {...size}>
        {shownLayers.map((layer) => (
          <Marks key={layer} kind={layer} regions={regions[layer]} />
        ))}
        {shownLayers.includes('badge') && <DurationBadge />}
        <Marks kind="spotlight" regions={spotlight} />
      </Picture>
      {unreadable.length > 0 && (
        <p className="text-sm break-words text-muted">
          {t('thumbnails.marks.unreadableLines', {
            lines: unreadable.map(({ text }) => t('titles.quoted', { text })).join(', '),
          })}
        </p>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('thumbnails.marks.label')}</legend>
        {layers.map(({ layer, label }) => (
          <Button
            key={layer}
            size="small"
            aria-pressed={shownLayers.includes(layer)}
            disabled={regions[layer].length === 0}
            icon={shownLayers.includes(layer) ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
            onClick={() => toggle(layer)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

/** The space between small letters and their frame, so that it does not cover them. */
const padding = { x: 0.012, y: 0.02 } as const

function widen({ x, y, width, height }: Region): Region {
  const [left, top] = [Math.max(0, x - padding.x), Math.max(0, y - padding.y)]
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width + padding.x) - left,
    height: Math.min(1, y + height + padding.y) - top,
  }
}

const sampleDuration = '12:34'

/** A sample of the duration badge, where YouTube draws it. */
const DurationBadge = () => (
  <span
    aria-hidden
    className="pointer-events-none absolute right-[1.5%] bottom-[2.5%] rounded-sm bg-badge px-1 text-xs font-medium text-on-badge tabular-nums"
  >
    {sampleDuration}
  </span>
)
