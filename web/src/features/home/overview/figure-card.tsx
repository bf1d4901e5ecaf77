import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { Sparkline } from '#web/ui/sparkline.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { overviewMessages } from './messages.ts'

/** The change of a figure; a change that rounds to zero counts as none. */
export interface ShownChange {
  readonly way: 'up' | 'down' | 'same'
  /** The size of the change, without a sign. */
  readonly by: string
}

interface FigureCardProps {
  label: string
  figure: string
  note: string
  /** The figure since the channel began. */
  total?: string
  change: ShownChange | undefined
  days: readonly (number | null)[]
}

/** A figure with its change against the previous period and a sparkline. */
export function FigureCard({ label, figure, note, total, change, days }: FigureCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h3 id={id} className="text-sm font-medium text-muted">
        {label}
      </h3>
      <div className="mt-1 flex min-h-10 flex-wrap items-baseline gap-x-3">
        <p className="max-w-full text-xl font-semibold wrap-anywhere tabular-nums sm:text-2xl">{figure}</p>
        {change && <ChangeMark {...change} />}
      </div>
      <p className="mt-1 text-xs text-muted">{note}</p>
      {total && <p className="text-xs text-muted tabular-nums">{total}</p>}
      <div className="mt-auto pt-4">
        <Sparkline values={days} />
      </div>
    </section>
  )
}

const looks = {
  up: { Icon: ArrowUp, colour: 'text-good' },
  down: { Icon: ArrowDown, colour: 'text-poor' },
  same: { Icon: Equal, colour: 'text-muted' },
} as const

function ChangeMark({ way, by }: ShownChange) {
  const { t } = useMessages(overviewMessages)
  const { Icon, colour } = looks[way]
  const said = way === 'same' ? t('overview.same') : t(`overview.${way}`, { by })
  return (
    <p title={said} className={`inline-flex items-center gap-0.5 text-sm font-medium tabular-nums ${colour}`}>
      <Icon aria-hidden className="size-4" />
      <span aria-hidden="true">{way === 'same' ? '' : by}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </p>
  )
}
