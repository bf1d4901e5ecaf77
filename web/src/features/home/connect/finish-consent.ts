import type { QueryClient } from '@tanstack/react-query'
import { contract } from '#shared/contract/index.ts'
import type { Locale } from '#shared/locale.ts'
import type { Call } from '#web/lib/api.ts'
import { type ConsentReturn, consumeConsent } from '#web/lib/consent.ts'
import { queryKey } from '#web/lib/query.ts'
import { toast } from '#web/ui/toast.ts'
import { connectMessages } from './messages.ts'

/** Why connecting a channel failed. */
export type Problem = Exclude<ConsentReturn, { kind: 'code' }> | { readonly kind: 'api'; readonly error: unknown }

/** What the page provides to finish a consent. */
interface PageContext {
  readonly userId: string
  readonly call: Call
  readonly client: QueryClient
  readonly locale: Locale
}

/** Exchanges the code that Google returned and announces the connected channel. Returns the problem, if there is one. */
export async function finishConsent(
  params: URLSearchParams,
  { userId, call, client, locale }: PageContext,
): Promise<Problem | undefined> {
  const answer = consumeConsent(params, userId, sessionStorage)
  if (answer.kind !== 'code') return answer
  try {
    const [{ channel, replaced }, { t }] = await Promise.all([
      call(contract.youtube.auth, answer.grant),
      connectMessages.load(locale),
    ])
    const { title } = channel
    toast.success(title ? t('connect.connected', { title }) : t('connect.connectedUntitled'))
    if (replaced) {
      const before = replaced.title
      toast.info(before ? t('connect.replaced', { title: before }) : t('connect.replacedUntitled'))
    }
  } catch (error) {
    return { kind: 'api', error }
  } finally {
    await client.invalidateQueries({ queryKey: queryKey(contract.account.get) })
    // Cached data may be from another channel.
    for (const read of [contract.youtube.analytics, contract.youtube.top, contract.youtube.videos])
      void client.resetQueries({ queryKey: queryKey(read) })
  }
  return undefined
}
