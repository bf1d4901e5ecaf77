import { createHmac } from 'node:crypto'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { Failure } from '#functions/lib/failure.ts'
import { addressKey } from '#functions/lib/rate-limit.ts'
import { readRotatingSecret } from '#functions/lib/secrets.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { countVoter, type StoredShare } from '#functions/store/shares.ts'
import { getVote, listVotes, saveVote } from '#functions/store/votes.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import type { shares } from '#shared/contract/shares.ts'
import { countVotes, requireShare } from './shares.ts'

/** The maximum number of voters per share, and per network address. The latter is enough for a classroom. */
const maxVoters = 2_000
const maxVotersPerAddress = 40

/**
 * Saves a visitor's vote and returns all votes. Throws Failure `not_found`, `voting_closed`, `too_many_requests` for too
 * many voters from one address, or `invalid_input` for a title or thumbnail that is not on the share.
 */
export async function vote(
  { token, voter, title, thumbnail }: Parsed<typeof shares.vote>,
  address: string,
): Promise<Output<typeof shares.vote>> {
  const share = await requireShare(token)
  if (share.voting !== 'open') throw new Failure('voting_closed')
  if (title !== undefined && !share.titles.some(({ id }) => id === title))
    throw new Failure('invalid_input', { title: 'invalid' })
  if (thumbnail !== undefined && !share.thumbnails.includes(thumbnail))
    throw new Failure('invalid_input', { thumbnail: 'invalid' })
  const { userId, id } = share
  if (!(await getVote(userId, id, voter))) await admitVoter(share, address)
  await saveVote(share, voter, { title, thumbnail })
  return readVotes(share)
}

/** Returns all votes to a visitor who has voted, and null to others. Throws Failure `not_found`. */
export async function readResults({
  token,
  voter,
}: Parsed<typeof shares.results>): Promise<Output<typeof shares.results>> {
  const share = await requireShare(token)
  const mine = await getVote(share.userId, share.id, voter)
  return { votes: mine ? { ...(await readVotes(share)), mine } : null }
}

async function readVotes(share: StoredShare): Promise<Output<typeof shares.vote>> {
  return countVotes(share, await listVotes(share.userId, share.id))
}

async function admitVoter({ userId, id, endsAt }: StoredShare, address: string): Promise<void> {
  const key = `voters#${id}#${await hashAddress(id, address)}`
  if (!(await spendBudget(key, 1, maxVotersPerAddress, toEpochSeconds(Date.parse(endsAt)))))
    throw new Failure('too_many_requests')
  if (!(await countVoter(userId, id, maxVoters))) throw new Failure('voting_closed')
}

/** Hashes an address with a secret, so that the address cannot be found by trying all addresses. The hash differs between shares. */
async function hashAddress(share: string, address: string): Promise<string> {
  const [secret] = await readRotatingSecret('SIGNING_SECRET')
  return createHmac('sha256', secret)
    .update(`voter:${share}:${addressKey(address)}`)
    .digest('base64url')
    .slice(0, 22)
}
