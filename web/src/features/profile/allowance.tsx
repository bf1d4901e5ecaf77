import { allowances, planAllowingMore } from '#shared/plans.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { profileMessages } from './messages.ts'

interface AllowanceProps {
  of: 'tokens' | 'webhooks'
  count: number
  max: number
}

/** Shows how many tokens or webhooks the plan includes, and which plan includes more. */
export function Allowance({ of, count, max }: AllowanceProps) {
  const { t } = useMessages(profileMessages)
  const larger = useConfig()?.payments ? planAllowingMore(of, max) : undefined
  const texts = of === 'tokens' ? 'profile.tokens' : 'webhooks'
  return (
    <p className="text-sm text-muted">
      {t(`${texts}.room`, { n: count, max })}{' '}
      {larger && (
        <TextLink to={`${paths.upgrade}?plan=${larger}`}>
          {t(`${texts}.more`, { n: allowances[of][larger], plan: t(`plans.names.${larger}`) })}
        </TextLink>
      )}
    </p>
  )
}
