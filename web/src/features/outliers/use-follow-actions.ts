import { useQueryClient } from '@tanstack/react-query'
import type { Output } from '#shared/contract/endpoint.ts'
import { type Follow, following } from '#shared/contract/following.ts'
import { ApiError } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { outliersMessages } from './messages.ts'

interface FollowActions {
  readonly setMuted: (follow: Follow, muted: boolean) => void
  readonly remove: (follow: Follow) => void
}

const listKey = queryKey(following.list, {})

/** Returns the actions for a followed channel. The list is updated optimistically. */
export function useFollowActions(): FollowActions {
  const { t } = useMessages(outliersMessages)
  const { call } = useServices()
  const client = useQueryClient()
  const channelOf = ({ channel }: Follow) => channel?.title ?? t('follows.unnamed')
  const changeList = async (change: (follows: Follow[]) => Follow[]) => {
    await client.cancelQueries({ queryKey: listKey })
    client.setQueryData<Output<typeof following.list>>(
      listKey,
      (list) => list && { ...list, follows: change(list.follows) },
    )
  }
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: queryKey(following.list) })
    void client.invalidateQueries({ queryKey: queryKey(following.videos) })
  }
  /** Saves a change that the list already shows. If it fails, shows why and restores the stored list. */
  const save = async (work: () => Promise<unknown>, onDone: () => void) => {
    try {
      await work()
      onDone()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal'
      toast.error(t('follows.changeFailed', { reason: t(`errors.codes.${code}`) }))
    }
    readAgain()
  }

  async function setMuted(follow: Follow, muted: boolean, isUndo = false) {
    const { id } = follow
    await changeList((follows) => follows.map((follow) => (follow.id === id ? { ...follow, muted } : follow)))
    await save(
      () => call(following.change, { id, muted }),
      () =>
        toast.success(
          t(muted ? 'follows.muted' : 'follows.unmuted', { channel: channelOf(follow) }),
          isUndo ? undefined : { label: t('follows.undo'), onPress: () => void setMuted(follow, !muted, true) },
        ),
    )
  }

  async function remove(follow: Follow) {
    const { id } = follow
    const previous = client.getQueryData<Output<typeof following.list>>(listKey)
    // If there are more channels than the plan allows, a removed channel cannot be followed again.
    const canRestore = previous !== undefined && previous.follows.length <= previous.max
    await changeList((follows) => follows.filter((follow) => follow.id !== id))
    await save(
      () => call(following.remove, { id }),
      () =>
        toast.success(
          t('follows.removed', { channel: channelOf(follow) }),
          canRestore ? { label: t('follows.undo'), onPress: () => void restore(follow) } : undefined,
        ),
    )
  }

  const restore = (follow: Follow) =>
    save(
      async () => {
        await call(following.add, { channel: follow.id })
        if (follow.muted) await call(following.change, { id: follow.id, muted: true })
      },
      () => toast.success(t('follows.restored', { channel: channelOf(follow) })),
    )

  return {
    setMuted: (follow, muted) => void setMuted(follow, muted),
    remove: (follow) => void remove(follow),
  }
}
