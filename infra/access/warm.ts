import type { EndpointName } from '#shared/contract/index.ts'

/** The endpoints that the dashboard of a connected channel calls when it opens. Their functions are kept warm. */
export const firstScreen = [
  'account/get',
  'youtube/analytics',
  'youtube/top',
  'youtube/videos',
  'drafts/list',
  'experiments/list',
  'following/list',
  'following/videos',
] as const satisfies readonly EndpointName[]
