import { draftLimits } from '#shared/contract/drafts.ts'
import { useThumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { insightsMessages } from '../messages.ts'
import type { StoredThumbnails } from '../open-video.ts'
import { useUnfinishedUpload } from './use-unfinished-upload.ts'

/** Returns the thumbnails of the open video: the stored ones, and the one that is being uploaded and checked. */
export function useThumbnails(stored: StoredThumbnails) {
  const { t } = useMessages(insightsMessages)
  const { pictures, lead } = stored
  const adding = useThumbnail((checked, file) => {
    const { thumbnail } = checked
    if (pictures.every((picture) => picture.thumbnail !== thumbnail)) return stored.add(checked, file)
    stored.setLead(thumbnail)
    toast.info(t('thumbnails.already'))
  })
  useUnfinishedUpload(adding, stored.draftId)
  return {
    ...stored,
    adding,
    isEmpty: pictures.length === 0 && adding.stage === 'empty',
    isFull: pictures.length >= draftLimits.thumbnails,
    /**
     * Returns the thumbnail to analyze with a title: the one being checked, or else the lead thumbnail, if any.
     * Returns undefined if there is nothing to analyze, and then shows why unless `signal` is aborted.
     */
    prepare: async (title: string, signal: AbortSignal): Promise<{ readonly thumbnail?: string } | undefined> => {
      const { checked, problem, isAbandoned } = adding.stage === 'empty' ? {} : await adding.waitUntilProcessed()
      if (signal.aborted || isAbandoned) return undefined
      const thumbnail = checked?.thumbnail ?? lead
      if (thumbnail !== undefined) return { thumbnail }
      const reason = problem && t(`errors.codes.${problem}`)
      if (title === '')
        return void toast.error(reason ? t('thumbnails.toasts.failed', { reason }) : t('insights.toasts.nothing'))
      if (reason) toast.info(t('thumbnails.toasts.leftOut', { reason }))
      return {}
    },
  }
}

export type Thumbnails = ReturnType<typeof useThumbnails>
