import { handle } from '#functions/lib/handle.ts'
import { confirmPush } from '#functions/services/following/confirm-push.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following['confirm-push'], async ({ input }) => ({
  body: await confirmPush(input),
  type: 'text/plain' as const,
}))
