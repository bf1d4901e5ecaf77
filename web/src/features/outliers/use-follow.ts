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

/** Follows a channel by its URL, handle or id, and shows a confirmation. `pendingChannel` is the one that is being followed. */
export function useFollow(follows: readonly Follow[]) {
  const { t } = useMessages(outliersMessages)
  const add = useAction(following.add, [following.list, following.videos])
  const reasonOf = ({ code }: ApiError) => {
    const explainedError = explained.find((explainedCode) => explainedCode === code)
    return explainedError ? t(`follows.errors.${explainedError}`) : t(`errors.codes.${code}`)
  }
  const follow = (channel: string, { onDone, onRefused }: Outcomes) => {
    const followedIds = new Set(follows.map(({ id }) => id))
    add.mutate(
      { channel },
      {
        onSuccess: ({ follow: { id, channel: found } }) => {
          const named = { channel: found?.title ?? t('follows.unnamed') }
          if (followedIds.has(id)) toast.info(t('follows.known', named))
          // A new channel has no subscriber count yet. A stored channel that hides its count gets the same message.
          else toast.success(t(found?.subscribers == null ? 'follows.added' : 'follows.addedStored', named))
          onDone()
        },
        onError: (error) => onRefused(reasonOf(error)),
      },
    )
  }
  return { follow, pendingChannel: add.isPending ? add.variables.channel : undefined }
}
