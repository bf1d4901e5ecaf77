import { useRef, useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { DraftSectionProps } from '#web/layout/draft-section.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CreateForm } from './create-form.tsx'
import { sharingMessages } from './messages.ts'
import { ShareItem } from './share-item.tsx'

/** Milliseconds between refetches of the votes. */
const refreshMs = 30_000

/** Shares titles and thumbnails of a draft by secret links, and shows the votes of visitors. */
export function ShareSection({ draft, save }: DraftSectionProps) {
  const { t } = useMessages(sharingMessages)
  const [isCreating, setCreating] = useState(false)
  const card = useRef<HTMLElement>(null)
  const { data, refetch, isPending } = useRead(contract.shares.list, { draft: draft.id }, { every: () => refreshMs })
  // The pressed button disappears.
  const focusCard = () => card.current?.focus()
  // Without any link, the form is shown immediately.
  const isFirst = data?.shares.length === 0
  const hasContent = draft.thumbnails.length > 0 || draft.titles.some(({ text }) => text.trim() !== '')
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('sharing.heading')}
      description={t('sharing.description')}
      aside={data && <p className="text-sm text-muted">{t('sharing.count', { open: data.open, max: data.max })}</p>}
    >
      {isPending ? (
        <Skeleton className="h-24" />
      ) : !data ? (
        <Failed onRetry={refetch}>{t('sharing.failed')}</Failed>
      ) : (
        <div className="flex flex-col gap-6">
          {!hasContent && <p className="text-sm text-muted">{t('sharing.nothing')}</p>}
          {hasContent && !isCreating && data.open >= data.max && (
            <p className="text-sm text-muted">{t('errors.codes.share_limit_reached')}</p>
          )}
          {hasContent && !isFirst && !isCreating && data.open < data.max && (
            <div>
              <Button onClick={() => setCreating(true)}>{t('sharing.create')}</Button>
            </div>
          )}
          {hasContent && (isCreating || (isFirst && data.open < data.max)) && (
            <CreateForm
              draft={draft}
              save={save}
              isOpened={isCreating}
              onClose={() => {
                setCreating(false)
                focusCard()
              }}
            />
          )}
          {data.shares.map((share) => (
            <ShareItem key={share.id} share={share} draft={draft} onRevoked={focusCard} />
          ))}
        </div>
      )}
    </Card>
  )
}
