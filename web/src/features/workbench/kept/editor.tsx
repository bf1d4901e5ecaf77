import { Activity, type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Draft } from '#shared/contract/drafts.ts'
import { maxVariants } from '#shared/prediction/checks.ts'
import type { DraftSection } from '#web/layout/draft-section.ts'
import { Page } from '#web/layout/page.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import type { StoredThumbnails } from '../open-video.ts'
import { Part } from '../part.tsx'
import { keepInView } from '../reveal.ts'
import { useThumbnails } from '../thumbnail/use-thumbnails.ts'
import type { Analyzable } from '../use-analysis.ts'
import { useRefetchDrafts } from '../use-refetch-drafts.ts'
import { useWorkbench } from '../use-workbench.ts'
import { Views } from '../views.tsx'
import { Workbench } from '../workbench.tsx'
import type { Autosaver } from './autosaver.ts'
import { getDraftName, getLeadTitle, removeTitle } from './content.ts'
import { DraftActions } from './draft-actions.tsx'
import { draftMessages } from './messages.ts'
import { SaveProblem, SaveStatus } from './save-status.tsx'
import { useAutosave } from './use-autosave.ts'
import { useKeptAnalysis } from './use-kept-analysis.ts'
import { useKeptVideo } from './use-kept-video.ts'
import { usePictures } from './use-pictures.ts'
import { useVersions } from './use-versions.ts'
import { readStep, stepOfPart, VideoSteps } from './video-steps.tsx'

/** Loaded when there is a conflict. */
const Conflict = lazyComponent(() => import('./conflict.tsx'), 'Conflict', draftMessages)

/** Loaded separately, because they are below the fold on phones. */
const OtherTitles = lazyComponent(() => import('../other-titles.tsx'), 'OtherTitles', draftMessages)

/** Loaded separately, because they are far down the page. */
const PlannedFields = lazyComponent(() => import('./planned-fields.tsx'), 'PlannedFields', draftMessages)
const Details = lazyComponent(() => import('./details.tsx'), 'Details', draftMessages)
const Versions = lazyComponent(() => import('./versions.tsx'), 'Versions', draftMessages)

interface EditorProps {
  /** The draft as stored on the server. */
  draft: Draft
  sections: readonly DraftSection[]
}

/** The editor of a saved video, from the draft to its review. Changes are saved automatically. */
export function Editor({ draft: read, sections }: EditorProps) {
  const { t } = useMessages(draftMessages)
  const { autosaver, view } = useAutosave(read)
  const { draft, server } = view
  const { pictures, stored } = usePictures(autosaver)
  const { hash } = useLocation()
  const step = readStep(hash, draft)
  return (
    <Page
      title={getDraftName(draft) || t('draftName.untitled')}
      subtitle={<SaveStatus stage={view.stage} />}
      actions={<DraftActions id={draft.id} save={autosaver.flush} />}
    >
      <VideoSteps draft={draft} step={step} />
      <div className="flex flex-col gap-6">
        <SaveProblem autosaver={autosaver} view={view} />
        {view.conflicts.length > 0 && (
          <Part fallback={<Skeleton className="h-48" />}>
            <Conflict autosaver={autosaver} view={view} pictures={pictures} />
          </Part>
        )}
        {/* Stays mounted to preserve input and uploads while another step is shown. */}
        <div hidden={step !== 'draft'}>
          <DraftStep draft={draft} autosaver={autosaver} stored={stored} />
        </div>
        {step === 'publish' && !draft.published && (
          <Part fallback={<Skeleton className="h-24" />}>
            <PlannedFields draft={draft} onEdit={autosaver.edit} />
          </Part>
        )}
        {sections.map(({ id, Content }) => (
          <Kept key={id} isShown={stepOfPart[id] === step}>
            <Anchor id={id}>
              <Part fallback={<Skeleton className="h-48" />}>
                <Content draft={server} save={autosaver.flush} />
              </Part>
            </Anchor>
          </Kept>
        ))}
      </div>
    </Page>
  )
}

