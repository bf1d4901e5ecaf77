import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { readDraftAnalyses } from '#functions/services/analysis/draft-analyses.ts'
import { addDueDate, completeAnalyses } from '#functions/services/analysis/list-history.ts'
import { requireDraft } from '#functions/services/drafts/draft.ts'
import { findReviewDay } from '#functions/services/drafts/review-days.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { listCalls } from '#functions/store/calls.ts'
import type { StoredDraft } from '#functions/store/drafts.ts'
import type { Analysis, PublishedCall } from '#shared/contract/advice.ts'
import type { Review, Said, VideoOutcome } from '#shared/contract/review.ts'
import { readVideo } from './read-video.ts'
import { recallSaid } from './said.ts'

/** The number of analyses whose suggestions are read. Earlier analyses hardly influenced the published title. */
const maxAnalyses = 100

/**
 * Returns the review of a published draft: what we said, the video's title at YouTube, and from day 7 on what happened. Throws
 * Failure `not_found` for a draft that is not published. Writes nothing.
 */
export async function readReview(userId: string, id: string): Promise<Review> {
  const draft = await requireDraft(userId, id)
  const { published } = draft
  if (!published) throw new Failure('not_found')
  const { day, nextAt } = findReviewDay(published.at)
  const [said, video, call] = await Promise.all([
    readSaid(userId, draft),
    readOwnVideo(userId, published.videoId).then((video) => (day === null ? hideOutcome(video) : video)),
    readCall(userId, published.videoId),
  ])
  return {
    day,
    ...(nextAt === undefined ? {} : { nextAt }),
    ...(said ? { said } : {}),
    video,
    call,
    ...(call || published.noCall === undefined ? {} : { noCall: published.noCall }),
  }
}

async function readOwnVideo(userId: string, videoId: string) {
  const { channel } = await requireAccount(userId)
  return readVideo(videoId, channel?.id, { userId })
}

/** Views in the first days say little, so before the first review day only the title is shown. */
function hideOutcome(video: VideoOutcome): VideoOutcome {
  if (video.state === 'gone') return video
  return { state: 'early', ...(video.state === 'found' ? { title: video.title } : {}) }
}

async function readSaid(userId: string, { id, titles, published }: StoredDraft): Promise<Said | undefined> {
  const stored = published?.analysis === undefined ? undefined : await getAnalysis(userId, published.analysis)
  const [analysis] = stored ? await completeAnalyses(userId, [stored]) : []
  if (!analysis) return undefined
  const analyses: Analysis[] = []
  for await (const previous of readDraftAnalyses(userId, id, analysis.version))
    if (analyses.push(previous) === maxAnalyses) break
  return recallSaid(analysis, { titles: titles.map(({ text }) => text), analyses })
}

async function readCall(userId: string, videoId: string): Promise<PublishedCall | null> {
  if (!isDerivedMetricAllowed('track_record')) return null
  const call = (await listCalls(userId)).find((call) => call.videoId === videoId)
  return call ? addDueDate(call) : null
}
