import { contract } from '#shared/contract/index.ts'
import type { ApiError } from '#web/lib/api.ts'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { profileMessages } from '../messages.ts'

/** A way to access the account without its password. */
export interface Access {
  readonly key: string
  readonly name: string
  readonly createdAt: string
  /** Resolves with undefined after a failure. */
  readonly revoke: () => Promise<object | undefined>
  /** Whether a new password revokes it. */
  readonly endsWithPassword: boolean
}

interface AccessRead {
  /** Undefined until all of it is loaded. */
  readonly access: readonly Access[] | undefined
  readonly error: ApiError | null
  readonly refetch: () => void
}

/** Reads all access that works without the password. */
export function useAccess(): AccessRead {
  const { t } = useMessages(profileMessages)
  const reads = {
    tokens: useRead(contract.tokens.list, {}),
    webhooks: useRead(contract.webhooks.list, {}),
    calendar: useRead(contract.calendar.get, {}),
    assistants: useRead(contract.connections.list, {}),
  }
  const revokeToken = useAction(contract.tokens.revoke, [contract.tokens.list])
  const removeWebhook = useAction(contract.webhooks.remove, [contract.webhooks.list])
  const removeFeed = useAction(contract.calendar.remove, [contract.calendar.get])
  const disconnect = useAction(contract.connections.remove, [contract.connections.list])
  const queries = Object.values(reads)
  const error = queries.find((read) => !read.data && read.error)?.error ?? null
  const refetch = () => {
    for (const read of queries) void read.refetch()
  }
  const { data: tokens } = reads.tokens
  const { data: webhooks } = reads.webhooks
  const { data: calendar } = reads.calendar
  const { data: assistants } = reads.assistants
  if (!tokens || !webhooks || !calendar || !assistants) return { access: undefined, error, refetch }
  const feed = calendar.feed
  const revoked = { success: t('profile.access.revoked') }
  const lasting = [
    ...tokens.tokens.map(({ id, name, createdAt }) => ({
      key: id,
      name: t('profile.access.token', { name }),
      createdAt,
      revoke: () => revokeToken.run({ id }, revoked),
    })),
    ...webhooks.webhooks.map(({ id, url, createdAt }) => ({
      key: id,
      name: t('profile.access.webhook', { host: new URL(url).host }),
      createdAt,
      revoke: () => removeWebhook.run({ id }, revoked),
    })),
    ...(feed
      ? [
          {
            key: 'feed',
            name: t('profile.access.feed'),
            createdAt: feed.createdAt,
            revoke: () => removeFeed.run({}, revoked),
          },
        ]
      : []),
  ].map((item) => ({ ...item, endsWithPassword: false }))
  const connected = assistants.connections.map(({ id, client, consentedAt }) => ({
    key: id,
    name: t('profile.access.assistant', { client: client || t('assistants.unnamed') }),
    createdAt: consentedAt,
    revoke: () => disconnect.run({ id }, revoked),
    endsWithPassword: true,
  }))
  return { access: [...lasting, ...connected], error, refetch }
}
