import * as z from 'zod/mini'
import { DraftTitle, draftLimits } from './drafts.ts'
import { endpoint } from './endpoint.ts'
import { ItemId } from './item-id.ts'
import { LinkToken } from './link.ts'
import { rawEndpoint } from './raw-endpoint.ts'
import { ContentHash } from './thumbnail.ts'

/** How many days a share is open. */
export const shareDays = { min: 1, max: 90, default: 7 } as const
/** For how many days after its link has ended a creator can read a share's votes. Then both are deleted. */
export const shareResultDays = 90

const TitleId = DraftTitle.shape.id

/** A title or thumbnail of a share with its votes. `chance` is that of the wording model, 0 to 1, between its titles. */
const SharedTitle = z.object({
  id: z.string(),
  text: z.string(),
  votes: z.int(),
  chance: z.optional(z.number()),
})
const SharedThumbnail = z.object({ thumbnail: ContentHash, votes: z.int() })

/** All votes on a share, as visitors see them. */
const Votes = z.object({
  titles: z.array(z.omit(SharedTitle, { text: true })),
  thumbnails: z.array(SharedThumbnail),
  voters: z.int(),
})

/** Titles and thumbnails of a draft, as they were when they were shared by a secret link. */
export const Share = z.object({
  id: ItemId,
  /** Absent once the link can no longer be shown; it still works. */
  url: z.optional(z.url()),
  createdAt: z.iso.datetime(),
  /** When the link stops working. */
  endsAt: z.iso.datetime(),
  voting: z.enum(['off', 'open', 'closed']),
  titles: z.array(SharedTitle),
  thumbnails: z.array(SharedThumbnail),
  /** How many visitors voted. */
  voters: z.int(),
})
export type Share = z.infer<typeof Share>

/** Whether visitors can vote on these titles and thumbnails: there are at least two of either. */
export const canVoteOn = (share: {
  readonly titles: readonly unknown[]
  readonly thumbnails: readonly unknown[]
}): boolean => share.titles.length > 1 || share.thumbnails.length > 1

const ownerRate = { max: 60, seconds: 60 } as const
/** For visitors. Several of them may have the same address. */
const pageRate = { max: 120, seconds: 60 } as const

export const shares = {
  /** Shares chosen titles (by id) and thumbnails of a draft by a secret link. `voting` requires at least two of either. */
  create: endpoint({
    method: 'POST',
    path: '/api/drafts/{id}/shares',
    caller: 'user',
    input: z
      .strictObject({
        id: ItemId,
        titles: z.array(TitleId).check(z.maxLength(draftLimits.titles)),
        thumbnails: z.array(ContentHash).check(z.maxLength(draftLimits.thumbnails)),
        days: z._default(z.int().check(z.minimum(shareDays.min), z.maximum(shareDays.max)), shareDays.default),
        voting: z.boolean(),
      })
      .check(
        z.refine(({ titles, thumbnails }) => titles.length + thumbnails.length > 0),
        z.refine(({ voting, ...chosen }) => !voting || canVoteOn(chosen)),
      ),
    output: z.object({ share: Share }),
    errors: ['not_found', 'thumbnail_not_found', 'share_limit_reached'],
    rate: { max: 20, seconds: 60 },
  }),
  /** Returns a draft's shares, newest first, with their votes. `open` and `max` count the shares of all drafts. */
  list: endpoint({
    method: 'GET',
    path: '/api/shares',
    caller: 'user',
    input: z.strictObject({ draft: ItemId }),
    output: z.object({ shares: z.array(Share), open: z.int(), max: z.int() }),
    errors: [],
    rate: ownerRate,
  }),
  /** Closes voting on a share, or opens it again. */
  update: endpoint({
    method: 'PATCH',
    path: '/api/shares/{id}',
    caller: 'user',
    input: z.strictObject({ id: ItemId, voting: z.enum(['open', 'closed']) }),
    output: z.object({ share: Share }),
    errors: ['not_found'],
    rate: ownerRate,
  }),
  /** Deletes a share with its votes. Its link stops at once. */
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/shares/{id}',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: z.object({}),
    errors: [],
    rate: ownerRate,
  }),
  /** The page of a share. Services that a link is pasted into add parameters to its URL, which are ignored. */
  page: rawEndpoint({
    method: 'GET',
    path: '/s/{token}',
    caller: 'public',
    input: z.object({ token: LinkToken }),
    raw: 'text/html',
    errors: ['not_found'],
    rate: pageRate,
  }),
  /** A thumbnail of a share. */
  picture: rawEndpoint({
    method: 'GET',
    path: '/s/{token}/pictures/{thumbnail}',
    caller: 'public',
    input: z.object({ token: LinkToken, thumbnail: ContentHash }),
    raw: 'image/jpeg',
    errors: ['not_found'],
    rate: { max: 600, seconds: 60 },
  }),
  /** All thumbnails of a share in one picture, which previews of its link show. */
  preview: rawEndpoint({
    method: 'GET',
    path: '/s/{token}/preview',
    caller: 'public',
    input: z.object({ token: LinkToken }),
    raw: 'image/jpeg',
    errors: ['not_found', 'image_checks_unavailable'],
    rate: pageRate,
  }),
  /**
   * Votes for a title, a thumbnail or both, or changes the votes of the same `voter`, a random id of the visitor's browser.
   * Returns all votes.
   */
  vote: endpoint({
    method: 'POST',
    path: '/api/shared/{token}/votes',
    caller: 'public',
    input: z
      .strictObject({
        token: LinkToken,
        voter: z.uuid(),
        title: z.optional(TitleId),
        thumbnail: z.optional(ContentHash),
      })
      .check(z.refine(({ title, thumbnail }) => title !== undefined || thumbnail !== undefined)),
    output: Votes,
    errors: ['not_found', 'voting_closed'],
    rate: { max: 60, seconds: 60 },
  }),
  /** Returns all votes to a `voter` who has voted, with what they voted for; null to others. */
  results: endpoint({
    method: 'GET',
    path: '/api/shared/{token}/votes',
    caller: 'public',
    input: z.strictObject({ token: LinkToken, voter: z.uuid() }),
    output: z.object({
      votes: z.nullable(
        z.extend(Votes, { mine: z.object({ title: z.optional(z.string()), thumbnail: z.optional(z.string()) }) }),
      ),
    }),
    errors: ['not_found'],
    rate: pageRate,
  }),
}
