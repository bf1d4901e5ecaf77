import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { count } from '#functions/store/limits.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(
  youtube.auth,
  async () => {
    throw new Failure('youtube_code_used')
  },
  count,
)
