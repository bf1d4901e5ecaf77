import { lazy, Suspense } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { insightsMessages } from '../messages.ts'
import { slotNames, type Thumbnails } from './use-thumbnails.ts'

const Previews = lazy(async () => ({ default: (await import('#web/layout/thumbnail/previews.tsx')).Previews }))
const Comparison = lazy(async () => ({ default: (await import('./comparison.tsx')).Comparison }))

interface ThumbnailCardsProps {
  thumbnails: Thumbnails
  title: string
}

/** The full-width cards: comparing thumbnails, and previews. */
export function ThumbnailCards({ thumbnails, title }: ThumbnailCardsProps) {
  const { t } = useMessages(insightsMessages)
  const images = slotNames.flatMap((name) => thumbnails[name].url ?? [])
  return (
    <>
      {thumbnails.isComparing && images.length > 0 && (
        <Card title={t('thumbnails.compare.heading')}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Comparison a={thumbnails.a} b={thumbnails.b} />
          </Suspense>
        </Card>
      )}
      {images.length > 0 && (
        <Card title={t('thumbnails.previews.heading')}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Previews images={images} title={title.trim()} />
          </Suspense>
        </Card>
      )}
    </>
  )
}
