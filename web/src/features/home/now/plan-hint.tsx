import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { Account } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import { queryKey, useAction, useConfig, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { IconButton, TextLink } from '#web/ui/button.tsx'
import { nowMessages } from './messages.ts'
import { findNearLimit, type NearLimit } from './plan-limit.ts'

/** One line about a limit of the Free plan that the creator has nearly used up. Once dismissed or followed, it never comes back. */
export function PlanHint() {
  const config = useConfig()
  const { data: account } = useRead(contract.account.get, {})
  const limit = config?.payments && account ? findNearLimit(account) : undefined
  return limit ? <Line limit={limit} /> : null
}

function Line({ limit: { meter, used, max, basicMax } }: { limit: NearLimit }) {
  const { t } = useMessages(nowMessages)
  const client = useQueryClient()
  const { mutate } = useAction(contract.account.update)
  const dismiss = () => {
    mutate({ planHint: false })
    document.getElementById('main')?.focus({ preventScroll: true })
    // Immediately. If this cannot be stored, the line comes back on the next visit.
    client.setQueryData<Account>(queryKey(contract.account.get, {}), (held) => held && { ...held, planHint: false })
  }
  return (
    <section aria-label={t('hint.label')} className="flex items-center gap-4 text-muted">
      <p className="min-w-0 flex-1">
        {t(`hint.${meter}`, { n: used, max, more: basicMax ?? '' })}{' '}
        <TextLink to={paths.upgrade} onClick={() => mutate({ planHint: false })}>
          {t('hint.open')}
        </TextLink>
      </p>
      <IconButton label={t('hint.dismiss')} icon={<X aria-hidden />} onClick={dismiss} />
    </section>
  )
}
