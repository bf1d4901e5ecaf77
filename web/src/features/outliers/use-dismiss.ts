import { useQueryClient } from '@tanstack/react-query'
import type { Output } from '#shared/contract/endpoint.ts'
import { type FollowedVideo, following } from '#shared/contract/following.ts'
import { ApiError } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { outliersMessages } from './messages.ts'

const videosKey = queryKey(following.videos)

/** Returns a function that dismisses or restores a video. The lists are updated optimistically, and the change can be undone. */
export function useDismiss(): (video: FollowedVideo, dismissed: boolean) => void {
  const { t } = useMessages(outliersMessages)
  const { call } = useServices()
  const client = useQueryClient()
  const show = async ({ id }: FollowedVideo, dismissed: boolean) => {
    await client.cancelQueries({ queryKey: videosKey })
    const lists = client.getQueriesData<Output<typeof following.videos>>({ queryKey: videosKey })
    for (const [key, list] of lists) {
      if (!list) continue
      // Lists that include dismissed videos keep the video.
      const isKept = JSON.stringify(key).includes('"dismissed":"true"')
      const videos = isKept
        ? list.videos.map((video) => (video.id === id ? { ...video, dismissed } : video))
        : list.videos.filter((video) => video.id !== id)
      client.setQueryData(key, { ...list, videos, total: list.total - (list.videos.length - videos.length) })
    }
  }
  async function dismiss(video: FollowedVideo, dismissed: boolean, isUndo = false) {
    await show(video, dismissed)
    const { id, channelId, title } = video
    try {
      await call(following.dismiss, { id: channelId, video: id, dismissed })
      const undo = { label: t('follows.undo'), onPress: () => void dismiss(video, !dismissed, true) }
      toast.success(t(dismissed ? 'videos.dismissed' : 'videos.restored', { title }), isUndo ? undefined : undo)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal'
      toast.error(t('follows.changeFailed', { reason: t(`errors.codes.${code}`) }))
    }
    void client.invalidateQueries({ queryKey: videosKey })
  }
  return (video, dismissed) => void dismiss(video, dismissed)
}
