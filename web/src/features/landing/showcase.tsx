import { useMessages } from '#web/messages/messages.tsx'
import { Band } from './band.tsx'
import darkSmallAvif from './pictures/dashboard-dark-768.avif'
import darkSmallWebp from './pictures/dashboard-dark-768.webp'
import darkLargeAvif from './pictures/dashboard-dark-1440.avif'
import darkLargeWebp from './pictures/dashboard-dark-1440.webp'
import lightSmallAvif from './pictures/dashboard-light-768.avif'
import lightSmallWebp from './pictures/dashboard-light-768.webp'
import lightLargeAvif from './pictures/dashboard-light-1440.avif'
import lightLargeWebp from './pictures/dashboard-light-1440.webp'

const dark = '(prefers-color-scheme: dark)'
/** As wide as the page lets it be. */
const sizes = '(min-width: 72rem) 68rem, 100vw'
const both = (large: string, small: string) => `${large} 1440w, ${small} 768w`

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
          <source media={dark} type="image/avif" sizes={sizes} srcSet={both(darkLargeAvif, darkSmallAvif)} />
          <source media={dark} type="image/webp" sizes={sizes} srcSet={both(darkLargeWebp, darkSmallWebp)} />
          <source type="image/avif" sizes={sizes} srcSet={both(lightLargeAvif, lightSmallAvif)} />
          <img
            src={lightLargeWebp}
            srcSet={both(lightLargeWebp, lightSmallWebp)}
            sizes={sizes}
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
