import { createHash } from 'node:crypto'
import { toAsker } from '#functions/services/ai/asker.ts'
import { chargeResponse, writeIfCharged } from '#functions/services/ai/charged-request.ts'
import { writeMetadata } from '#functions/services/ai/write-metadata.ts'
import { composeMetadata } from '#functions/services/metadata/compose.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { readMeter, spendUnit } from '#functions/store/usage.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'

/**
 * Suggests a description and tags for a draft. A draft costs a unit of the meter `optimisations` once per period, whether
 * the AI provider or the built-in adviser writes; a unit spent on a provider that failed is refunded. Throws Failure
 * `plan_limit_reached`.
 */
export async function suggestMetadata(
  userId: string,
  draft: { readonly title: string; readonly about: string },
): Promise<Output<typeof advice.metadata>> {
  const { title, about } = draft
  const asker = toAsker(await requireAccount(userId))
  const spent = await spendUnit(userId, 'optimisations', asker.plan, draftId(title, about))
  const written = await writeIfCharged(
    () => chargeResponse(spent),
    () => writeMetadata(draft, asker),
  )
  const metadata =
    'fallbackReason' in written
      ? { adviser: 'built_in' as const, fallbackReason: written.fallbackReason, ...composeMetadata(title, about) }
      : { adviser: 'ai' as const, ...written.text }
  return { ...metadata, tags: [...metadata.tags], meter: await readMeter(userId, 'optimisations', asker.plan) }
}

const draftId = (title: string, about: string) =>
  createHash('sha256')
    .update(JSON.stringify([title, about]))
    .digest('base64url')
    .slice(0, 22)
