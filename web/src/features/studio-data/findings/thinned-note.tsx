import { useMessages } from '#web/messages/messages.tsx'
import { studioMessages } from '../messages.ts'

/** A note that a chart leaves out videos. Renders nothing if it shows all. */
export function ThinnedNote({ shown, videos }: { shown: number; videos: number }) {
  const { t } = useMessages(studioMessages)
  if (shown === videos) return null
  return <p className="mt-2 text-sm">{t('studio.curve.thinned', { shown, n: videos })}</p>
}
