import { ImageOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from '../messages.ts'

interface PictureProps {
  /** Undefined if no copy exists. */
  src: string | undefined
  width: number
  height: number
  /** Content over the image. */
  children?: ReactNode
}

/** A full-width thumbnail in its own aspect ratio, with a placeholder if it fails to load. */
export function Picture({ src, width, height, children }: PictureProps) {
  const { t } = useMessages(insightsMessages)
  const [failedSrc, setFailedSrc] = useState<string>()
  const isAvailable = src !== undefined && src !== failedSrc
  return (
    <div
      className="relative w-full overflow-hidden rounded-md bg-sunken"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {isAvailable ? (
        <img src={src} alt={t('thumbnails.alt')} className="size-full" onError={() => setFailedSrc(src)} />
      ) : (
        <div className="grid size-full place-content-center justify-items-center gap-2 text-xs text-muted">
          <ImageOff aria-hidden className="size-5" />
          {t('thumbnails.gone')}
        </div>
      )}
      {children}
    </div>
  )
}
