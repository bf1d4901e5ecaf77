import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { periodAt } from '#functions/lib/period.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { maxAiRequestsPerDay } from '#shared/plans.ts'
import type { Asker } from './asker.ts'

/** Counts one request to the AI provider. Throws AiProviderError `cap_reached` where the user has no more of them today. */
export async function countAiRequest({ userId, plan }: Asker): Promise<void> {
  const { name, endsAt } = periodAt('day', Date.now())
  const key = `ai-requests#${pseudonymize(userId)}#${name}`
  if (!(await spendBudget(key, 1, maxAiRequestsPerDay[plan], toEpochSeconds(endsAt))))
    throw new AiProviderError('cap_reached')
}
