import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Output } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import type { Scope } from '#shared/scopes.ts'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { Failed } from '#web/layout/failed.tsx'
import { useAction, useRead } from '#web/lib/query.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useLeaving } from '#web/lib/use-leaving.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConfirmUserForm } from '../confirm-user-form.tsx'
import { profileMessages } from '../messages.ts'

/** Asks the user whether to connect the assistant that opened this screen, and redirects back to it. */
export function Authorize() {
  const { t } = useMessages(profileMessages)
  const query = useLocation().search.slice(1)
  const { data, error, refetch, isFetching } = useRead(contract.connections.consent, { query })
  if (data?.status === 'ask') return <Question key={query} query={query} asked={data} />
  if (data?.status === 'invalid') return <Invalid reason={data.reason} />
  return (
    <AuthLayout title={t('assistants.title')}>
      {data?.status === 'redirect' && <Return to={data.to} />}
      {!data && error && (
        <Failed onRetry={refetch} pending={isFetching}>
          {t(`errors.codes.${error.code}`)}
        </Failed>
      )}
      {!data && !error && <Skeleton className="h-40" />}
    </AuthLayout>
  )
}

type Consent = Output<typeof contract.connections.consent>

/** Shown if the link that the assistant opened is wrong, so that nobody can be sent back. */
function Invalid({ reason }: Pick<Extract<Consent, { status: 'invalid' }>, 'reason'>) {
  const { t } = useMessages(profileMessages)
  return (
    <AuthLayout title={t('assistants.invalid.title')} description={t(`assistants.invalid.${reason}`)}>
      <ButtonLink to={paths.dashboard}>{t('assistants.invalid.leave')}</ButtonLink>
    </AuthLayout>
  )
}

/** Shown if we refuse the assistant's request. The assistant is notified when the user goes back. */
function Return({ to }: { to: string }) {
  const { t } = useMessages(profileMessages)
  const { navigateTo } = useServices()
  return (
    <div className="flex flex-col items-start gap-5">
      <Alert tone="warning">{t('assistants.refused')}</Alert>
      <Button onClick={() => navigateTo(to)}>{t('assistants.back')}</Button>
    </div>
  )
}

function Question({ query, asked }: { query: string; asked: Extract<Consent, { status: 'ask' }> }) {
  const { t } = useMessages(profileMessages)
  const { navigateTo } = useServices()
  const email = useSession().user?.email ?? ''
  const decision = useAction(contract.connections.consent, [contract.connections.list])
  const [isLeaving, setIsLeaving] = useLeaving()
  // Figures from YouTube are shared only if the user opts in.
  const [chosenScopes, setChosenScopes] = useState<readonly Scope[]>(() =>
    asked.scopes.filter((scope) => scope !== 'channel.read'),
  )
  const [isMissing, setIsMissing] = useState(false)
  const client = asked.client || t('assistants.unnamed')
  const decide = (allow: boolean) => {
    const isWithoutScope = allow && chosenScopes.length === 0
    setIsMissing(isWithoutScope)
    if (isWithoutScope) return
    const input = allow ? { query, allow, scopes: [...chosenScopes] } : { query, allow }
    decision.mutate(input, {
      onSuccess: (answer) => {
        if (answer.status !== 'redirect') return
        setIsLeaving(true)
        navigateTo(answer.to)
      },
    })
  }
  const toggle = (scope: Scope, isChosen: boolean) =>
    setChosenScopes(asked.scopes.filter((other) => (other === scope ? isChosen : chosenScopes.includes(other))))
  const code = decision.error?.code
  const isPending = decision.isPending || isLeaving
  // The assistant may have changed or withdrawn what it registered since the question was asked.
  if (decision.data?.status === 'invalid') return <Invalid reason={decision.data.reason} />
  return (
    <AuthLayout
      title={t('assistants.connect', { client })}
      description={t('assistants.wants', { client, email })}
      footer={t('assistants.limits')}
    >
      {code === 'recent_sign_in_required' ? (
        <div className="flex flex-col gap-5">
          <p>{t('assistants.confirm')}</p>
          <ConfirmUserForm
            label={t('assistants.allow')}
            variant="primary"
            pending={isPending}
            isRefused
            onConfirmed={() => decide(true)}
            onClose={() => decide(false)}
          />
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          {!asked.isKnown && <Alert tone="warning">{t('assistants.unknown')}</Alert>}
          <p className="text-sm wrap-anywhere">
            {t(asked.isLocal ? 'assistants.toLocal' : 'assistants.toHost', { host: asked.host })}
          </p>
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-3 text-sm font-medium">{t('assistants.may')}</legend>
            {asked.scopes.map((scope) => (
              <Checkbox
                key={scope}
                label={t(`profile.tokens.scopes.${scope}.name`)}
                hint={scope === 'channel.read' ? t('assistants.youtube') : t(`profile.tokens.scopes.${scope}.text`)}
                checked={chosenScopes.includes(scope)}
                onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
              />
            ))}
          </fieldset>
          {isMissing && (
            <p role="alert" className="text-sm text-danger">
              {t('profile.tokens.missing.scope')}
            </p>
          )}
          {code && <Alert tone="danger">{t(`errors.codes.${code}`)}</Alert>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => decide(false)}>{t('common.cancel')}</Button>
            <Button variant="primary" pending={isPending} onClick={() => decide(true)}>
              {t('assistants.allow')}
            </Button>
          </div>
        </div>
      )}
    </AuthLayout>
  )
}
