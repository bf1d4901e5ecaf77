import { handle } from '#functions/lib/handle.ts'
import { listOutliers } from '#functions/services/following/list-outliers.ts'
import { following } from '#shared/contract/following.ts'

export const handler = handle(following.outliers, async ({ input, userId }) => listOutliers(userId, input))
