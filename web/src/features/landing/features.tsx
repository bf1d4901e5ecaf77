import { ChartNoAxesCombined, Image, type LucideIcon, TextCursorInput, TrendingUp } from 'lucide-react'
import { useMessages } from '#web/messages/messages.tsx'
import { Band } from './band.tsx'

const features: readonly (readonly ['titles' | 'thumbnails' | 'trends' | 'dashboard', LucideIcon])[] = [
  ['titles', TextCursorInput],
  ['thumbnails', Image],
  ['trends', TrendingUp],
  ['dashboard', ChartNoAxesCombined],
]

/** The four things the product does. */
export function Features() {
  const { t } = useMessages()
  return (
    <Band id="features" heading={t('landing.features.heading')}>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(([feature, Icon]) => (
          <li key={feature} className="rounded-lg border border-line bg-surface p-6">
            <span className="grid size-10 place-items-center rounded-md bg-accent-soft text-accent">
              <Icon aria-hidden className="size-5" />
            </span>
            <h3 className="mt-5 text-base font-semibold">{t(`landing.features.${feature}.name`)}</h3>
            <p className="mt-2 text-sm text-pretty text-muted">{t(`landing.features.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
