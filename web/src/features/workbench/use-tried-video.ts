import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Analysis } from '#shared/contract/advice.ts'
import type { Draft, DraftTitle } from '#shared/contract/drafts.ts'
import { offerInstead, settleOffer } from '#shared/prediction/offered.ts'
import { baseOf } from '#shared/prediction/yardsticks.ts'
import { readTriedVideo } from '#web/lib/read-tried-video.ts'
import { useSession } from '#web/lib/services.tsx'
import { saveTriedVideo, type TakenTitle, type TriedVideo } from '#web/lib/tried-video.ts'
import { baseWith } from './base.ts'
import type { OpenVideo } from './open-video.ts'

interface TriedVideoOptions {
  /** The analysis that is shown. */
  readonly shown: { readonly id: string | undefined; readonly analysis: Analysis | undefined }
  /** The last stored draft that was read. */
  readonly read: Draft | undefined
}

/**
 * The unsaved video: the user's input, and the draft that its analyses created. The input is stored in
 * this tab until sign-out. It starts with `?title=`, or else with the stored input. When another analysis is shown, it takes over that analysis's input.
 */
export function useTriedVideo({ shown, read }: TriedVideoOptions) {
  const { user } = useSession()
  const userId = user?.id
  const [params, setParams] = useSearchParams()
  const titleParam = params.get('title')
  const [tried, setTried] = useState<TriedVideo>(() =>
    titleParam === null ? (readTriedVideo(sessionStorage, userId) ?? { title: '' }) : { title: titleParam },
  )
  // Restores the video that was open before. Read once: later, the URL decides.
  const opened = useRef(params.size === 0 ? tried.analysis : undefined)
  useEffect(() => {
    const { current: analysis } = opened
    if (analysis !== undefined) setParams({ analysis }, { replace: true })
    opened.current = undefined
  }, [setParams])
  const isReleased = useRef(false)
  useEffect(() => {
    if (!isReleased.current) saveTriedVideo(sessionStorage, { ...tried, user: userId })
  }, [tried, userId])
  // After a reload, the edited title wins over the one in the URL.
  useEffect(() => {
    if (titleParam === null) return
    // A title from the command palette starts a new video, even if this screen is already open.
    setTried((before) => (before.title === titleParam ? before : { title: titleParam }))
    setParams(
      (current) => {
        current.delete('title')
        return current
      },
      { replace: true },
    )
  }, [titleParam, setParams])
  const draftId = params.get('draft') ?? shown.analysis?.draft ?? tried.draft
  const stored = draftId === undefined ? null : read?.id === draftId ? read : undefined
  const { id } = shown.analysis ?? {}
  if (shown.analysis && id !== tried.analysis)
    setTried({ ...tried, ...readAnalyzed(shown.analysis, tried), analysis: id, draft: shown.analysis.draft })
  const isAnalyzed = shown.analysis?.title !== undefined && shown.analysis.title === tried.title.trim()
  const seconds = (tried.seconds === undefined ? stored?.seconds : tried.seconds) ?? undefined
  const take = (title: string, taken: TakenTitle) =>
    setTried((before) => ({ ...before, title, taken, analysis: shown.id }))
  const compared = listCompared(tried, stored?.titles)
  const video: OpenVideo = {
    title: tried.title,
    setTitle: (title) =>
      setTried((before) => ({ ...before, title, taken: keepTaken(title, before.taken), analysis: shown.id })),
    happens: tried.happens ?? stored?.happens ?? '',
    setHappens: (happens) => setTried((before) => ({ ...before, happens, analysis: shown.id })),
    seconds,
    setSeconds: (length) => setTried((before) => ({ ...before, seconds: length ?? null, analysis: shown.id })),
    // The analyzed title keeps the base that it was judged with.
    judged: isAnalyzed
      ? { base: shown.analysis?.base ?? [tried.title], seconds }
      : stored === undefined
        ? undefined
        : { base: findBase(tried, stored), seconds },
    titles: stored === undefined ? undefined : (stored?.titles ?? []),
    takeOffered: (title) => shown.analysis && take(title, offerWith(shown.analysis, title)),
    compared: {
      titles: compared.titles,
      lead: compared.titles.find(({ id }) => id === compared.open),
      set: (titles) =>
        setTried((before) => ({ ...before, ...openOneOf({ ...compared, titles }, before), analysis: shown.id })),
    },
    takeOneOf: ({ text, offeredFor, offeredAs = text }, base) =>
      setTried((before) => ({
        ...before,
        title: text,
        taken: { text: offeredAs, offeredFor, base },
        compared: {
          ...compared,
          open: compared.titles.find((title) => title.text.trim() === text.trim())?.id ?? compared.open,
        },
        analysis: shown.id,
      })),
  }
  return {
    video,
    /** The id of the stored draft that analyzed titles become part of; undefined if there is none. */
    draftId,
    /** Starts with another video. */
    clear: () => setTried({ title: '' }),
    /** Hands the video over to its own screen. This screen then starts with a new video. */
    release: () => {
      isReleased.current = true
      saveTriedVideo(sessionStorage, { title: '', user: userId })
    },
    /** Removes the link to the stored draft, which was deleted. */
    unlink: () => setTried((before) => ({ ...before, draft: undefined })),
    /** Removes the link to the analysis, which was deleted. */
    forgetAnalysis: () => setTried((before) => ({ ...before, analysis: undefined })),
    /** Attaches an analysis to this video, which the user may have edited in the meantime. */
    setAnalysis: ({ id, draft }: Analysis) => setTried((before) => ({ ...before, analysis: id, draft })),
  }
}

