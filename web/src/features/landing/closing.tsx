import { useMessages } from '#web/messages/messages.tsx'
import { Entrance } from './entrance.tsx'
import { landingMessages } from './messages.ts'

/** The closing call to action. */
export function Closing() {
  const { t } = useMessages(landingMessages)
  return (
    <section aria-labelledby="closing" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6 lg:px-8">
      <div className="flex flex-col items-center rounded-xl bg-accent-soft px-6 py-12 text-center">
        <h2 id="closing" className="text-2xl font-semibold">
          {t('landing.closing.heading')}
        </h2>
        <p className="mt-3 mb-6 max-w-xl text-lg text-muted">{t('landing.closing.text')}</p>
        <Entrance label={t('landing.closing.action')} />
      </div>
    </section>
  )
}
