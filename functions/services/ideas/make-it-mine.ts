import { Failure } from '#functions/lib/failure.ts'
import { newId, randomCharacters } from '#functions/lib/id.ts'
import { addNewDraft } from '#functions/services/drafts/create-draft.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { evidenceExpiry, putEvidence } from '#functions/store/evidence.ts'
import { getFollow } from '#functions/store/follows.ts'
import { spendDailyCap } from '#functions/store/limits.ts'
import { getUploads } from '#functions/store/uploads.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import type { ideas } from '#shared/contract/ideas.ts'
import { findIdeaPatterns } from '#shared/ideas/find-idea-patterns.ts'
import { titlesOf } from '#shared/ideas/list-titles.ts'
import { maxDraftsPerDay } from '#shared/plans.ts'
import { structures } from '#shared/prediction/kinds.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
import { liftOfPattern, listBestPatterns, listOwnTopics } from './candidates.ts'

const maxPatterns = 3
const maxTopics = 8

/**
 * Combines the patterns of a followed channel's video with a topic of the user. Throws Failure `not_found` for a video that is not
 * stored, or whose channel the user does not follow.
 */
export async function suggestIdeas(
  userId: string,
  { topic: typed, ...video }: Parsed<typeof ideas.suggest>,
): Promise<Output<typeof ideas.suggest>> {
  const found = findIdeaPatterns((await requireVideo(userId, video)).title)
  const isOfVideo = found.length > 0
  const names = (isOfVideo ? found : listBestPatterns()).slice(0, maxPatterns)
  const account = await requireAccount(userId)
  const own = await listOwnTopics(account, { userId })
  const locale = own?.locale ?? account.locale
  const topic = typed ?? own?.topics[0]?.words ?? null
  const titles =
    topic === null
      ? []
      : names.flatMap((pattern) => titlesOf(pattern, topic, locale).map((title) => ({ title, pattern })))
  const { ranked } = compareTitles(locale === 'en' ? titles.map(({ title }) => title) : [])
  const chances = new Map(ranked.map(({ title, chance }) => [title, chance]))
  return {
    patterns: names.map((name) => ({ name, lift: liftOfPattern(name) })),
    isOfVideo,
    topics: (own?.topics ?? []).slice(0, maxTopics).map((one) => ({ words: one.words, videos: one.titles.length })),
    topic,
    titles: titles
      .map((one) => ({ ...one, chance: chances.get(one.title) ?? null }))
      .toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0)),
  }
}

/**
 * Creates a draft from titles with the pattern of a followed channel's video, and returns its id. Throws Failure `not_found` or
 * `draft_limit_reached`.
 */
export async function keepIdea(
  userId: string,
  { titles, pattern, ...wanted }: Parsed<typeof ideas.keep>,
): Promise<string> {
  const video = await requireVideo(userId, wanted)
  if (!(await spendDailyCap('drafts', userId, maxDraftsPerDay))) throw new Failure('draft_limit_reached')
  const id = newId()
  // The evidence is stored first: without its draft it is never shown, and expires.
  await putEvidence({ userId, id, channelId: wanted.channel, videoId: video.id, expiresAt: evidenceExpiry() })
  const structure = structures.find((one) => one === pattern)
  await addNewDraft(userId, id, {
    state: 'idea',
    titles: titles.map((text) => ({ id: randomCharacters(8), text })),
    ...(structure ? { structure } : {}),
  })
  return id
}

async function requireVideo(
  userId: string,
  { channel, video }: Pick<Parsed<typeof ideas.suggest>, 'channel' | 'video'>,
) {
  const follow = await getFollow({ userId, id: channel })
  const held = follow && (await getUploads(channel))?.videos.find(({ id }) => id === video)
  if (!held) throw new Failure('not_found')
  return held
}
