import { ImageOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from '../messages.ts'

interface PictureProps {
  /** Undefined where no copy is left. */
  src: string | undefined
  width: number
  height: number
  /** What lies over it. */
  children?: ReactNode
}

/** A thumbnail over the whole width, in its own shape. An address that no longer works leaves the place, with a sign. */
export function Picture({ src, width, height, children }: PictureProps) {
  const { t } = useMessages(insightsMessages)
  const [broken, setBroken] = useState<string>()
  const there = src !== undefined && src !== broken
  return (
    <div
      className="relative w-full overflow-hidden rounded-md bg-sunken"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {there ? (
        <img src={src} alt={t('thumbnails.alt')} className="size-full" onError={() => setBroken(src)} />
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
