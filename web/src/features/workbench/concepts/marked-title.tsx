import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Contribution } from '#shared/contract/advice.ts'
import { groupByConcept } from '#shared/prediction/concepts.ts'
import { splitTitlePieces, type TitlePiece } from '#web/lib/title-pieces.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { insightsMessages } from '../messages.ts'

function MarkedWord({ text, points }: TitlePiece) {
  const { t } = useMessages(insightsMessages)
  const helps = points > 0
  const lastWord = text.lastIndexOf(' ') + 1
  const Arrow = helps ? ArrowUp : ArrowDown
  return (
    <span
      className={cx(
        'rounded-sm border-b-2 box-decoration-clone px-0.5',
        helps ? 'border-good bg-good-soft' : 'border-dashed border-poor bg-poor-soft',
      )}
    >
      <span aria-hidden>{text.slice(0, lastWord)}</span>
      <VisuallyHidden>{t(helps ? 'titles.wordHelps' : 'titles.wordHurts', { word: text })}</VisuallyHidden>
      {/* The arrow stays on the line of the last word. */}
      <span aria-hidden className="whitespace-nowrap">
        {text.slice(lastWord)}
        <Arrow className={cx('ms-0.5 inline size-3.5 align-baseline', helps ? 'text-good' : 'text-poor')} />
      </span>
    </span>
  )
}

/** The text of a title with an arrow at each word or phrase that changes its score: solid for up, dashed for down. */
export const MarkedTitle = ({ title, contributions }: { title: string; contributions: readonly Contribution[] }) =>
  splitTitlePieces(title, groupByConcept(title, contributions)).map((piece) =>
    piece.points === 0 ? <span key={piece.from}>{piece.text}</span> : <MarkedWord key={piece.from} {...piece} />,
  )
