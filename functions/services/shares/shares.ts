import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { isDeleted } from '#functions/lib/revocations.ts'
import { readLink, tokenOf } from '#functions/services/links/links.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { getDraft } from '#functions/store/drafts.ts'
import { deleteLink } from '#functions/store/links.ts'
import { deleteShare, getShare, listShares, type StoredShare, setVoting } from '#functions/store/shares.ts'
import { deleteVotes, listVotes, type Vote } from '#functions/store/votes.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import type { Share, shares } from '#shared/contract/shares.ts'
import { allowances } from '#shared/plans.ts'

/** Whether a share's link still works. */
export const isLive = ({ endsAt }: StoredShare, now = Date.now()): boolean => Date.parse(endsAt) > now

/** Returns the titles and thumbnails of a share with their votes. */
export function countVotes(share: StoredShare, votes: readonly Vote[]) {
  return {
    titles: share.titles.map((title) => ({ ...title, votes: votes.filter((vote) => vote.title === title.id).length })),
    thumbnails: share.thumbnails.map((thumbnail) => ({
      thumbnail,
      votes: votes.filter((vote) => vote.thumbnail === thumbnail).length,
    })),
    voters: votes.length,
  }
}

/** Returns a share as its owner sees it. */
export async function resolveShare(share: StoredShare): Promise<Share> {
  const { userId, id, hash, createdAt, endsAt, voting } = share
  const [votes, token] = await Promise.all([listVotes(userId, id), tokenOf('share', id, hash)])
  const url = token && `${env('SITE_URL')}/s/${token}`
  return { id, createdAt, endsAt, voting, ...(url ? { url } : {}), ...countVotes(share, votes) }
}

/** Returns the shares of a draft, newest first, and how many of the user's links work. */
export async function listDraftShares(userId: string, draft: string): Promise<Output<typeof shares.list>> {
  const [userShares, { plan }] = await Promise.all([listShares(userId), requireAccount(userId)])
  return {
    shares: await Promise.all(userShares.filter((share) => share.draft === draft).map(resolveShare)),
    open: userShares.filter((share) => isLive(share)).length,
    max: allowances.shares[plan],
  }
}

/** Closes or opens voting on a share. Throws Failure `not_found` if there is no such share or it has no voting. */
export async function changeVoting(userId: string, { id, voting }: Parsed<typeof shares.update>): Promise<Share> {
  const share = await setVoting(userId, id, voting)
  if (!share) throw new Failure('not_found')
  return resolveShare(share)
}

/** Deletes a share with its link and its votes. Does nothing if it does not exist. */
export async function revokeShare(userId: string, id: string): Promise<void> {
  const share = await getShare(userId, id)
  if (share) await removeShare(share)
}

/** Deletes the shares of a draft with their links and votes. */
export async function deleteDraftShares(userId: string, draft: string): Promise<void> {
  for (const share of await listShares(userId)) if (share.draft === draft) await removeShare(share)
}

/** Deletes a share: the link first, so that it stops working at once, and the share last, so that an interrupted call can be repeated. */
async function removeShare({ userId, id, hash }: StoredShare): Promise<void> {
  await deleteLink(hash)
  await deleteVotes(userId, id)
  await deleteShare(userId, id)
}

/**
 * Returns the share of a link. Throws Failure `not_found` for a token that is wrong,
 * or whose share was revoked, has expired, or belongs to a draft or account that was deleted.
 */
export async function requireShare(token: string): Promise<StoredShare> {
  const link = await readLink('share', token)
  const share = link && (await getShare(link.userId, link.id))
  if (!share || !(await getDraft(share.userId, share.draft))) throw new Failure('not_found')
  // An interrupted deletion of the account may have left the rest in place.
  if (await isDeleted(share.userId)) throw new Failure('not_found')
  return share
}
