import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { maxHappensLength } from '#shared/advice/question.ts'
import type { Draft } from '#shared/contract/drafts.ts'
import { Page } from '#web/layout/page.tsx'
import { JudgedTitles } from '#web/layout/yardstick/judged-titles.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { insightsMessages } from './messages.ts'
import { Part } from './part.tsx'
import { reveal } from './reveal.ts'
import { useTabThumbnails } from './thumbnail/use-tab-thumbnails.ts'
import { useThumbnails } from './thumbnail/use-thumbnails.ts'
import type { Analyzable } from './use-analysis.ts'
import { useHistory, useShownAnalysis } from './use-history.ts'
import { useTriedVideo } from './use-tried-video.ts'
import { useWorkbench } from './use-workbench.ts'
import { Views } from './views.tsx'
import { Workbench } from './workbench.tsx'

/** Loaded separately, because it is below the fold. */
const History = lazyComponent(() => import(/* always */ './history.tsx'), 'History', insightsMessages)

/** Loaded only if the URL contains a pattern. */
const PatternHint = lazyComponent(() => import('./pattern-hint.tsx'), 'PatternHint', insightsMessages)

/** Loaded with the first analysis. */
const KeepVideo = lazyComponent(() => import('./keep-video.tsx'), 'KeepVideo', insightsMessages)
/** Loaded if the draft has other titles. */
const OtherTitles = lazyComponent(() => import('./other-titles.tsx'), 'OtherTitles', insightsMessages)

/**
 * The Predictive Insights screen: the workbench of a tried video. `?title=` is the title's initial value,
 * `?analysis=` the analysis shown, `?draft=` the draft of the video, and `?pattern=` the pattern of a trending video. Analyses
 * become versions of the video's draft, which the first one creates, until the creator starts with another video. A draft that
 * is kept has its own screen.
 */
export function PredictiveInsights() {
  return (
    <JudgedTitles>
      <Screen />
    </JudgedTitles>
  )
}

function Screen() {
  const { t } = useMessages(insightsMessages)
  const history = useHistory()
  const shown = useShownAnalysis(history)
  const tab = useTabThumbnails()
  const thumbnails = useThumbnails(tab.thumbnails)
  const [params] = useSearchParams()
  const [stored, setStored] = useState<Draft>()
  const [videoKey, setVideoKey] = useState(0)
  const tried = useTriedVideo({ shown, read: stored })
  const { video, draftId } = tried
  const { title, happens } = video
  const prepare = async (signal: AbortSignal): Promise<Analyzable | undefined> => {
    const { base = [], seconds = null } = video.judged ?? {}
    const analyzed = await thumbnails.prepare(title.trim(), signal)
    if (!analyzed) return undefined
    return {
      title,
      ...(base.length > 0 && { base: [...base] }),
      ...(video.judged && { seconds }),
      ...(happens.trim() && happens.length <= maxHappensLength && { happens }),
      ...analyzed,
      ...(draftId !== undefined && { draft: draftId }),
    }
  }
  const bench = useWorkbench({
    prepare,
    onDone: (analysis) => {
      tried.setAnalysis(analysis)
      shown.show(analysis)
    },
    onThumbnailExpired: tab.thumbnails.remove,
  })
  /** Prepares the screen for another video. */
  const closeVideo = () => {
    bench.reset()
    setVideoKey((key) => key + 1)
  }
  const titleParam = params.get('title')
  const onTitleParam = useEffectEvent(closeVideo)
  useEffect(() => {
    // A title from the command palette opens another video, even while the previous one is being analyzed.
    if (titleParam !== null) onTitleParam()
  }, [titleParam])
  const startNew = () => {
    closeVideo()
    tried.clear()
    tab.clear()
    thumbnails.adding.remove()
    shown.startNew()
    bench.toInput()
  }
  const others = video.titles?.filter(({ text }) => text.trim() !== title.trim()) ?? []

  return (
    <Page
      title={t('insights.title')}
      subtitle={t('insights.subtitle')}
      actions={
        draftId !== undefined && (
          <Button icon={<Plus aria-hidden />} onClick={startNew}>
            {t('insights.newVideo')}
          </Button>
        )
      }
    >
      <Views video={video} videoKey={videoKey}>
        {draftId !== undefined && (
          <Part fallback={<div className="mb-4 h-8" />}>
            <KeepVideo
              key={draftId}
              id={draftId}
              analysisId={shown.id}
              newestId={bench.newestId}
              onRead={setStored}
              onGone={tried.unlink}
              video={video}
              thumbnails={tab.thumbnails}
              onKept={() => {
                tried.release()
                tab.clear()
              }}
            />
          </Part>
        )}
        {params.has('pattern') && (
          <Part>
            <PatternHint />
          </Part>
        )}
        <div className="flex flex-col gap-6">
          <Workbench
            bench={bench}
            video={video}
            shown={shown}
            thumbnails={thumbnails}
            otherTitles={
              others.length > 0 && (
                <Part>
                  <OtherTitles
                    titles={others}
                    video={video.judged}
                    onUse={(other) => {
                      video.takeOneOf(other, video.judged?.base ?? [])
                      bench.toInput()
                    }}
                  />
                </Part>
              )
            }
          />
          <Part fallback={<Skeleton className="h-48" />}>
            <History
              history={history}
              openId={shown.id}
              onOpen={(chosen) => {
                if (chosen.draft === draftId) bench.analysis.reset()
                else closeVideo()
                shown.show(chosen)
                reveal(bench.refs.panel.current, 'start')
              }}
              onForgotten={({ id }) => {
                if (id !== shown.id) return
                tried.forgetAnalysis()
                shown.show(undefined)
              }}
            />
          </Part>
        </div>
      </Views>
    </Page>
  )
}
