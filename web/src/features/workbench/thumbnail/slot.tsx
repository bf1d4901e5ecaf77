import { ImagePlus } from 'lucide-react'
import { useDrop } from '#web/layout/thumbnail/use-drop.ts'
import type { Thumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { insightsMessages } from '../messages.ts'
import { FilledSlot } from './filled-slot.tsx'

/** A thumbnail slot. An empty slot prompts for a file; a filled one shows the thumbnail and accepts a replacement. */
export function Slot({ thumbnail, hidesChecks }: { thumbnail: Thumbnail; hidesChecks: boolean }) {
  const { t } = useMessages(insightsMessages)
  const drop = useDrop(thumbnail)
  return (
    <div
      {...drop.getRootProps({ role: 'group', 'aria-label': t('thumbnails.drop.label'), tabIndex: -1 })}
      className={cx('rounded-lg', drop.isDragActive && 'outline-2 outline-accent')}
    >
      <input {...drop.getInputProps({ 'aria-label': t('thumbnails.drop.choose') })} />
      {thumbnail.stage === 'empty' ? (
        <EmptySlot isDragActive={drop.isDragActive} isRejected={thumbnail.rejection !== undefined} />
      ) : (
        <FilledSlot
          thumbnail={thumbnail}
          hidesChecks={hidesChecks}
          onReplace={drop.open}
          onRemove={() => {
            thumbnail.remove()
            // The pressed button disappears with the image.
            drop.rootRef.current.focus()
          }}
        />
      )}
    </div>
  )
}

function EmptySlot({ isDragActive, isRejected }: { isDragActive: boolean; isRejected: boolean }) {
  const { t } = useMessages(insightsMessages)
  return (
    <div
      className={cx(
        'flex h-48 w-full cursor-pointer flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed p-4 text-center transition-colors duration-100',
        isDragActive
          ? 'border-accent bg-accent-soft'
          : isRejected
            ? 'border-danger'
            : 'border-control/60 hover:bg-sunken',
      )}
    >
      <ImagePlus aria-hidden className="size-6 text-muted" />
      <div>
        <p className="text-sm font-medium">{t(isDragActive ? 'thumbnails.drop.release' : 'thumbnails.drop.hint')}</p>
        <p className="mt-1 text-xs text-muted">{t('thumbnails.drop.supports')}</p>
        <p className="text-xs text-muted">{t('thumbnails.drop.kept')}</p>
      </div>
      {/* A press bubbles to the drop zone, which opens the file dialog; this button makes that available to the keyboard. */}
      <Button size="small">{t('thumbnails.drop.choose')}</Button>
    </div>
  )
}
