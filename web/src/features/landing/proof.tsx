import { titleAccuracy } from '#shared/prediction/published-figures.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { landingMessages } from './messages.ts'

/** The score's measured accuracy. */
export function Proof() {
  const { t, format } = useMessages(landingMessages)
  const figures = [
    ['twice', format.measured(titleAccuracy.x2.accuracy)],
    ['all', format.measured(titleAccuracy.all.accuracy)],
    ['channels', format.number(titleAccuracy.channels)],
  ] as const
  return (
    <section aria-labelledby="proof" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="proof" className="text-lg font-semibold">
            {t('landing.proof.heading')}
          </h2>
          <TextLink to={paths.accuracy}>{t('landing.proof.link')}</TextLink>
        </div>
        <dl className="mt-6 grid gap-8 sm:grid-cols-3">
          {figures.map(([name, figure]) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-sm text-pretty text-muted">{t(`landing.proof.${name}`)}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
