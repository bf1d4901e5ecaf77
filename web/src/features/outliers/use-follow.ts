import { useState } from 'react'
import { type Follow, following } from '#shared/contract/following.ts'
import type { ApiError } from '#web/lib/api.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { outliersMessages } from './messages.ts'

/** The errors that this screen explains in its own words. */
const explained = [
  'channel_url_invalid',
  'channel_not_found',
  'channel_lookup_failed',
  'youtube_quota_exceeded',
] as const

interface Outcomes {
  readonly onDone: () => void
  /** Called with the reason as text. */
  readonly onRefused: (reason: string) => void
}

/** Follows a channel by its URL, handle or id, and shows a confirmation. `pending` holds the channels that are being followed. */
export function useFollow(follows: readonly Follow[]) {
  const { t } = useMessages(outliersMessages)
  const add = useAction(following.add, [following.list, following.videos])
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const reasonOf = ({ code }: ApiError) => {
    const explainedError = explained.find((explainedCode) => explainedCode === code)
    return explainedError ? t(`follows.errors.${explainedError}`) : t(`errors.codes.${code}`)
  }
  async function follow(channel: string, { onDone, onRefused }: Outcomes) {
    const followedIds = new Set(follows.map(({ id }) => id))
    setPending((before) => new Set(before).add(channel))
    // Awaited, because a further call drops the callbacks of one that is running.
    const added = await add.run({ channel }, { onError: (error) => onRefused(reasonOf(error)) })
    if (added) {
      const { id, channel: found } = added.follow
      const named = { channel: found?.title ?? t('follows.unnamed') }
      if (followedIds.has(id)) toast.info(t('follows.known', named))
      // A new channel has no subscriber count yet. A stored channel that hides its count gets the same message.
      else toast.success(t(found?.subscribers == null ? 'follows.added' : 'follows.addedStored', named))
      onDone()
    }
    setPending((before) => new Set([...before].filter((other) => other !== channel)))
  }
  return { follow: (channel: string, outcomes: Outcomes) => void follow(channel, outcomes), pending }
}
