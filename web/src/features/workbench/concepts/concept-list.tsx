import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import type { Contribution } from '#shared/contract/advice.ts'
import { type ConceptGroup, type ConceptPart, groupByConcept, wordsOf } from '#shared/prediction/concepts.ts'
import { findLargest, keepStrongest } from '#web/lib/concept-parts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { insightsMessages } from '../messages.ts'
import { formatOdds, formatPoints } from './effects.ts'

export interface ConceptListProps {
  title: string
  contributions: readonly Contribution[]
  /** The maximum number of parts. */
  most?: number
  /** Whether to explain each group and show how much each part changes. */
  explained?: boolean
  /** Shows points instead of changes in the odds, for models whose points are not log-odds. */
  asPoints?: boolean
}

/** What raises and lowers a title's score, grouped by what a creator can change. */
export function ConceptList({ title, contributions, most, explained = false, asPoints = false }: ConceptListProps) {
  const { t } = useMessages(insightsMessages)
  const groups = keepStrongest(groupByConcept(title, contributions), most)
  if (groups.length === 0) return <p className="text-sm text-muted">{t('insights.live.even')}</p>
  const scale = findLargest(groups)
  return (
    <div className="gap-x-8 sm:columns-2">
      {groups.map((group) => (
        <Group key={group.concept} {...{ group, title, scale, explained, asPoints }} />
      ))}
    </div>
  )
}

interface GroupProps {
  group: ConceptGroup
  title: string
  /** The points of the longest bar. */
  scale: number
  explained: boolean
  asPoints: boolean
}

function Group({ group: { concept, points, parts }, ...rest }: GroupProps) {
  const { explained, asPoints } = rest
  const { t } = useMessages(insightsMessages)
  const id = useId()
  return (
    <div className="mb-5 break-inside-avoid">
      <p className="flex items-baseline justify-between gap-2 text-xs font-medium">
        <span id={id}>{t(`prediction.concepts.${concept}.name`)}</span>
        {explained && parts.length > 1 && <Effect {...{ points, asPoints }} />}
      </p>
      {explained && <p className="mt-0.5 text-xs text-muted">{t(`prediction.concepts.${concept}.text`)}</p>}
      <ul aria-labelledby={id} className="mt-1.5 flex flex-col gap-2">
        {parts.map((part) => (
          <PartItem key={part.trait ?? part.at.join()} part={part} {...rest} />
        ))}
      </ul>
    </div>
  )
}

type PartItemProps = Omit<GroupProps, 'group'> & { part: ConceptPart }

function PartItem({ part, title, scale, explained, asPoints }: PartItemProps) {
  const { t } = useMessages(insightsMessages)
  const { trait, points, absent } = part
  const name = trait && (absent ? t(`prediction.absent.${absent}`) : t(`prediction.traits.${trait}`))
  const helps = points > 0
  const Arrow = helps ? ArrowUp : ArrowDown
  const words = wordsOf(title, part)
    .map((text) => t('titles.quoted', { text }))
    .join(', ')
  return (
    <li className="text-sm">
      <div className="flex items-baseline gap-2">
        <Arrow aria-hidden className={cx('size-3.5 shrink-0 self-center', helps ? 'text-good' : 'text-poor')} />
        <span className="min-w-0 flex-1 break-words">
          {name} {trait ? <span className="text-muted">{words}</span> : words}
        </span>
        {explained && <Effect {...{ points, asPoints }} />}
      </div>
      <svg aria-hidden="true" className="mt-1 block h-1 w-full">
        <rect
          width={`${(100 * Math.abs(points)) / scale}%`}
          height="100%"
          rx="2"
          className={cx('fill', helps ? 'fill-good' : 'fill-poor')}
        />
      </svg>
    </li>
  )
}

/** The signed change in the odds in percent, or the signed points. */
function Effect({ points, asPoints }: { points: number; asPoints: boolean }) {
  const { locale } = useMessages(insightsMessages)
  return (
    <span className="text-xs text-muted tabular-nums">{(asPoints ? formatPoints : formatOdds)(locale, points)}</span>
  )
}
