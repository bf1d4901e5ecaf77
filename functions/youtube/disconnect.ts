import { handle } from '#functions/lib/handle.ts'
import { count } from '#functions/store/limits.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.disconnect, async () => ({ deleted: [], revoked: false }), count)
