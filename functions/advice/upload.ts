import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { count } from '#functions/store/limits.ts'
import { advice } from '#shared/contract/advice.ts'

/** Comes with the image checks. */
export const handler = handle(advice.upload, () => Promise.reject(new Failure('forbidden')), count)
