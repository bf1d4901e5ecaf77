import { useEffect, useRef } from 'react'
import { ErrorCode, type FileRejection, useDropzone } from 'react-dropzone'
import { maxThumbnailBytes } from '#shared/thumbnail/kinds.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'
import type { Thumbnail } from './use-thumbnail.ts'

/** The accepted types and their extensions. */
const accept = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }
const extensions = Object.values(accept).flat().join(', ')
/** Rejects empty files. */
const minBytes = 1

/**
 * Accepts an image by drop, paste or file dialog. Pressing an empty slot opens the dialog. The slot takes the focus when
 * the pressed button is removed.
 */
export function useDrop({ stage, addFile, reject }: Thumbnail) {
  const getRejectionMessage = useRejectionMessage()
  const drop = useDropzone({
    accept,
    multiple: false,
    minSize: minBytes,
    maxSize: maxThumbnailBytes,
    noClick: stage !== 'empty',
    noKeyboard: true,
    // Several files are rejected because it is unclear which one the user meant.
    onDrop: ([file], [rejection]) => {
      if (rejection) reject(getRejectionMessage(rejection))
      else if (file) addFile(file)
    },
  })
  const { rootRef } = drop
  const previousStage = useRef(stage)
  useEffect(() => {
    if (previousStage.current === stage) return
    previousStage.current = stage
    if (document.activeElement === document.body) rootRef.current?.focus({ preventScroll: true })
  }, [stage, rootRef])
  return drop
}

/** Returns the message for the first problem of a dropped file. */
function useRejectionMessage(): (rejection: FileRejection) => string {
  const { t } = useMessages(thumbnailMessages)
  return ({ errors }) => {
    switch (errors[0]?.code) {
      case ErrorCode.TooManyFiles:
        return t('thumbnails.drop.tooMany')
      case ErrorCode.FileTooLarge:
        return t('thumbnails.drop.tooLarge', { n: maxThumbnailBytes })
      case ErrorCode.FileTooSmall:
        return t('thumbnails.drop.tooSmall', { n: minBytes })
      default:
        return t('thumbnails.drop.wrongType', { types: extensions })
    }
  }
}
