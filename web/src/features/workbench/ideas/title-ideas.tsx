import { Sparkles } from 'lucide-react'
import type { Analysis } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { AiMeter } from '#web/layout/ai-meter.tsx'
import { isUsableHappens, useHappens } from '#web/layout/happens/happens.ts'
import { videoOf } from '#web/layout/yardstick/use-analyzed.ts'
import { useJudgments } from '#web/layout/yardstick/use-yardstick.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { Asked } from './asked.tsx'
import { Idea } from './idea.tsx'
import { ideasMessages } from './messages.ts'

interface TitleIdeasProps {
  /** The analysis of the title. */
  analysis: Analysis & { title: string }
  onUse: (title: string) => void
}

/** Generates other titles for a video on demand. */
export function TitleIdeas({ analysis, onUse }: TitleIdeasProps) {
  const { t } = useMessages(ideasMessages)
  const { happens } = useHappens()
  const titles = useAction(contract.advice.titles, [contract.account.get])
  const generate = () =>
    titles.mutate(
      { title: analysis.title, analysis: analysis.id, ...(isUsableHappens(happens) && { happens }) },
      {
        onSuccess: ({ ideas }) => ideas.length > 0 && toast.success(t('ideas.toasts.success')),
        onError: ({ code }) =>
          toast.error(t(code === 'too_many_requests' ? 'errors.codes.too_many_requests' : 'ideas.toasts.failure')),
      },
    )
  return (
    <section aria-busy={titles.isPending}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<Sparkles aria-hidden />} pending={titles.isPending} onClick={generate}>
          {t(titles.isPending ? 'ideas.working' : 'ideas.generate')}
        </Button>
        <AiMeter />
      </div>
      <div aria-live="polite">
        {titles.data && <GeneratedTitles {...titles.data} analysis={analysis} onUse={onUse} />}
      </div>
    </section>
  )
}

type GeneratedTitlesProps = Output<typeof contract.advice.titles> & TitleIdeasProps

function GeneratedTitles({
  adviser,
  fallbackReason,
  basis,
  ideas,
  question,
  missing,
  analysis,
  onUse,
}: GeneratedTitlesProps) {
  const { t } = useMessages(ideasMessages)
  // Judged in the browser, because the server cannot judge by exports.
  const judgments = useJudgments(
    ideas.map(({ title }) => title),
    videoOf(analysis),
  )
  const fallbackNote = fallbackReason && fallbackReason !== 'not_configured' && (
    <p className="mt-1">{t(`advisers.fallbackReasons.${fallbackReason}`)}</p>
  )
  const questionCard = question && <Asked question={question} missing={missing} />
  if (ideas.length === 0) {
    return (
      <>
        <Alert className="mt-3">
          {t(question ? 'ideas.asked' : 'ideas.none')}
          {fallbackNote}
        </Alert>
        {questionCard}
      </>
    )
  }
  return (
    <div className="mt-5">
      <h4 className="text-sm font-semibold">{t('ideas.heading')}</h4>
      <p className="mt-1 mb-3 text-sm text-muted">{t(basis === 'model' ? 'ideas.intro' : 'ideas.unscored')}</p>
      <ol className="flex flex-col gap-3">
        {ideas.map((idea, index) => (
          <Idea key={idea.title} idea={idea} judgment={judgments[index]} onUse={onUse} />
        ))}
      </ol>
      <div className="mt-3 text-xs text-muted">
        <p>{t(adviser === 'ai' ? 'ideas.ai' : 'ideas.builtIn')}</p>
        {fallbackNote}
      </div>
      {questionCard}
    </div>
  )
}
