import { studio, studioLimits } from '#shared/contract/studio.ts'
import type { useExports } from '#web/layout/studio/use-exports.ts'
import { ApiError } from '#web/lib/api.ts'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { studioMessages } from './messages.ts'

interface GivingProps {
  /** The number of videos with a title in the open exports. */
  readonly videos: number
  readonly listRows: ReturnType<typeof useExports>['listRowsToGive']
}

/** Asks the creator to give rows for training, and lets them withdraw. */
export function Giving({ videos, listRows }: GivingProps) {
  const { t, format } = useMessages(studioMessages)
  const { data } = useRead(studio.list, {})
  const give = useAction(studio.give, [studio.list])
  const withdraw = useAction(studio.withdraw, [studio.list])
  if (!data) return null
  const { given } = data
  const n = Math.min(videos, studioLimits.rows)
  const announce = (outcome: Promise<unknown>, message: 'given' | 'withdrawn') =>
    outcome.then(
      () => toast.success(t(`studio.give.${message}`)),
      (error: unknown) => toast.error(t(error instanceof ApiError ? `errors.codes.${error.code}` : 'studio.failed')),
    )
  const giveRows = async () => give.mutateAsync({ rows: await listRows() })
  return (
    <Card title={t('studio.give.heading')}>
      <div className="flex max-w-2xl flex-col gap-3 text-sm">
        <p>{t('studio.give.what')}</p>
        <p className="text-muted">
          {t('studio.give.withdrawal')} <TextLink to={`${paths.privacy}#studio`}>{t('studio.give.privacy')}</TextLink>
        </p>
        {given && (
          <p className="font-medium">{t('studio.give.state', { n: given.rows, date: format.date(given.at) })}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button pending={give.isPending} onClick={() => void announce(giveRows(), 'given')}>
            {given ? t('studio.give.again', { n }) : t('studio.give.give', { n })}
          </Button>
          {given && (
            <Button pending={withdraw.isPending} onClick={() => void announce(withdraw.mutateAsync({}), 'withdrawn')}>
              {t('studio.give.withdraw')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
