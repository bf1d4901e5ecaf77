import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { readDraftAnalyses } from '#functions/services/analysis/draft-analyses.ts'
import { addVerdict } from '#functions/services/analysis/list-history.ts'
import { isCloseTitle } from '#functions/services/calls/close-title.ts'
import { fetchOwnVideo, isJudged, type JudgedAnalysis, startCall } from '#functions/services/calls/start-call.ts'
import { findOwnChannel } from '#functions/services/channel/own-channel.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import { leadTitleOf, requireDraft, resolveDraft } from '#functions/services/drafts/draft.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { listCalls, undoCall } from '#functions/store/calls.ts'
import type { StoredDraft } from '#functions/store/drafts.ts'
import { type Analysis, type NoCallReason, noCallReasons, type PublishedCall } from '#shared/contract/advice.ts'
import type { drafts } from '#shared/contract/drafts.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import { parseVideoId } from '#shared/video-url.ts'
import { claimVideo } from './claim-video.ts'
import { markPublished } from './mark-published.ts'

interface DraftCall {
  readonly call: PublishedCall | null
  /** The analysis of the call. */
  readonly analysisId?: string
  readonly noCall?: NoCallReason
}

interface MarkOptions {
  readonly videoUrl: string
  readonly isByStudio: boolean
  /** Whether to mark only a video with a title close to one of the draft's. */
  readonly asTitled: boolean
}

/**
 * Marks a draft as published as a video, given by its URL or id. Starts a call if an analysis of the draft has the video's title and its
 * verdict makes one. Null removes the mark, and the call within its first hour. Throws Failure `video_url_invalid`, `video_not_found` or
 * `video_not_yours` for a wrong address, `video_already_marked` if another draft is marked with the video, and `already_published` if the
 * draft is marked with another video. While YouTube does not respond, the draft is marked without a call. With `asTitled`, a video whose
 * title is close to none of the draft's is not marked; its title is returned instead.
 */
export async function publishDraft(
  userId: string,
  { id, video, judgedBy, asTitled = false }: Input<typeof drafts.publish>,
): Promise<Output<typeof drafts.publish>> {
  const draft = await requireDraft(userId, id)
  const { marked, ...result } =
    video === null
      ? await removeMark(userId, draft)
      : await mark(userId, draft, { videoUrl: video, isByStudio: judgedBy === 'studio', asTitled })
  if (!marked) throw new Failure('not_found')
  return { draft: await resolveDraft(marked), ...result }
}

async function removeMark(userId: string, { id, published }: StoredDraft) {
  const call = (await listCalls(userId)).find(({ videoId }) => videoId === published?.videoId)
  // Undo the call first: after a crash in between, the mark can still be removed.
  const isUndone = call === undefined || (await undoCall(userId, call.id))
  return { marked: await markPublished(userId, id, null), call: isUndone ? null : call }
}

async function mark(userId: string, draft: StoredDraft, { videoUrl, isByStudio, asTitled }: MarkOptions) {
  const { id, published } = draft
  const videoId = parseVideoId(videoUrl)
  if (!videoId) throw new Failure('video_url_invalid', { video: 'invalid' })
  if (published && published.videoId !== videoId) throw new Failure('already_published')
  const channel = await findOwnChannel(await requireAccount(userId))
  const channelId = channel && channel !== 'pending' ? channel.id : undefined
  const video = await fetchOwnVideo(videoId, userId, channelId).catch(ignoreOutage)
  if (asTitled && !published && video && hasOtherTitle(draft, video))
    return { marked: draft, call: null, otherTitle: video.title }
  // Claim the video before the call, so that a refused draft has no call.
  if (!published) await claimVideo(userId, videoId, id)
  const { judged, published: said } = await selectAnalyses(draft, videoId, video?.title ?? leadTitleOf(draft))
  const { analysisId, ...started } = await startDraftCall(userId, judged, {
    video,
    isByStudio,
    hasChannel: channel !== null,
  })
  const analysis = analysisId ?? said?.id
  // Mark the draft after the call: after a crash in between, the creator marks it again and gets the same call.
  const { noCall } = started
  const marked = await markPublished(userId, id, {
    videoId,
    ...(analysis === undefined ? {} : { analysis }),
    ...(noCall === undefined ? {} : { noCall }),
  })
  return { marked, ...started }
}

/** Whether a draft has titles, and a video's title is close to none of them. */
function hasOtherTitle({ titles }: StoredDraft, video: Upload): boolean {
  const texts = titles.map(({ text }) => text).filter((text) => text.trim() !== '')
  return texts.length > 0 && !texts.some((text) => isCloseTitle(text, video.title))
}

/** Returns undefined if YouTube failed. */
function ignoreOutage(error: unknown): undefined {
  if (error instanceof Failure && error.code === 'video_lookup_failed') return undefined
  throw error
}

interface SelectedAnalyses {
  /**
   * The candidates for a call, in order: the analysis of the video's existing call, of the same title, of a close title, the latest.
   * Empty if none was judged.
   */
  readonly judged: readonly JudgedAnalysis[]
  /** The analysis of the published version: of the same title, else of a close title, else the latest without a title. */
  readonly published: Analysis | undefined
}

/** Selects among all analyses of a draft, latest first, without keeping them in memory. */
async function selectAnalyses({ userId, id }: StoredDraft, videoId: string, title: string): Promise<SelectedAnalyses> {
  const call = (await listCalls(userId)).find((call) => call.videoId === videoId)
  const judged: Partial<Record<'ofCall' | 'same' | 'close' | 'latest', JudgedAnalysis>> = {}
  const published: { same?: Analysis; close?: Analysis; untitled?: Analysis } = {}
  for await (const analysis of readDraftAnalyses(userId, id)) {
    const isClose = analysis.title !== undefined && isCloseTitle(analysis.title, title)
    if (analysis.title === undefined) published.untitled ??= analysis
    if (isClose) published.close ??= analysis
    if (analysis.title === title) published.same ??= analysis
    if (!isJudged(analysis)) continue
    judged.latest ??= analysis
    if (isClose) judged.close ??= analysis
    if (analysis.title === title) judged.same ??= analysis
    if (analysis.id === call?.id) judged.ofCall = analysis
  }
  return {
    judged: [judged.ofCall, judged.same, judged.close, judged.latest].filter((analysis) => analysis !== undefined),
    published: published.same ?? published.close ?? published.untitled,
  }
}

/** Starts the call of a draft, or returns why there is none. `video` is undefined while YouTube does not respond. */
async function startDraftCall(
  userId: string,
  judged: readonly JudgedAnalysis[],
  {
    video,
    isByStudio,
    hasChannel,
  }: { readonly video: Upload | undefined; readonly isByStudio: boolean; readonly hasChannel: boolean },
): Promise<DraftCall> {
  if (!isDerivedMetricAllowed('track_record')) return { call: null, noCall: 'not_offered' }
  if (judged.length === 0) return { call: null, noCall: 'not_analyzed' }
  if (!hasChannel) return { call: null, noCall: 'channel_required' }
  if (!video) return { call: null, noCall: 'video_lookup_failed' }
  try {
    const analyses = await Promise.all(judged.map((analysis) => addVerdict(userId, analysis)))
    return await startCall(userId, analyses, { video, isByStudio })
  } catch (error) {
    const reason = error instanceof Failure ? noCallReasons.find((reason) => reason === error.code) : undefined
    if (!reason) throw error
    return { call: null, noCall: reason }
  }
}
