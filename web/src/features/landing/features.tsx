import type { ComponentType } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { Band } from './band.tsx'
import { landingMessages } from './messages.ts'
import { ChannelDays, RankedDrafts, ReadThumbnail, RisingVideos } from './vignettes.tsx'

const features: readonly (readonly ['titles' | 'thumbnails' | 'trends' | 'dashboard', ComponentType])[] = [
  ['titles', RankedDrafts],
  ['thumbnails', ReadThumbnail],
  ['trends', RisingVideos],
  ['dashboard', ChannelDays],
]

/** The four feature cards. */
export function Features() {
  const { t } = useMessages(landingMessages)
  return (
    <Band id="features" heading={t('landing.features.heading')}>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:gap-6">
        {features.map(([feature, Vignette]) => (
          <li key={feature} className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
            <div className="border-b border-line bg-canvas">
              <Vignette />
            </div>
            <div className="p-6">
              <h3 className="text-lg font-semibold">{t(`landing.features.${feature}.name`)}</h3>
              <p className="mt-2 text-base text-pretty text-muted">{t(`landing.features.${feature}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
