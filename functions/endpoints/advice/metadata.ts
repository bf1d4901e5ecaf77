import { createHash } from 'node:crypto'
import { handle } from '#functions/lib/handle.ts'
import { takeAnswer } from '#functions/services/ai/charged-request.ts'
import { write } from '#functions/services/ai/write.ts'
import { writeMetadata } from '#functions/services/ai/write-metadata.ts'
import { composeMetadata } from '#functions/services/metadata/compose.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { readMeter, spendUnit } from '#functions/store/usage.ts'
import { advice } from '#shared/contract/advice.ts'

/** A draft costs a unit once a period, whoever writes; none where a provider was asked and failed. */
export const handler = handle(advice.metadata, async ({ input: { title, about = '' }, userId }) => {
  const account = await getAccount(userId)
  const plan = account?.plan ?? 'free'
  const spending = await spendUnit(userId, 'optimisations', plan, idOf(title, about))
  const written = await write(
    () => takeAnswer(spending),
    () => writeMetadata({ title, about }, account?.locale ?? 'en', { take: spendBudget, putBack: refundBudget }),
  )
  const made =
    'absence' in written
      ? { adviser: 'built_in' as const, absence: written.absence, ...composeMetadata(title, about) }
      : { adviser: 'ai' as const, ...written.text }
  return { ...made, tags: [...made.tags], meter: await readMeter(userId, 'optimisations', plan) }
})

const idOf = (title: string, about: string) =>
  createHash('sha256')
    .update(JSON.stringify([title, about]))
    .digest('base64url')
    .slice(0, 22)
