import { RefreshCw, RotateCw, Trash2, X } from 'lucide-react'
import type { Thumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { insightsMessages } from '../messages.ts'

interface SlotActionsProps {
  thumbnail: Thumbnail
  onReplace: () => void
  onRemove: () => void
}

/** The actions of a slot. The first button is the next step and keeps its place and focus. */
export function SlotActions({ thumbnail, onReplace, onRemove }: SlotActionsProps) {
  const { t } = useMessages(insightsMessages)
  return (
    <div className="flex flex-wrap gap-2">
      <FirstAction thumbnail={thumbnail} onReplace={onReplace} />
      <Button size="small" icon={<Trash2 aria-hidden />} onClick={onRemove}>
        {t('thumbnails.slot.remove')}
      </Button>
    </div>
  )
}

function FirstAction({ thumbnail: { stage, cancel, retry }, onReplace }: Omit<SlotActionsProps, 'onRemove'>) {
  const { t } = useMessages(insightsMessages)
  if (stage === 'uploading' || stage === 'checking') {
    return (
      <Button size="small" icon={<X aria-hidden />} onClick={cancel}>
        {t('thumbnails.slot.cancel')}
      </Button>
    )
  }
  if (stage === 'cancelled') {
    return (
      <Button size="small" icon={<RotateCw aria-hidden />} onClick={retry}>
        {t('thumbnails.slot.again')}
      </Button>
    )
  }
  return (
    <Button size="small" icon={<RefreshCw aria-hidden />} onClick={onReplace}>
      {t('thumbnails.slot.replace')}
    </Button>
  )
}
