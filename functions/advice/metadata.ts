import { createHash } from 'node:crypto'
import { writeMetadata } from '#functions/ai/metadata.ts'
import { write } from '#functions/ai/write.ts'
import { handle } from '#functions/lib/handle.ts'
import { periodAt } from '#functions/lib/period.ts'
import { pseudonym } from '#functions/lib/pseudonym.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { count, putBack, take } from '#functions/store/limits.ts'
import { giveBack, meterState, spend } from '#functions/store/usage.ts'
import { advice } from '#shared/contract/advice.ts'
import { composeMetadata } from '#shared/metadata/compose.ts'

/** So many answers of the provider a unit buys; after them the same draft is written by us. */
const asksAUnit = 3

/** A draft costs a unit once a month, whoever writes; none where a provider was asked and failed. */
export const handler = handle(
  advice.metadata,
  async ({ input: { title, about = '' }, userId }) => {
    const account = await getAccount(userId)
    const plan = account?.plan ?? 'free'
    const draft = idOf(title, about)
    const { receipt } = await spend(userId, 'optimisations', plan, draft)
    const { name, endsAt } = periodAt('month', Date.now())
    const asks = `metadata#${pseudonym(userId)}#${name}#${draft}`
    const refund = async () => {
      await giveBack(receipt)
      await putBack(asks, 1)
    }
    const written = await write(
      async () => ((await take(asks, 1, asksAUnit, Math.ceil(endsAt / 1000))) ? refund : undefined),
      () => writeMetadata({ title, about }, account?.locale ?? 'en', { take, putBack }),
    )
    const made =
      'absence' in written
        ? { adviser: 'built_in' as const, absence: written.absence, ...composeMetadata(title, about) }
        : { adviser: 'ai' as const, ...written.text }
    return { ...made, tags: [...made.tags], meter: await meterState(userId, 'optimisations', plan) }
  },
  count,
)

const idOf = (title: string, about: string) =>
  createHash('sha256')
    .update(JSON.stringify([title, about]))
    .digest('base64url')
    .slice(0, 22)
