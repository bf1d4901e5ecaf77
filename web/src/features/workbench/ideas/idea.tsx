import { Copy } from 'lucide-react'
import type { ScoreChange, TitleIdea } from '#shared/contract/advice.ts'
import { VerdictLine } from '#web/layout/verdict/verdict-line.tsx'
import type { Judgment } from '#web/layout/yardstick/judgment.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { WordingChance } from '../wording-chance.tsx'
import { ideasMessages } from './messages.ts'

interface IdeaProps {
  idea: TitleIdea
  /** The verdict on the idea if it replaced the typed title. */
  judgment: Judgment | undefined
  onUse: (title: string) => void
}

/** A title idea with its verdict, chance, origin, reasons and thumbnail text. It can be copied or used. */
export function Idea({
  idea: { title, chance, fact, thumbnailText, edits, scoreChanges },
  judgment,
  onUse,
}: IdeaProps) {
  const { t } = useMessages(ideasMessages)
  const formatList = useListFormatter()
  const formatWords = (words: readonly string[]) => formatList(words.map((text) => t('titles.quoted', { text })))
  const nameOf = ({ of: cause, isAbsent }: ScoreChange) => {
    const name =
      cause.kind === 'word' ? t('titles.quoted', { text: cause.word }) : t(`prediction.traits.${cause.trait}`)
    // Matches no single-letter word, such as "I".
    const inSentence = name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    return isAbsent ? t('ideas.without', { name: inSentence }) : name
  }
  const copy = async () => {
    if (await copyText(title)) toast.success(t('ideas.copied'))
    else toast.info(t('ideas.notCopied'))
  }
  return (
    <li className="rounded-md border border-line p-4">
      <p className="mb-1 font-medium break-words">{title}</p>
      {judgment?.state === 'judged' && <VerdictLine verdict={judgment.verdict} />}
      {chance !== undefined && <WordingChance chance={chance} />}
      {fact && <p className="mt-2 text-sm text-muted break-words">{t('ideas.fact', { fact })}</p>}
      {thumbnailText && <p className="mt-1 text-sm break-words">{t('ideas.onThumbnail', { text: thumbnailText })}</p>}
      {edits.length > 0 && (
        <p className="mt-2 text-sm text-muted break-words">
          {t('ideas.changed', {
            list: formatList(edits.map(({ kind, words }) => t(`ideas.steps.${kind}`, { words: formatWords(words) }))),
          })}
        </p>
      )}
      {scoreChanges.length > 0 && (
        <p className="mt-1 text-sm text-muted">{t('ideas.moved', { list: formatList(scoreChanges.map(nameOf)) })}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" aria-label={t('ideas.useLabel', { title })} onClick={() => onUse(title)}>
          {t('insights.results.use')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={<Copy aria-hidden />}
          aria-label={t('ideas.copyLabel', { title })}
          onClick={() => void copy()}
        >
          {t('ideas.copy')}
        </Button>
      </div>
    </li>
  )
}

/** Returns a function that joins parts as a list in the current language: a, b and c. */
function useListFormatter() {
  const { locale } = useMessages(ideasMessages)
  const formatter = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (parts: readonly string[]) => formatter.format(parts)
}
