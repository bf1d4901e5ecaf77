import { useMessages } from '#web/messages/messages.tsx'
import { Band } from './band.tsx'
import { landingMessages } from './messages.ts'
import darkSmall from './pictures/dashboard-dark-1088.avif'
import darkLarge from './pictures/dashboard-dark-2176.avif'
import lightSmall from './pictures/dashboard-light-1088.avif'
import lightLarge from './pictures/dashboard-light-2176.avif'

/** Rendered up to 1088 pixels wide, with sources for high-density screens. */
const sizes = '(min-width: 72rem) 68rem, 100vw'
const both = (large: string, small: string) => `${large} 2176w, ${small} 1088w`

/** A screenshot of the dashboard, taken by `npm run pictures`. */
export function Showcase() {
  const { t } = useMessages(landingMessages)
  return (
    <Band
      id="dashboard"
      heading={t('landing.picture.heading')}
      text={t('landing.picture.text')}
      className="pt-0 sm:pt-0"
    >
      <figure className="mt-10">
        <picture>
          <source data-dark media="(prefers-color-scheme: dark)" sizes={sizes} srcSet={both(darkLarge, darkSmall)} />
          <img
            src={lightSmall}
            srcSet={both(lightLarge, lightSmall)}
            sizes={sizes}
            alt={t('landing.picture.alt')}
            width={1088}
            height={680}
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
