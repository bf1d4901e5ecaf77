import { allowances, planAllowingMore } from '#shared/plans.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { outliersMessages } from './messages.ts'

/** Shows how many channels the plan includes and which plan includes more. */
export function ChannelAllowance({ count, max }: { count: number; max: number }) {
  const { t } = useMessages(outliersMessages)
  const config = useConfig()
  const larger = config?.payments ? planAllowingMore('followed_channels', max) : undefined
  const link = larger && (
    <TextLink to={`${paths.upgrade}?plan=${larger}`}>
      {t('follows.room.link', { plan: t(`plans.names.${larger}`), n: allowances.followed_channels[larger] })}
    </TextLink>
  )
  if (count < max) {
    return (
      <p className="mt-5 text-sm text-muted">
        {t('follows.room.left', { n: count, max })} {link}
      </p>
    )
  }
  // After a larger plan ends, there may be more channels than the plan allows.
  const isOver = count > max
  return (
    <Alert
      className="mt-5"
      title={isOver ? t('follows.room.over', { n: count, max }) : t('follows.room.full', { n: max })}
      action={link}
    >
      {isOver && `${t('follows.room.overText')} `}
      {t('follows.room.first', { n: count - max + 1 })}
    </Alert>
  )
}
