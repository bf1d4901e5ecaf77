import { Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Draft as StoredDraft } from '#shared/contract/drafts.ts'
import { VideoLineContext } from '#web/layout/happens/video-line.ts'
import { JudgedTitles } from '#web/layout/yardstick/judged-titles.tsx'
import { lazyComponent } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ContentPanel } from './content-panel.tsx'
import { linkedDraftMessages } from './draft/messages.ts'
import { InsightsPage } from './insights-page.tsx'
import { InsightsPanel } from './insights-panel.tsx'
import { insightsMessages } from './messages.ts'
import { resultMessages } from './result/messages.ts'
import type { ResultTab } from './result/results.tsx'
import { keepInView, reveal, useHighlight } from './reveal.ts'
import { ThumbnailCards } from './thumbnail/thumbnail-cards.tsx'
import { usePictures } from './thumbnail/use-pictures.ts'
import { slotNames, useThumbnails } from './thumbnail/use-thumbnails.ts'
import { useAnalysis } from './use-analysis.ts'
import { useDraft } from './use-draft.ts'
import { useHistory, useShownAnalysis } from './use-history.ts'

/** Loaded apart from the screen, because it is below the fold. */
const History = lazyComponent(() => import('./history.tsx'), 'History', insightsMessages)

/** Loaded only for creators who come with a pattern. */
const PatternHint = lazyComponent(() => import('./pattern-hint.tsx'), 'PatternHint', insightsMessages)

/** Loaded with the first analysis. */
const Results = lazyComponent(() => import('./result/results.tsx'), 'Results', resultMessages)

/** Loaded only for an analysis that belongs to a draft. */
const LinkedDraft = lazyComponent(() => import('./draft/linked-draft.tsx'), 'LinkedDraft', linkedDraftMessages)

/**
 * The Predictive Insights screen, which works on one video. `?title=` is the input's initial value, `?analysis=` the analysis
 * shown, `?draft=` the draft of the video, and `?pattern=` the pattern of a trending video. What is typed is stored in this
 * tab. Analyses become versions of the video's draft, which the first one creates, until the creator starts with another video.
 */
export function PredictiveInsights() {
  return (
    <JudgedTitles>
      <Screen />
    </JudgedTitles>
  )
}

function Screen() {
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const line = useRef<HTMLTextAreaElement>(null)
  const { highlight, flash } = useHighlight()
  const history = useHistory()
  const shown = useShownAnalysis(history)
  const thumbnails = useThumbnails()
  const pictures = usePictures(thumbnails)
  const toInput = () => reveal(input.current, 'center')
  const pressed = useRef<Element>(null)
  const isAwaited = useRef(false)
  // If the user navigated away meanwhile, stay there.
  const toPanel = () => document.activeElement === pressed.current && keepInView(panel.current)
  const [newest, setNewest] = useState<string>()
  const isNew = shown.analysis !== undefined && shown.analysis.id === newest
  const more = useRef<HTMLElement>(null)
  const [tab, setTab] = useState<ResultTab>()
  const [params] = useSearchParams()
  const [stored, setStored] = useState<StoredDraft>()
  const typed = useDraft({ shown, read: stored })
  const { linked, title, video, happens, setTitle, setSeconds, setHappens, takeOffered, setAnalysis } = typed
  const analysis = useAnalysis({
    draft: linked,
    onDone: (made, { thumbnail }) => {
      setNewest(made.id)
      setAnalysis(made)
      pictures.remember(made, thumbnail)
      shown.show(made)
      isAwaited.current = true
    },
    onRefused: toPanel,
    onThumbnailExpired: (thumbnail) => {
      thumbnails.a.expire(thumbnail)
      thumbnails.b.expire(thumbnail)
    },
  })
  const startNew = () => {
    analysis.reset()
    typed.clear()
    for (const slot of slotNames) thumbnails[slot].remove()
    shown.startNew()
    toInput()
  }
  const run = () => {
    pressed.current = document.activeElement
    void analysis.run({ title, happens }, video, thumbnails[thumbnails.chosen])
  }

  return (
    <InsightsPage
      title={title}
      happens={happens}
      offer={typed.offer}
      drafted={typed.drafted}
      other={typed.other}
      onUse={typed.takeOneOf}
      onNew={linked === undefined ? undefined : startNew}
    >
      {linked !== undefined && (
        <Suspense fallback={<div className="mb-4 h-6" />}>
          <LinkedDraft
            key={linked}
            id={linked}
            version={shown.analysis?.draft === linked ? shown.analysis.version : undefined}
            newest={newest}
            onRead={setStored}
            onGone={typed.unlink}
          />
        </Suspense>
      )}
      {params.has('pattern') && (
        <Suspense fallback={null}>
          <PatternHint />
        </Suspense>
      )}
      <div className="flex flex-col gap-6">
        <VideoLineContext value={{ happens, toField: () => reveal(line.current, 'center') }}>
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
            <ContentPanel
              input={input}
              title={title}
              onTitle={setTitle}
              seconds={video?.seconds}
              onSeconds={setSeconds}
              happens={{ field: line, text: happens, onEdit: setHappens }}
              highlight={highlight}
              thumbnails={thumbnails}
              analysis={analysis}
              onRun={run}
              verdict={
                <InsightsPanel
                  ref={panel}
                  analysis={shown.analysis}
                  isNew={isNew}
                  video={video}
                  gone={shown.isGone}
                  waiting={analysis.status === 'pending' || shown.isLoading}
                  refusal={analysis.refusal}
                  onStart={() => {
                    flash()
                    toInput()
                  }}
                  current={title}
                  onApply={takeOffered}
                  onOthers={() => {
                    setTab('titles')
                    reveal(more.current, 'start')
                  }}
                  failed={analysis.status === 'error' && !analysis.refusal}
                  requestId={analysis.requestId}
                  onAgain={analysis.again}
                  onShown={() => {
                    if (isAwaited.current) toPanel()
                    isAwaited.current = false
                  }}
                />
              }
            />
          </div>
          {shown.analysis && (
            <Suspense fallback={<Skeleton className="h-48" />}>
              <Results
                key={shown.analysis.id}
                ref={more}
                analysis={shown.analysis}
                isNew={isNew}
                thumbnailUrl={pictures.getUrl(shown.analysis)}
                onUse={(used) => {
                  takeOffered(used)
                  toInput()
                }}
                verdictPlace={panel}
                tab={tab}
                onTab={setTab}
              />
            </Suspense>
          )}
        </VideoLineContext>
        <ThumbnailCards thumbnails={thumbnails} title={title} />
        <Suspense fallback={<Skeleton className="h-48" />}>
          <History
            history={history}
            openId={shown.id}
            onOpen={(chosen) => {
              analysis.reset()
              shown.show(chosen)
              reveal(panel.current, 'start')
            }}
            onForgotten={({ id }) => id === shown.id && shown.show(undefined)}
          />
        </Suspense>
      </div>
    </InsightsPage>
  )
}