/**
 * Returns the input to show with an analysis: its title, with the base that it was judged with, and its length. If it belongs to another
 * video, the other typed texts are dropped, because the draft of that video has its own.
 */
function readAnalyzed(
  analysis: Analysis,
  before: TriedVideo,
): Pick<TriedVideo, 'title' | 'taken' | 'seconds' | 'happens' | 'other' | 'compared'> {
  const { title, seconds = null } = analysis
  if (title === undefined) return before
  const ofSameVideo =
    analysis.draft === before.draft ? before : { happens: undefined, other: undefined, compared: undefined }
  return { ...ofSameVideo, title, taken: analysis.base && offerWith(analysis, title), seconds }
}

/** Returns the compared titles: the ones edited in the comparison, or else the open title and the video's other titles. */
function listCompared(
  { title, taken, other, compared }: TriedVideo,
  stored: readonly DraftTitle[] = [],
): NonNullable<TriedVideo['compared']> {
  const offer = taken && { offeredFor: taken.offeredFor, offeredAs: taken.text }
  const write = (one: DraftTitle): DraftTitle => ({ id: one.id, text: title, ...offer })
  if (compared)
    return { ...compared, titles: compared.titles.map((title) => (title.id === compared.open ? write(title) : title)) }
  const open = write({ id: 'open', text: title })
  const typed = other === undefined ? [] : [{ id: 'other', text: other }]
  const others = stored.filter(({ text }) => text.trim() !== title.trim())
  return { titles: [open, ...typed, ...others], open: open.id }
}

/** Returns the new open title when the compared titles change. If the open title was removed, it is the next one. */
function openOneOf(
  { titles, open }: NonNullable<TriedVideo['compared']>,
  before: TriedVideo,
): Pick<TriedVideo, 'title' | 'taken' | 'compared'> {
  const opened = titles.find(({ id }) => id === open) ?? titles[0]
  if (!opened) return { title: '', taken: undefined, compared: undefined }
  const { id, text, offeredFor, offeredAs = text } = opened
  const isSame = id === open
  const offered = offeredFor === undefined ? undefined : { text: offeredAs, offeredFor, base: baseOf(titles) }
  return { title: text, taken: isSame ? keepTaken(text, before.taken) : offered, compared: { titles, open: id } }
}

/** Returns a title of an analysis with the titles that the creator had written for the video. */
function offerWith({ title: analyzed = '', base = [analyzed] }: Analysis, title: string): TakenTitle {
  const offeredFor = base.includes(analyzed) ? analyzed : base[0]
  return { text: title, ...offerInstead(title, { text: analyzed, offeredFor }), base }
}

/** Returns `taken` unless the title was rewritten since. */
function keepTaken(text: string, taken: TakenTitle | undefined): TakenTitle | undefined {
  if (!taken) return undefined
  const isKept = settleOffer({ text, offeredFor: taken.text, offeredAs: taken.text }).offeredFor !== undefined
  return isKept ? taken : undefined
}

/**
 * Returns the titles that the creator wrote for the video: the titles of its stored draft, or else
 * the titles stored with the chosen suggestion, or else only the title.
 */
function findBase({ title, taken }: TriedVideo, stored: Pick<Draft, 'titles'> | null): string[] {
  const typed = { text: title, offeredFor: taken?.offeredFor }
  if (stored) return baseWith(stored.titles, [typed])
  return taken ? [...taken.base] : baseOf([typed])
}
