import { useMessages } from '#web/messages/messages.tsx'
import { Band } from './band.tsx'
import darkAvif from './pictures/dashboard-dark.avif'
import darkWebp from './pictures/dashboard-dark.webp'
import lightAvif from './pictures/dashboard-light.avif'
import lightWebp from './pictures/dashboard-light.webp'

const dark = '(prefers-color-scheme: dark)'

/** The dashboard as it is: a picture that `npm run pictures` takes of the running system. */
export function Showcase() {
  const { t } = useMessages()
  return (
    <Band
      id="dashboard"
      heading={t('landing.picture.heading')}
      text={t('landing.picture.text')}
      className="pt-0 sm:pt-0"
    >
      <figure className="mt-10">
        <picture>
          <source media={dark} type="image/avif" srcSet={darkAvif} />
          <source media={dark} type="image/webp" srcSet={darkWebp} />
          <source type="image/avif" srcSet={lightAvif} />
          <img
            src={lightWebp}
            alt={t('landing.picture.alt')}
            width={1440}
            height={900}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-lg border border-line shadow-high"
          />
        </picture>
        <figcaption className="mt-3 text-sm text-muted">{t('landing.picture.caption')}</figcaption>
      </figure>
    </Band>
  )
}
