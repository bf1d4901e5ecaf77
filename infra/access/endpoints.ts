import type { EndpointName } from '#shared/contract/index.ts'
import type { AccessRow } from './row.ts'

/** The access that calling the AI provider needs. The client's timeout is 20 seconds. */
const callsAiProvider = { secrets: ['ai'], seconds: 28 } as const satisfies AccessRow

/** The access that starting the job for a channel's uploads needs. */
const requestsUploads = { starts: ['jobs/fetch-uploads'] } as const satisfies AccessRow

/** The access that deleting an account needs: `account/remove` starts a deletion, `jobs/purge-expired` finishes one that stopped. */
export const accountDeletion = {
  secrets: ['stripe'],
  pool: ['AdminDeleteUser'],
  mail: true,
} as const satisfies AccessRow

/** The access that changing a user's sign-in methods needs. It waits up to 15 seconds for another request that changes them. */
const waitsForTurn = { seconds: 24 } as const satisfies AccessRow

/** For functions that compare up to 5,000 videos, which takes about one second of a full CPU. */
const ratesVideos = { memory: 1769 } as const satisfies AccessRow

/** The access rows of endpoints, by domain. An endpoint that needs only tables and files has none. */
export const endpointAccess = {
  'account/update': {
    pool: ['AdminUpdateUserAttributes'],
    secrets: ['youtube'],
    ...requestsUploads,
  },
  'account/email': {
    pool: ['AdminGetUser'],
    mail: true,
  },
  'account/confirm': {
    pool: ['AdminGetUser', 'AdminUpdateUserAttributes', 'AdminUserGlobalSignOut'],
    secrets: ['stripe'],
    mail: true,
    // Ends with a call to Stripe, which may be slow.
    seconds: 15,
  },
  'account/codes': { mail: true },
  'account/recover': {
    pool: ['AdminInitiateAuth', 'AdminGetUser', 'AdminSetUserMFAPreference'],
    mail: true,
    seconds: 15,
  },
  'account/confirm-sign-up': {
    pool: [
      'AdminGetUser',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      'AdminSetUserMFAPreference',
      'AdminUpdateUserAttributes',
      'AdminInitiateAuth',
    ],
    ...requestsUploads,
    seconds: 15,
  },
  'account/finish-sign-up': {
    pool: ['AdminGetUser', 'AdminUpdateUserAttributes', 'AdminSetUserPassword'],
    ...requestsUploads,
  },
  'account/password': {
    pool: ['AdminUserGlobalSignOut', 'AdminGetUser'],
    mail: true,
    seconds: 15,
  },
  'account/export': {
    pool: ['AdminGetUser'],
    seconds: 20,
  },
  'account/remove': {
    ...accountDeletion,
    seconds: 28,
  },

  'advice/score': requestsUploads,
  'advice/analyze': {
    secrets: ['youtube', 'signing'],
    ...requestsUploads,
    mail: true,
    // Waits for YouTube.
    seconds: 20,
  },
  'advice/advise': callsAiProvider,
  'advice/titles': {
    ...requestsUploads,
    ...callsAiProvider,
  },
  'advice/metadata': callsAiProvider,
  'advice/thumbnail': {
    seconds: 28,
    memory: 1769,
    native: true,
  },
  'advice/publish': { secrets: ['youtube'] },
  'advice/patterns': {
    secrets: ['youtube'],
    // Waits for YouTube.
    seconds: 20,
  },

  'billing/checkout': {
    secrets: ['stripe'],
    // Makes several calls to Stripe in sequence.
    seconds: 28,
  },
  'billing/portal': { secrets: ['stripe'], seconds: 20 },
  'billing/webhook': {
    secrets: ['stripe'],
    seconds: 28,
  },

  'calendar/get': { secrets: ['signing'] },
  'calendar/create': {
    secrets: ['signing'],
    mail: true,
  },

  'connections/consent': {
    secrets: ['signing'],
    mail: true,
  },
  'connections/register': { secrets: ['signing'] },

  'drafts/publish': { secrets: ['youtube'] },
  'drafts/review': {
    secrets: ['youtube'],
    // Waits for YouTube.
    seconds: 20,
  },

  'following/add': { secrets: ['youtube'] },
  'following/confirm-push': { secrets: ['signing'] },
  'following/receive-push': {
    secrets: ['signing'],
    hub: true,
  },
  'following/videos': ratesVideos,
  'following/outliers': ratesVideos,

  'ideas/list': { secrets: ['youtube'] },
  'ideas/week': { secrets: ['youtube'] },
  'ideas/suggest': { secrets: ['youtube'] },

  'identities/list': { pool: ['AdminGetUser'] },
  'identities/connect': {
    secrets: ['google_sign_in'],
    pool: ['AdminGetUser', 'AdminDeleteUser', 'AdminLinkProviderForUser', 'AdminUpdateUserAttributes'],
    mail: true,
    ...waitsForTurn,
  },
  'identities/disconnect': {
    pool: ['AdminGetUser', 'AdminDisableProviderForUser', 'AdminUpdateUserAttributes'],
    mail: true,
    ...waitsForTurn,
  },

  'inquiry/send': { mail: true },

  'mail/unsubscribe': { secrets: ['signing'] },

  // Its tools invoke other endpoints. It reads and writes nothing itself.
  'mcp/serve': {
    invokes: [
      'advice/score',
      'advice/upload',
      'advice/thumbnail',
      'advice/titles',
      'drafts/list',
      'drafts/get',
      'drafts/create',
      'drafts/save',
      'following/outliers',
      'youtube/analytics',
    ],
    // Waits for another function.
    seconds: 28,
  },

  // Calls to Cognito about passkeys use the user's access token instead of IAM permissions.
  'passkeys/add': { mail: true, seconds: 15 },
  'passkeys/remove': { pool: ['AdminGetUser'], mail: true, ...waitsForTurn },

  'shares/create': { secrets: ['signing'] },
  'shares/list': { secrets: ['signing'] },
  'shares/update': { secrets: ['signing'] },
  'shares/preview': {
    seconds: 15,
    memory: 1769,
    native: true,
  },
  'shares/vote': { secrets: ['signing'] },

  'support/send': { mail: true },
  'support/contact': { mail: true },

  'tokens/create': { mail: true },

  'trends/list': {
    secrets: ['youtube'],
    seconds: 20,
  },
  'trends/insight': callsAiProvider,

  'webhooks/create': {
    secrets: ['signing'],
    receivers: true,
    mail: true,
  },
  'webhooks/rotate': { secrets: ['signing'] },

  'youtube/channel': { secrets: ['youtube'] },
  'youtube/auth': {
    secrets: ['google'],
    ...requestsUploads,
    seconds: 24,
  },
  'youtube/disconnect': { seconds: 20 },
  'youtube/analytics': {
    secrets: ['google'],
    seconds: 28,
  },
  'youtube/top': {
    secrets: ['google', 'youtube'],
    seconds: 28,
  },
  'youtube/videos': {
    secrets: ['youtube'],
    seconds: 20,
  },
  'youtube/schedule': {
    secrets: ['youtube'],
    seconds: 20,
  },
  'youtube/model': requestsUploads,
} as const satisfies Readonly<Partial<Record<EndpointName, AccessRow>>>
