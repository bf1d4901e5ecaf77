import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { Entrance } from './entrance.tsx'
import { LivePanel } from './live/live-panel.tsx'
import { landingMessages } from './messages.ts'

/** The headline and the live title scorer. */
export function Hero() {
  const { t } = useMessages(landingMessages)
  return (
    <section aria-labelledby="headline" className="mx-auto max-w-6xl px-4 pt-10 pb-12 sm:px-6 sm:pb-20 lg:px-8">
      <h1 id="headline" className="text-3xl font-semibold sm:text-4xl">
        {t('landing.hero.headline')}
      </h1>
      <div className="mt-5 flex flex-col gap-8 lg:flex-row lg:items-start lg:justify-between lg:gap-14">
        <p className="max-w-2xl text-lg text-pretty text-muted">{t('landing.hero.text')}</p>
        <div className="shrink-0">
          <div className="flex flex-wrap items-center gap-3">
            <Entrance label={t('landing.hero.start')} />
            <a
              href="#features"
              className={cx(
                'inline-flex h-12 items-center rounded-md border border-control/60 bg-surface px-6 text-base font-medium',
                'shadow-low transition-colors duration-100 hover:bg-sunken',
              )}
            >
              {t('landing.hero.more')}
            </a>
          </div>
          <p className="when-signed-out mt-3 text-sm text-muted">{t('landing.hero.note')}</p>
        </div>
      </div>
      <LivePanel />
    </section>
  )
}
