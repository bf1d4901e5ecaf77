import { ErrorCode, type FileRejection, useDropzone } from 'react-dropzone'
import { maxThumbnailBytes } from '#shared/thumbnail/kinds.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from '../messages.ts'
import type { Thumbnail } from './use-thumbnail.ts'

/** What is taken, and how it is named. */
const accept = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }
const extensions = Object.values(accept).flat().join(', ')
/** Bytes. */
const least = 1

/** Takes one image, dropped, pasted or chosen. A press anywhere opens the dialogue as long as the place is empty. */
export function useDrop({ stage, take, refuse }: Thumbnail) {
  const why = useReason()
  return useDropzone({
    accept,
    multiple: false,
    minSize: least,
    maxSize: maxThumbnailBytes,
    noClick: stage !== 'empty',
    noKeyboard: true,
    // Of several the library would take the first; which one was meant is not ours to guess.
    onDrop: ([file], [refused]) => {
      if (refused) refuse(why(refused))
      else if (file) take(file)
    },
  })
}

/** SPEC's sentence for what is wrong with a dropped file; the first thing, when there are several. */
function useReason(): (rejection: FileRejection) => string {
  const { t } = useMessages(insightsMessages)
  return ({ errors }) => {
    switch (errors[0]?.code) {
      case ErrorCode.TooManyFiles:
        return t('thumbnails.drop.tooMany')
      case ErrorCode.FileTooLarge:
        return t('thumbnails.drop.tooLarge', { n: maxThumbnailBytes })
      case ErrorCode.FileTooSmall:
        return t('thumbnails.drop.tooSmall', { n: least })
      default:
        return t('thumbnails.drop.wrongType', { types: extensions })
    }
  }
}
