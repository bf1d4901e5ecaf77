import { type ReactNode, type Ref, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Analysis, OwnVideo, ScoredTitle, TitleAnalysis } from '#shared/contract/advice.ts'
import { isKept } from '#shared/prediction/next-step.ts'
import { titleAccuracy } from '#shared/prediction/published-figures.ts'
import { useHappens } from '#web/layout/happens/happens.ts'
import { useStudioEvidence } from '#web/layout/studio/use-evidence.ts'
import { useStudio } from '#web/layout/studio/yardstick.ts'
import { NoVerdict, OtherLanguage } from '#web/layout/verdict/live-verdict.tsx'
import { VerdictPanel } from '#web/layout/verdict/verdict.tsx'
import { useAnalyzed } from '#web/layout/yardstick/use-analyzed.ts'
import { useTitleLanguage, useYardstick } from '#web/layout/yardstick/use-yardstick.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnnotatedTitle } from '../annotated-title.tsx'
import { ConnectHint } from '../connect-hint.tsx'
import { ideasMessages } from '../ideas/messages.ts'
import { Movers } from '../movers.tsx'
import { PartsTotal } from '../parts-total.tsx'
import { resultMessages } from './messages.ts'
import { NextSteps } from './next-steps.tsx'
import { OwnHistoryPanel, OwnVideoItem, StudioEvidence } from './own-history.tsx'
import type { TitledAnalysis } from './titled.ts'

/** Both are loaded when they are first shown. */
const TitleIdeas = lazyComponent(() => import('../ideas/title-ideas.tsx'), 'TitleIdeas', ideasMessages)

const Asked = lazyComponent(() => import('../ideas/asked.tsx'), 'Asked', ideasMessages)

interface TitleResultProps {
  /** The ref of the verdict's element. */
  verdictRef?: Ref<HTMLDivElement>
  analysis: TitledAnalysis
  /** Whether the analysis was just created. */
  isNew: boolean
  /** The verdict on the title in the input field, if that title has changed since the analysis. */
  live: ReactNode
  /** The title in the input field. */
  current: string
  /** Puts a suggested title into the input field. */
  onApply: (title: string) => void
  /** Moves to the input field. */
  onEdit: () => void
  /** Moves to suggested titles for the video. */
  onSuggestedTitles: () => void
}

/** The verdict on the title in the input field, and the next steps for the analyzed one. */
export function TitleResult({
  verdictRef,
  analysis,
  isNew,
  live,
  current,
  onApply,
  onEdit,
  onSuggestedTitles,
}: TitleResultProps) {
  const { t } = useMessages(resultMessages)
  const { title, titleAnalysis, seconds, nextSteps } = analysis
  const analyzed = useAnalyzed(analysis)
  const { ownHistory, scored } = useOwnHistory(analysis)
  const expected = useTitleLanguage()
  // The creator's own patterns do not apply to a title in another language.
  const isOtherLanguage = scored !== undefined && titleAnalysis.basis === 'other_language' && expected === 'en'
  const patterns = isOtherLanguage ? [] : (scored?.patterns ?? [])
  const isListed = patterns.length > 0 || titleAnalysis.checks.length > 0 || (nextSteps?.length ?? 0) > 0
  const { checks } = titleAnalysis
  const needsChange = patterns.length > 0 || checks.length > 0 || nextSteps?.some((step) => !isKept(step)) === true
  const yardstick = analyzed.state === 'judged' ? analyzed.verdict.yardstick : undefined
  // If the field has a different title, the heading names the title that the steps are for.
  const heading = live ? t('result.steps.headingFor', { title }) : t('result.steps.heading')
  const contributions = titleAnalysis.basis === 'model' ? titleAnalysis.contributions : []
  return (
    <article className="flex flex-col gap-5">
      <h3 className="text-sm font-semibold">{t('insights.results.titleAnalysis')}</h3>
      <div ref={verdictRef} className="min-w-0">
        {live || (
          <AnalyzedVerdict
            analyzed={analyzed}
            seconds={seconds}
            asOf={isNew ? scored?.fetchedAt : analysis.createdAt}
          />
        )}
        {!live && isOtherLanguage && <OtherLanguage />}
        {!live && yardstick === 'general' && <ConnectHint />}
        {ownHistory && !scored && <OwnHistoryPanel ownHistory={ownHistory} />}
        {analysis.ownHistory?.state !== 'scored' && <OpenExports />}
      </div>
      {/* The marks explain the rank among real titles. With a verdict by the channel, they are shown in that rank's details instead. */}
      {!live && yardstick === 'general' && <AnnotatedTitle title={title} contributions={contributions} />}
      <div className="min-w-0">
        {analysis.question && (
          <Suspense>
            <Asked question={analysis.question} />
          </Suspense>
        )}
        {isListed && (
          <NextSteps
            {...{ title, current, onApply, onEdit, patterns, checks, heading }}
            steps={nextSteps ?? []}
            examples={scored?.examples ?? []}
          />
        )}
        {!needsChange && (
          <NoSteps
            heading={heading}
            reason={isListed ? undefined : findReason(titleAnalysis.basis, nextSteps)}
            best={scored?.best ?? []}
            onSuggestedTitles={onSuggestedTitles}
          />
        )}
      </div>
    </article>
  )
}

