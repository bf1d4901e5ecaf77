import { createHash } from 'node:crypto'
import { languageOfTitle } from '#functions/services/adviser/language-of-title.ts'
import { toAsker } from '#functions/services/ai/asker.ts'
import { chargeResponse, writeIfCharged } from '#functions/services/ai/charged-request.ts'
import { writeMetadata } from '#functions/services/ai/write-metadata.ts'
import { composeMetadata, type VideoWords } from '#functions/services/metadata/compose.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { readMeter, spendUnit } from '#functions/store/usage.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { expectLanguage } from '#shared/prediction/expected-language.ts'

/**
 * Suggests a description and tags for a video, in the language of its title. The same words cost a unit of the meter `optimisations` once
 * per period, whether the AI provider or the built-in adviser writes; a unit spent on a provider that failed is refunded. Throws Failure
 * `plan_limit_reached`.
 */
export async function suggestMetadata(userId: string, words: VideoWords): Promise<Output<typeof advice.metadata>> {
  const account = await requireAccount(userId)
  const asker = toAsker(account)
  const language = languageOfTitle(`${words.title} ${words.happens} ${words.about}`, expectLanguage(account))
  const spent = await spendUnit(userId, 'optimisations', asker.plan, paymentId(words))
  const written = await writeIfCharged(
    () => chargeResponse(spent),
    () => writeMetadata(words, language, asker),
  )
  const metadata =
    'fallbackReason' in written
      ? { adviser: 'built_in' as const, fallbackReason: written.fallbackReason, ...composeMetadata(words, language) }
      : { adviser: 'ai' as const, ...written.text }
  return { ...metadata, tags: [...metadata.tags], meter: await readMeter(userId, 'optimisations', asker.plan) }
}

/**
 * Returns the id under which words are paid for. Without `happens` it equals the id of earlier releases, which had no such field, so that
 * nothing is charged twice.
 */
const paymentId = ({ title, happens, about }: VideoWords) =>
  createHash('sha256')
    .update(JSON.stringify([title, about, ...(happens ? [happens] : [])]))
    .digest('base64url')
    .slice(0, 22)
