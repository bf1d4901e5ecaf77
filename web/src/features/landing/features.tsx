import { VerdictBadge } from '#web/layout/verdict/verdict-line.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Band } from './band.tsx'
import { landingMessages } from './messages.ts'
import { onChannel, sideBySide } from './story-data.ts'
import { ChannelDays, ReadThumbnail, RisingVideos } from './vignettes.tsx'

const small = [
  ['thumbnails', ReadThumbnail],
  ['trends', RisingVideos],
  ['dashboard', ChannelDays],
] as const

/** The four features. Titles are shown larger than the others. */
export function Features() {
  const { t } = useMessages(landingMessages)
  return (
    <Band id="features" heading={t('landing.features.heading')} className="border-y border-line bg-surface">
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div className="self-start rounded-xl bg-accent-soft p-6 sm:p-8">
          <h3 className="text-xl font-semibold">{t('landing.features.titles.name')}</h3>
          <p className="mt-2 text-base">{t('landing.features.titles.text')}</p>
          <ol className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface px-4">
            {sideBySide.map(({ title, score }) => (
              <li key={title} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <span lang="en" className="min-w-0 basis-40 grow text-base font-medium">
                  {title}
                </span>
                <VerdictBadge verdict={onChannel(score)} />
              </li>
            ))}
          </ol>
          <p className="mt-3 text-sm text-muted">{t('landing.features.invented')}</p>
        </div>
        <ul className="flex flex-col justify-between gap-8">
          {small.map(([feature, Vignette]) => (
            <li key={feature} className="flex flex-wrap gap-x-6 gap-y-3">
              <Vignette />
              <div className="basis-40 grow">
                <h3 className="text-lg font-semibold">{t(`landing.features.${feature}.name`)}</h3>
                <p className="mt-1 text-base text-pretty text-muted">{t(`landing.features.${feature}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
