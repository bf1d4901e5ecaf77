import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { Region, Vision } from '#shared/contract/thumbnail.ts'
import { badgeZone } from '#shared/thumbnail/kinds.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { insightsMessages } from '../messages.ts'
import { Marks } from './marks.tsx'
import { Picture } from './picture.tsx'

/** The kinds of marks. */
type Layer = 'text' | 'faces' | 'badge'

interface MarkedPictureProps {
  src: string | undefined
  /** The thumbnail's original size in pixels. */
  size: { readonly width: number; readonly height: number }
  vision: Vision
  /** The mark to emphasize. */
  spotlight: readonly Region[]
}

/** A thumbnail with optional marks: lines of text, faces, and the corner under the duration badge. */
export function MarkedPicture({ src, size, vision, spotlight }: MarkedPictureProps) {
  const { t } = useMessages(insightsMessages)
  const [shown, setShown] = useState<readonly Layer[]>([])
  const regions: Readonly<Record<Layer, readonly Region[]>> = {
    text: vision.text.textBlocks.map(({ region }) => region),
    faces: vision.composition.faces.map(({ region }) => region),
    badge: [badgeZone],
  }
  const layers: readonly { layer: Layer; label: string }[] = [
    { layer: 'text', label: t('thumbnails.marks.text', { n: regions.text.length }) },
    { layer: 'faces', label: t('thumbnails.marks.faces', { n: regions.faces.length }) },
    { layer: 'badge', label: t('thumbnails.marks.badge') },
  ]
  const toggle = (layer: Layer) =>
    setShown(shown.includes(layer) ? shown.filter((one) => one !== layer) : [...shown, layer])
  return (
    <div className="flex flex-col gap-3">
      <Picture src={src} {...size}>
        {shown.map((layer) => (
          <Marks key={layer} kind={layer} regions={regions[layer]} />
        ))}
        <Marks kind="spotlight" regions={spotlight} />
      </Picture>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('thumbnails.marks.label')}</legend>
        {layers.map(({ layer, label }) => (
          <Button
            key={layer}
            size="small"
            aria-pressed={shown.includes(layer)}
            disabled={regions[layer].length === 0}
            icon={shown.includes(layer) ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
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