/** Returns the server's result for the channel's videos on YouTube. Undefined for a verdict by exports. */
function useOwnHistory({ ownHistory }: Analysis) {
  const isByStudio = useStudio()?.isUsed === true
  if (isByStudio || !ownHistory) return {}
  return { ownHistory, scored: ownHistory.state === 'scored' ? ownHistory : undefined }
}

/** The videos behind the verdict. */
export function Evidence({ analysis }: { analysis: TitledAnalysis }) {
  const { title, seconds } = analysis
  const evidence = useStudioEvidence(title, seconds)
  const isByStudio = useStudio()?.isUsed === true
  const { scored } = useOwnHistory(analysis)
  return (
    <>
      {isByStudio && evidence && (
        <div className="min-w-0">
          <StudioEvidence videos={evidence} />
        </div>
      )}
      {scored && (
        <div className="min-w-0">
          <OwnHistoryPanel ownHistory={scored} />
        </div>
      )}
    </>
  )
}

interface AnalyzedVerdictProps {
  analyzed: ReturnType<typeof useAnalyzed>
  /** The planned length. */
  seconds: number | undefined
  /** When the verdict was given, if not just now, or else when the channel's videos were fetched. */
  asOf: string | undefined
}

/** The stored verdict, the current verdict by the creator's exports, or why there is none. */
function AnalyzedVerdict({ analyzed, seconds, asOf }: AnalyzedVerdictProps) {
  const { t } = useMessages(resultMessages)
  const yardstick = useYardstick()
  if (analyzed.state === 'judged') {
    const { verdict } = analyzed
    const { yardstick: by } = verdict
    // The lengths of videos on YouTube are always known.
    const lengthMatters = by === 'channel' || (by === 'studio' && yardstick.state === 'ready' && yardstick.hasLengths)
    return (
      <VerdictPanel
        verdict={verdict}
        length={lengthMatters ? (seconds ?? 'usual') : undefined}
        asOf={by === 'studio' ? undefined : asOf}
      />
    )
  }
  if (analyzed.state === 'expired' || analyzed.state === 'unjudged')
    return <Alert>{t(`verdict.${analyzed.state}`)}</Alert>
  return analyzed.state !== 'empty' && <NoVerdict judgment={analyzed} />
}

/** Suggests using exports if there is no verdict by the creator's own videos and no export is open. */
function OpenExports() {
  const { t } = useMessages(resultMessages)
  if (useStudio()) return null
  return (
    <p className="mt-3 text-xs text-muted">
      {t('result.openExports')}{' '}
      <Link to={paths.studioData} className="text-accent underline underline-offset-4">
        {t('layout.links.studioData')}
      </Link>
    </p>
  )
}

