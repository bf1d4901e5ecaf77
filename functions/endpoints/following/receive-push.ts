import { handle } from '#functions/lib/handle.ts'
import { receivePush } from '#functions/services/following/receive-push.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following['receive-push'], async ({ input, signed: { body, headers } }) => {
  await receivePush(input, { body, signature: headers['x-hub-signature'] })
  return {}
})
