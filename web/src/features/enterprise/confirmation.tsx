import { Building2 } from 'lucide-react'
import { Navigate, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { Receipt } from '#shared/contract/message.ts'
import { Page } from '#web/layout/page.tsx'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { enterpriseMessages } from './messages.ts'

/** Confirms an inquiry. Without one, redirects to the form. */
export function Confirmation() {
  const { t } = useMessages(enterpriseMessages)
  const { user } = useSession()
  const receipt = z.safeParse(Receipt, useLocation().state).data
  if (!receipt) return <Navigate to={paths.enterpriseInquiry} replace />
  const { reference, acknowledged } = receipt
  const where = acknowledged ? 'enterprise.confirmation.acknowledged' : 'enterprise.confirmation.unacknowledged'
  return (
    <Page page={t('screens.enterpriseConfirmation')} title={t('enterprise.sent')}>
      <EmptyState
        icon={<Building2 aria-hidden />}
        title={t('enterprise.confirmation.title')}
        action={<ButtonLink to={paths.dashboard}>{t('enterprise.confirmation.back')}</ButtonLink>}
        className="rounded-lg border border-line bg-surface py-16"
      >
        <p>
          {t('enterprise.confirmation.reference')}{' '}
          <strong className="font-mono whitespace-nowrap text-text">{reference}</strong>
        </p>
        <p className="mt-2 wrap-break-word">{t(where, { email: user?.email ?? '' })}</p>
      </EmptyState>
    </Page>
  )
}
