import { Star, User } from 'lucide-react'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Band } from './band.tsx'
import { landingMessages } from './messages.ts'
import { areSamples, quotes } from './quotes-content.ts'

const allStars = [1, 2, 3, 4, 5]

/** Quotes of creators, marked as samples until real ones are entered. */
export function Quotes() {
  const { t, locale, format } = useMessages(landingMessages)
  return (
    <Band
      id="quotes"
      heading={t('landing.quotes.heading')}
      {...(areSamples && { text: t('landing.quotes.note'), aside: <Badge>{t('landing.quotes.sample')}</Badge> })}
      className="border-y border-line bg-surface"
    >
      <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {quotes.map(({ text, author, role, subscribers, stars }) => (
          <li key={author.en}>
            <figure className="flex h-full flex-col">
              {stars !== null && <Stars stars={stars} />}
              <blockquote className="flex-1 text-base text-pretty">
                {t('landing.quotes.quoted', { text: text[locale] })}
              </blockquote>
              <figcaption className="mt-4 flex items-center gap-3 text-sm">
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted">
                  <User aria-hidden className="size-5" />
                </span>
                <span>
                  <span className="block font-medium">{author[locale]}</span>
                  <span className="block text-muted">{role[locale]}</span>
                  {subscribers !== null && (
                    <span className="block text-muted">
                      {t('landing.quotes.subscribers', { count: format.count(subscribers) })}
                    </span>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** The rating in stars. */
function Stars({ stars }: { stars: number }) {
  const { t } = useMessages(landingMessages)
  return (
    <p className="mb-4 flex gap-0.5 text-muted">
      {allStars.map((star) => (
        <Star key={star} aria-hidden className={cx('size-4', star <= stars && 'fill-fair-fill text-fair')} />
      ))}
      <span className="sr-only">{t('landing.quotes.stars', { n: stars })}</span>
    </p>
  )
}