/** Renders its content when it is first shown. Keeps what was typed there while it is hidden, when its effects are paused. */
function Kept({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown && <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}

interface DraftStepProps {
  draft: Draft
  autosaver: Autosaver
  stored: StoredThumbnails
}

/** The workbench of the draft, with other parts of the draft below. */
function DraftStep({ draft, autosaver, stored }: DraftStepProps) {
  const { t } = useMessages(draftMessages)
  const navigate = useNavigate()
  const { id, titles, state } = draft
  const lead = getLeadTitle(draft)
  const others = titles.filter((title) => title !== lead)
  const title = lead?.text.trim() ?? ''
  const thumbnails = useThumbnails(stored)
  const versions = useVersions(id)
  const shown = useKeptAnalysis(versions, title)
  const video = useKeptVideo(draft, autosaver, shown.analysis)
  const prepare = async (signal: AbortSignal): Promise<Analyzable | undefined> => {
    const analyzed = await thumbnails.prepare(title, signal)
    if (!analyzed) return undefined
    const isSaved = await autosaver.flush()
    if (signal.aborted) return undefined
    if (!isSaved) return void toast.error(t('draft.unsaved'))
    return { draft: id, ...(title && { title }), ...analyzed }
  }
  const refetchDrafts = useRefetchDrafts()
  const bench = useWorkbench({
    prepare,
    onDone: (analysis) => {
      shown.showCreated(analysis)
      refetchDrafts()
    },
  })
  const { panel } = bench.refs
  // A version further down the page can link to its analysis.
  useEffect(() => {
    if (shown.requestedId !== undefined) keepInView(panel.current)
  }, [shown.requestedId, panel])
  return (
    <Views video={video} videoKey={id}>
      <div className="flex flex-col gap-6">
        <Workbench
          bench={bench}
          video={video}
          shown={shown}
          thumbnails={thumbnails}
          otherTitles={
            <Part fallback={<Skeleton className="mt-6 h-24" />}>
              <OtherTitles
                titles={others}
                video={video.judged}
                onUse={(other) => {
                  shown.showNewest()
                  video.takeOneOf(other, [])
                  bench.toInput()
                }}
                onRemove={(removed) => {
                  autosaver.edit(removeTitle(autosaver.view().draft, removed.id))
                  // The pressed button disappears with its title.
                  bench.toInput()
                }}
                addAt={titles.length < maxVariants ? '?view=compare' : undefined}
              />
            </Part>
          }
        />
        {(state === 'idea' || state === 'working') && (
          <div>
            <Button
              onClick={() => {
                autosaver.edit({ state: 'ready' })
                void navigate('#publish', { replace: true })
              }}
            >
              {t('draft.path.ready')}
            </Button>
          </div>
        )}
        <Folded
          id="details"
          heading={t('draft.details.heading')}
          // They show what the idea is based on.
          isOpen={state === 'idea' && title !== ''}
          note={t(`draftStates.${state}`)}
        >
          <Part fallback={<Skeleton className="h-48" />}>
            <Details draft={draft} onEdit={autosaver.edit} />
          </Part>
        </Folded>
        <Folded
          id="versions"
          heading={t('draft.versions.heading')}
          note={draft.version > 0 ? String(draft.version) : ''}
        >
          <Part fallback={<Skeleton className="h-48" />}>
            <Versions draft={draft} autosaver={autosaver} />
          </Part>
        </Folded>
      </div>
    </Views>
  )
}

interface FoldedProps {
  /** The hash of the URL that opens it. */
  id: string
  heading: string
  /** The text beside the heading. */
  note: string
  /** Whether it is initially open. */
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible part of the draft. */
function Folded({ id, heading, note, isOpen = false, children }: FoldedProps) {
  const [opensAtFirst] = useState(isOpen)
  const isNamed = useLocation().hash === `#${id}`
  return (
    <Anchor id={id}>
      <Card aria-label={heading}>
        <Disclosure
          key={String(isNamed)}
          defaultOpen={isNamed || opensAtFirst}
          summary={
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-base font-semibold">{heading}</span>
              <span className="text-sm text-muted">{note}</span>
            </span>
          }
        >
          {children}
        </Disclosure>
      </Card>
    </Anchor>
  )
}

/** Scrolls to its content and focuses it if the hash of the URL names it. */
function Anchor({ id, children }: { id: string; children: ReactNode }) {
  const { hash } = useLocation()
  useEffect(() => {
    const element = document.getElementById(id)
    if (hash !== `#${id}`) return
    element?.scrollIntoView()
    element?.focus({ preventScroll: true })
  }, [hash, id])
  return (
    <div id={id} tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none">
      {children}
    </div>
  )
}
