import { Columns2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Thumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { insightsMessages } from '../messages.ts'
import { slotNames, type Thumbnails } from './use-thumbnails.ts'

/** Loaded on demand: file drop support is not needed for the first paint. */
const Slot = lazy(async () => ({ default: (await import('./slot.tsx')).Slot }))

/** The thumbnail slot and, when comparing, a second one. */
export function ThumbnailFields({ thumbnails }: { thumbnails: Thumbnails }) {
  const { t } = useMessages(insightsMessages)
  const { a, b, isComparing, chosen } = thumbnails
  return (
    <div className="flex flex-col gap-4">
      <ThumbnailField
        label={t(isComparing ? 'thumbnails.compare.a' : 'thumbnails.label')}
        thumbnail={a}
        hidesChecks={isComparing}
      />
      {isComparing && <ThumbnailField label={t('thumbnails.compare.b')} thumbnail={b} hidesChecks />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="link"
          icon={<Columns2 aria-hidden />}
          onClick={isComparing ? thumbnails.stopComparing : thumbnails.startComparing}
        >
          {t(isComparing ? 'thumbnails.compare.stop' : 'thumbnails.compare.start')}
        </Button>
        {isComparing && (
          <div className="flex items-center gap-2 text-sm text-muted">
            {t('thumbnails.compare.use')}
            <Segments
              label={t('thumbnails.compare.use')}
              value={chosen}
              onSelect={thumbnails.choose}
              options={slotNames.map((name) => ({ value: name, label: name.toUpperCase() }))}
            />
          </div>
        )}
      </div>
    </div>
  )
}

function ThumbnailField({
  label,
  thumbnail,
  hidesChecks,
}: {
  label: string
  thumbnail: Thumbnail
  hidesChecks: boolean
}) {
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-sm font-medium">{label}</h3>
      <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
        <Slot thumbnail={thumbnail} hidesChecks={hidesChecks} />
      </Suspense>
      {thumbnail.rejection && (
        <p role="alert" className="text-sm text-danger">
          {thumbnail.rejection}
        </p>
      )}
    </section>
  )
}
