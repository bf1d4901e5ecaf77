/**
 * What an access token or the token of a connected assistant is allowed to do. An endpoint of the contract
 * names the one scope that opens it to tokens; those without a scope, such as account, billing and tokens themselves,
 * are closed to every token.
 * - `score`: score and compare titles, check thumbnails.
 * - `drafts`: read and change drafts, their versions and analyses.
 * - `insights`: outliers, ideas, the track record, and advice written by the AI provider.
 * - `channel.read`: figures of the connected channel, which are YouTube's data.
 */
export const scopes = ['score', 'drafts', 'insights', 'channel.read'] as const
export type Scope = (typeof scopes)[number]

/** How many requests all programs of a user may make together, to all endpoints. */
export const programRate = { max: 120, seconds: 60 } as const
