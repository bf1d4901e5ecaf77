import { Failure } from '#functions/lib/failure.ts'
import { newId } from '#functions/lib/id.ts'
import { findKinds, kindFrames } from '#functions/services/adviser/frames/kinds.ts'
import { readFrame } from '#functions/services/adviser/frames/read-frame.ts'
import { addNewDraft, spendNewDraft } from '#functions/services/drafts/create-draft.ts'
import { newTitleId } from '#functions/services/drafts/draft.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { evidenceExpiry, putEvidence } from '#functions/store/evidence.ts'
import { getFollow } from '#functions/store/follows.ts'
import { getUploads } from '#functions/store/uploads.ts'
import { titleKinds } from '#shared/advice/blanks.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import type { ideas } from '#shared/contract/ideas.ts'
import { structures } from '#shared/prediction/kinds.ts'
import { liftOfPattern } from './lift-of-pattern.ts'
import { readOwnTitles } from './rated-topics.ts'

const maxTopics = 8

/**
 * Returns the frame of a followed channel's video, or the frames of its kinds of title if it has none, and the user's topics. Throws
 * Failure `not_found` for a video that is not stored, or whose channel the user does not follow.
 */
export async function suggestIdeas(
  userId: string,
  video: Parsed<typeof ideas.suggest>,
): Promise<Output<typeof ideas.suggest>> {
  const { title } = await requireVideo(userId, video)
  const account = await requireAccount(userId)
  const { locale = account.locale, topics } = await readOwnTitles(account, { userId })
  const frame = readFrame(title)?.text ?? null
  const found = findKinds(title)
  const names = frame ? [] : found.length > 0 ? found : titleKinds
  return {
    frame,
    kinds: names.map((name) => ({ name, frame: kindFrames[locale][name], lift: liftOfPattern(name) })),
    isOfVideo: found.length > 0,
    topics: topics
      .slice(0, maxTopics)
      .map(({ words, titles, times = null }) => ({ words, videos: titles.length, times })),
  }
}

/**
 * Creates a draft from titles in the frame of a followed channel's video, and returns its id. Throws Failure `not_found` or
 * `draft_limit_reached`.
 */
export async function keepIdea(
  userId: string,
  { titles, pattern, ...wanted }: Parsed<typeof ideas.keep>,
): Promise<string> {
  const video = await requireVideo(userId, wanted)
  await spendNewDraft(userId)
  const id = newId()
  // The evidence is stored first. If the draft is never created, it is not shown and expires.
  await putEvidence({ userId, id, channelId: wanted.channel, videoId: video.id, expiresAt: evidenceExpiry() })
  const structure = structures.find((structure) => structure === pattern)
  await addNewDraft(userId, id, {
    state: 'idea',
    titles: titles.map((text) => ({ id: newTitleId(), text })),
    ...(structure ? { structure } : {}),
  })
  return id
}

async function requireVideo(
  userId: string,
  { channel, video }: Pick<Parsed<typeof ideas.suggest>, 'channel' | 'video'>,
) {
  const follow = await getFollow({ userId, id: channel })
  const stored = follow && (await getUploads(channel))?.videos.find(({ id }) => id === video)
  if (!stored) throw new Failure('not_found')
  return stored
}
