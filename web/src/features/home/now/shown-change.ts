import type { Change } from '#shared/contract/youtube.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { nowMessages } from './messages.ts'

/** The change of a figure; a change that rounds to zero counts as none. */
export interface ShownChange {
  readonly way: 'up' | 'down' | 'same'
  /** The size of the change, without a sign. */
  readonly by: string
}

/** Formats changes as shares, counts or percentage points, with one decimal where needed. */
export function useShownChanges() {
  const { t, format } = useMessages(nowMessages)
  const shownBy = (rounded: number, by: string): ShownChange => ({
    way: rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'same',
    by,
  })
  const permille = (share: number) => Math.round(share * 1000)
  return {
    ratio: ({ ratio }: Change) =>
      ratio === null ? undefined : shownBy(permille(ratio), format.percent(Math.abs(ratio))),
    count: ({ difference }: Change) => shownBy(difference, format.count(Math.abs(difference))),
    points: ({ difference }: Change) => {
      const points = permille(difference) / 10
      return shownBy(points, t('overview.points', { by: format.number(Math.abs(points)) }))
    },
  }
}
