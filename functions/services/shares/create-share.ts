import { toEpochSeconds } from '#functions/lib/database.ts'
import { Failure } from '#functions/lib/failure.ts'
import { newId } from '#functions/lib/id.ts'
import { isDeleted } from '#functions/lib/revocations.ts'
import { keepDraft, requireDraft } from '#functions/services/drafts/draft.ts'
import { createToken } from '#functions/services/links/links.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { createLink, deleteLink } from '#functions/store/links.ts'
import { addShare, deleteShare, listShares, type StoredShare } from '#functions/store/shares.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { type Share, shareResultDays, type shares } from '#shared/contract/shares.ts'
import { dayMs } from '#shared/duration.ts'
import { allowances } from '#shared/plans.ts'
import { expectLanguage } from '#shared/prediction/expected-language.ts'
import type { TitleLanguage } from '#shared/prediction/language.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
import { isLive, resolveShare } from './shares.ts'

/**
 * Creates a secret link to chosen titles and thumbnails of a draft. Throws Failure `not_found` for a draft or title that the user does
 * not have, `thumbnail_not_found` or `share_limit_reached`.
 */
export async function createShare(
  userId: string,
  { id: draftId, titles, thumbnails, days, voting }: Parsed<typeof shares.create>,
): Promise<Share> {
  const [draft, account] = await Promise.all([requireDraft(userId, draftId), requireAccount(userId)])
  const { plan } = account
  const chosen = draft.titles.filter(({ id, text }) => titles.includes(id) && text.trim() !== '')
  if (chosen.length < new Set(titles).size) throw new Failure('not_found')
  if (thumbnails.some((hash) => !draft.thumbnails.includes(hash))) throw new Failure('thumbnail_not_found')
  const now = Date.now()
  const ends = now + days * dayMs
  const id = newId(now)
  const { hash } = await createToken('share', id)
  const share: StoredShare = {
    v: 1,
    userId,
    id,
    draft: draftId,
    hash,
    createdAt: new Date(now).toISOString(),
    endsAt: new Date(ends).toISOString(),
    voting: voting ? 'open' : 'off',
    titles: withChances(chosen, expectLanguage(account)),
    thumbnails: draft.thumbnails.filter((thumbnail) => thumbnails.includes(thumbnail)),
    voters: 0,
    expiresAt: toEpochSeconds(ends + shareResultDays * dayMs),
  }
  await addShare(share)
  // Counted after adding, so that concurrent requests cannot exceed the limit.
  if ((await listShares(userId)).filter((share) => isLive(share)).length > allowances.shares[plan]) {
    await deleteShare(userId, id)
    throw new Failure('share_limit_reached')
  }
  await keepDraft(userId, draftId)
  // The link is stored last: a share without a link can still be revoked.
  await createLink({ hash, userId, kind: 'share', id, expiresAt: toEpochSeconds(ends) })
  // A deletion of the account that began before the link existed may not have found it.
  if (await isDeleted(userId)) {
    await deleteLink(hash)
    await deleteShare(userId, id)
    throw new Failure('unauthenticated')
  }
  return resolveShare(share)
}

/** Adds the wording model's chances if it can compare at least two of the titles. */
function withChances(
  titles: readonly { readonly id: string; readonly text: string }[],
  language: TitleLanguage | undefined,
): StoredShare['titles'] {
  const texts = titles.map(({ text }) => text)
  const { ranked } = compareTitles(texts, language)
  return titles.map(({ id, text }) => {
    const chance = ranked.length > 1 ? ranked.find(({ title }) => title === text)?.chance : undefined
    return { id, text, ...(chance === undefined ? {} : { chance }) }
  })
}
