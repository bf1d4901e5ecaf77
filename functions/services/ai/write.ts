import { isAiConfigured } from '#functions/clients/ai/client.ts'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import type { AiAbsence } from '#shared/advisers.ts'

/** Takes a unit of the plan; answers how to give it back, or why nothing is taken. */
export type Pay = () => Promise<(() => Promise<void>) | AiAbsence>

/**
 * What the provider wrote for a unit of the plan, or why it did not: then nothing was paid, and the built-in adviser
 * answers in its place.
 */
export async function write<T>(
  pay: Pay,
  ask: () => Promise<T>,
): Promise<{ readonly text: T } | { readonly absence: AiAbsence }> {
  if (!isAiConfigured()) return { absence: 'not_configured' }
  const refund = await pay()
  if (typeof refund === 'string') return { absence: refund }
  try {
    return { text: await ask() }
  } catch (error) {
    await refund()
    if (error instanceof AiProviderError) return { absence: error.absence }
    throw error
  }
}
