import { ownHistoryAccuracy, titleAccuracy } from '#shared/prediction/published-figures.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { landingMessages } from './messages.ts'

/** How often a guess is right. */
const guessing = 0.5

const rows = [
  ['guessing', guessing],
  ['title', titleAccuracy.all.accuracy],
  ['channel', ownHistoryAccuracy.all.accuracy],
  ['channelTwice', ownHistoryAccuracy.x2.accuracy],
] as const

/** How often the score picks the better of two videos, compared with guessing. */
export function Proof() {
  const { t, format } = useMessages(landingMessages)
  return (
    <section aria-labelledby="proof" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-8 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:px-8">
        <div>
          <h2 id="proof" className="text-2xl font-semibold">
            {t('landing.proof.heading')}
          </h2>
          <p className="mt-3 text-base text-muted">{t('landing.proof.text')}</p>
          <TextLink to={paths.accuracy} className="mt-3 inline-block">
            {t('landing.proof.link')}
          </TextLink>
        </div>
        <div>
          <dl className="divide-y divide-line">
            {rows.map(([name, share]) => (
              <div key={name} className="flex flex-col-reverse gap-x-6 py-3 sm:flex-row sm:items-end">
                <dt className="grow text-base">
                  {t(`landing.proof.${name}`)}
                  <Bar share={share} />
                </dt>
                <dd
                  className={cx(
                    'text-2xl tabular-nums sm:w-24 sm:text-end',
                    share === guessing ? 'text-muted' : 'font-semibold',
                  )}
                >
                  {share === guessing ? format.percent(share) : format.measured(share)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-muted">
            {t('landing.proof.measured', {
              own: format.number(ownHistoryAccuracy.channels),
              title: format.number(titleAccuracy.channels),
            })}
          </p>
        </div>
      </div>
    </section>
  )
}

/** A share of all pairs, with a mark at guessing. Decorative: the number is beside it. */
const Bar = ({ share }: { share: number }) => (
  <svg aria-hidden="true" className="mt-2 block h-4 w-full">
    <rect y="4" width="100%" height="8" rx="4" className="fill-sunken" />
    <rect
      y="4"
      width={`${100 * share}%`}
      height="8"
      rx="4"
      className={share === guessing ? 'fill-muted' : 'fill-accent'}
    />
    <rect x={`${100 * guessing}%`} width="2" height="16" rx="1" className="fill-text" />
  </svg>
)
