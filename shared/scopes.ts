/**
 * The permissions of a personal access token. An endpoint of the contract names the one scope that opens it to tokens; those without a
 * scope, such as account, billing and tokens themselves, are closed to every token.
 * - `score`: score and compare titles, check thumbnails.
 * - `drafts`: read and change drafts, their versions and analyses.
 * - `insights`: outliers, ideas, the record of calls, and advice written by the AI provider.
 * - `channel.read`: figures of the connected channel, which are YouTube's data.
 */
export const scopes = ['score', 'drafts', 'insights', 'channel.read'] as const
export type Scope = (typeof scopes)[number]

/** How many requests a user's access tokens may make together, to all endpoints. */
export const tokenRate = { max: 120, seconds: 60 } as const
