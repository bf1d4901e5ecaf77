import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { storedTheme } from '#web/lib/theme.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'
import { cx } from '#web/ui/cx.ts'
import { Segments } from '#web/ui/segments.tsx'
import { type Place, places } from './places.ts'
import { Preview } from './preview.tsx'

interface PreviewsProps {
  /** The URLs of the thumbnails. */
  images: readonly string[]
  title: string
}

/** Returns the page's current color scheme. */
function pageScheme(): 'light' | 'dark' {
  const theme = storedTheme()
  if (theme !== 'system') return theme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Previews thumbnails and a title as viewers see them, in one place at a time, on a light or dark page. Starts with this page's color scheme. */
export function Previews({ images, title }: PreviewsProps) {
  const { t } = useMessages(thumbnailMessages)
  const [place, setPlace] = useState<Place>('home')
  const [scheme, setScheme] = useState(pageScheme)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segments
          label={t('thumbnails.previews.place')}
          value={place}
          onSelect={setPlace}
          options={places.map((value) => ({ value, label: t(`thumbnails.previews.places.${value}`) }))}
        />
        <Segments
          label={t('thumbnails.previews.scheme')}
          value={scheme}
          onSelect={setScheme}
          options={[
            { value: 'light', label: <SchemeLabel Icon={Sun} name={t('layout.themes.light')} /> },
            { value: 'dark', label: <SchemeLabel Icon={Moon} name={t('layout.themes.dark')} /> },
          ]}
        />
      </div>
      {/* Colors follow the color scheme of this element. */}
      <div
        className={cx(
          'rounded-lg border border-line bg-surface p-4 text-text',
          scheme === 'light' ? 'scheme-light' : 'scheme-dark',
        )}
      >
        {/* Another place cuts the title elsewhere, which is measured once it is on the screen. */}
        <Preview key={place} place={place} images={images} title={title} />
      </div>
      <p className="max-w-prose text-sm text-muted">{t('thumbnails.previews.note')}</p>
    </div>
  )
}

const SchemeLabel = ({ Icon, name }: { Icon: typeof Sun; name: string }) => (
  <>
    <Icon aria-hidden />
    {name}
  </>
)
