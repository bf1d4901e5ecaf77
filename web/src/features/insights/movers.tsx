import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import type { Contribution } from '#shared/contract/advice.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { insightsMessages } from './messages.ts'

interface MoversProps {
  title: string
  contributions: readonly Contribution[]
  /** The most entries in each direction. */
  most?: number
  /** Whether to explain each trait. */
  explained?: boolean
}

/** The words and traits that raise and lower a title's score, strongest first. */
export function Movers({ title, contributions, most = Number.POSITIVE_INFINITY, explained = false }: MoversProps) {
  const { t } = useMessages(insightsMessages)
  const strongest = contributions.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const scale = Math.abs(strongest[0]?.points ?? 0)
  const side = (sign: 1 | -1) => strongest.filter(({ points }) => points * sign >= visible).slice(0, most)
  const [up, down] = [side(1), side(-1)]
  if (up.length + down.length === 0) return <p className="text-sm text-muted">{t('insights.live.even')}</p>
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Side heading={t('titles.helps')} title={title} parts={up} scale={scale} explained={explained} />
      <Side heading={t('titles.hurts')} title={title} parts={down} scale={scale} explained={explained} />
    </div>
  )
}

/** Smaller contributions would show as 0.00. */
const visible = 0.005

interface SideProps {
  heading: string
  title: string
  parts: readonly Contribution[]
  /** The points of the longest bar. */
  scale: number
  explained: boolean
}

function Side({ heading, parts, ...rest }: SideProps) {
  const id = useId()
  if (parts.length === 0) return null
  return (
    <div>
      <p id={id} className="text-xs font-medium text-muted">
        {heading}
      </p>
      <ul aria-labelledby={id} className="mt-1.5 flex flex-col gap-2">
        {parts.map((part) => (
          <Part key={part.of.kind === 'word' ? `word ${part.of.word}` : part.of.trait} {...{ part, ...rest }} />
        ))}
      </ul>
    </div>
  )
}

type PartProps = Omit<SideProps, 'heading' | 'parts'> & { part: Contribution }

function Part({ part: { of, at, points }, title, scale, explained }: PartProps) {
  const { t, locale } = useMessages(insightsMessages)
  const helps = points > 0
  const Arrow = helps ? ArrowUp : ArrowDown
  const word = of.kind === 'word' && t('titles.quoted', { text: at ? title.slice(...at) : of.word })
  const signed = new Intl.NumberFormat(locale, {
    signDisplay: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (
    <li className="text-sm">
      <div className="flex items-baseline gap-2">
        <Arrow aria-hidden className={cx('size-3.5 shrink-0 self-center', helps ? 'text-good' : 'text-poor')} />
        <span className="min-w-0 flex-1 break-words">
          {of.kind === 'word' ? word : t(`prediction.traits.${of.trait}.name`)}
        </span>
        <span className="text-xs text-muted tabular-nums">{signed.format(points)}</span>
      </div>
      <svg aria-hidden="true" className="mt-1 block h-1 w-full">
        <rect
          width={`${(100 * Math.abs(points)) / scale}%`}
          height="100%"
          rx="2"
          className={cx('fill', helps ? 'fill-good' : 'fill-poor')}
        />
      </svg>
      {explained && of.kind === 'trait' && (
        <p className="mt-1 text-xs text-muted">{t(`prediction.traits.${of.trait}.text`)}</p>
      )}
    </li>
  )
}
