import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'
import { cx } from '#web/ui/cx.ts'
import { Segments } from '#web/ui/segments.tsx'
import { places } from './places.ts'
import { Preview } from './preview.tsx'

interface PreviewsProps {
  /** The addresses of one or two thumbnails. */
  images: readonly string[]
  title: string
}

/** Previews thumbnails and title at the sizes viewers see, in light or dark mode. */
export function Previews({ images, title }: PreviewsProps) {
  const { t } = useMessages(thumbnailMessages)
  const [scheme, setScheme] = useState<'light' | 'dark'>('dark')
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-sm text-muted">{t('thumbnails.previews.note')}</p>
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
          '-mx-5 flex flex-wrap items-start gap-x-10 gap-y-8 border-y border-line bg-surface px-4 py-4 text-text sm:mx-0 sm:rounded-lg sm:border-x sm:p-6',
          scheme === 'light' ? 'scheme-light' : 'scheme-dark',
        )}
      >
        {places.map((place) => (
          <Preview key={place} place={place} images={images} title={title} />
        ))}
      </div>
    </div>
  )
}

const SchemeLabel = ({ Icon, name }: { Icon: typeof Sun; name: string }) => (
  <>
    <Icon aria-hidden />
    {name}
  </>
)
