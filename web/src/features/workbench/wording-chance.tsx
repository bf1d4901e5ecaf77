import { useMessages } from '#web/messages/messages.tsx'
import { ChanceBar } from '#web/ui/chance-bar.tsx'
import { insightsMessages } from './messages.ts'

/** The chance, from 0 to 1, that a title is better worded than the original, as text and as a bar with a mark at 50%. */
export function WordingChance({ chance }: { chance: number }) {
  const { t, format } = useMessages(insightsMessages)
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="text-sm font-medium tabular-nums">
        {t('insights.results.chance', { chance: format.chance(chance) })}
      </p>
      <div className="flex min-w-24 max-w-60 flex-1">
        <ChanceBar chance={chance} of={2} isBest />
      </div>
    </div>
  )
}
