import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Contribution } from '#shared/contract/advice.ts'
import { splitTitlePieces, type TitlePiece } from '#web/lib/title-pieces.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { insightsMessages } from './messages.ts'

/** Words that change the odds by less than 1.5 percent are not marked. */
const worthMarking = 0.06

function MarkedWord({ text, points }: TitlePiece) {
  const { t } = useMessages(insightsMessages)
  const helps = points > 0
  const Arrow = helps ? ArrowUp : ArrowDown
  return (
    <span
      className={cx(
        'rounded-sm border-b-2 px-0.5 whitespace-nowrap',
        helps ? 'border-good bg-good-soft' : 'border-dashed border-poor bg-poor-soft',
      )}
    >
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t(helps ? 'titles.wordHelps' : 'titles.wordHurts', { word: text })}</VisuallyHidden>
      <Arrow aria-hidden className={cx('ms-0.5 inline size-3.5 align-baseline', helps ? 'text-good' : 'text-poor')} />
    </span>
  )
}

/** A title with an arrow at each word that changes its score: solid for up, dashed for down. */
export function AnnotatedTitle({ title, contributions }: { title: string; contributions: readonly Contribution[] }) {
  return (
    <p className="text-base leading-8 font-medium break-words">
      {splitTitlePieces(title, contributions).map((piece) =>
        Math.abs(piece.points) >= worthMarking ? (
          <MarkedWord key={piece.from} {...piece} />
        ) : (
          <span key={piece.from}>{piece.text}</span>
        ),
      )}
    </p>
  )
}