/** Why there are no next steps for a title. */
type NoStepsReason = 'earlier' | 'none' | 'otherLanguage' | 'unclear'

/** Returns why no next steps were found for a title. */
function findReason(basis: TitleAnalysis['basis'], steps: Analysis['nextSteps']): NoStepsReason {
  if (!steps) return 'earlier'
  return basis === 'other_language' ? 'otherLanguage' : basis === 'nothing_known' ? 'unclear' : 'none'
}

interface NoStepsProps {
  heading: string
  /** Undefined if the list above only says what to keep. */
  reason: NoStepsReason | undefined
  /** The creator's best videos. */
  best: readonly OwnVideo[]
  onSuggestedTitles: () => void
}

/**
 * Explains why there is nothing to change and what to do instead: the creator's most successful titles and, once the question above is
 * answered, suggested titles.
 */
function NoSteps({ heading, reason, best, onSuggestedTitles }: NoStepsProps) {
  const { t } = useMessages(resultMessages)
  const { happens } = useHappens()
  return (
    <section className="mt-3 first:mt-0">
      {reason && (
        <>
          <h3 className="text-sm font-semibold break-words">{heading}</h3>
          <p className="mt-2 text-sm text-muted">{t(`result.steps.missing.${reason}`)}</p>
        </>
      )}
      {happens.trim() && reason !== 'earlier' && (
        <Button size="small" className="mt-2" onClick={onSuggestedTitles}>
          {t('result.steps.others')}
        </Button>
      )}
      {best.length > 0 && (
        <>
          <p className="mt-3 text-sm">{t('result.steps.best')}</p>
          <ul className="mt-1 divide-y divide-line">
            {best.map((video) => (
              <OwnVideoItem key={video.id} video={video} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Suggested titles for the video, with the AI's advice. */
export function SuggestedTitles({
  analysis,
  advice,
  onUse,
}: {
  analysis: TitledAnalysis
  advice: ReactNode
  onUse: (title: string) => void
}) {
  const { t } = useMessages(resultMessages)
  return (
    <div className="flex flex-col gap-6">
      <h3 className="sr-only">{t('result.tabs.titles')}</h3>
      <Suspense fallback={<Skeleton className="h-10 w-48" />}>
        <TitleIdeas analysis={analysis} onUse={onUse} />
      </Suspense>
      {advice}
    </div>
  )
}

interface TitleDetailsProps {
  analysis: TitledAnalysis
  scored: ScoredTitle
}

/** What affects the rank among real titles, and the model's accuracy. */
export function TitleDetails({ analysis, scored }: TitleDetailsProps) {
  const { title, base, ownHistory } = analysis
  const { t, format } = useMessages(resultMessages)
  const analyzed = useAnalyzed(analysis)
  return (
    <div className="flex flex-col gap-5">
      {ownHistory?.state === 'scored' && <AnnotatedTitle title={title} contributions={scored.contributions} />}
      <p className="text-sm text-muted">{t('insights.results.partsNote')}</p>
      <Movers title={title} contributions={scored.contributions} explained />
      <PartsTotal
        scored={scored}
        title={title}
        base={base}
        verdict={analyzed.state === 'judged' ? analyzed.verdict : undefined}
      />
      <p className="border-t border-line pt-4 text-xs text-muted">
        {t('insights.results.source')}{' '}
        {t('insights.results.measured', {
          channels: titleAccuracy.channels,
          all: format.measured(titleAccuracy.all.accuracy),
          twice: format.measured(titleAccuracy.x2.accuracy),
        })}{' '}
        <Link to={paths.accuracy} className="text-accent underline underline-offset-4">
          {t('record.general')}
        </Link>
      </p>
    </div>
  )
}
