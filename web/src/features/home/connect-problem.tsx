import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { codeOf, type Problem } from './use-consent-return.ts'

/** Why a connection came to nothing, and what to do next. */
export function ConnectProblem({ problem }: { problem: Problem }) {
  const { t } = useMessages()
  if (problem.kind === 'google') {
    const { error } = problem
    return (
      <Alert tone="danger" title={t('home.connect.google', { error })}>
        {t(error === 'access_denied' ? 'home.connect.refused' : 'home.connect.googleNext')}
      </Alert>
    )
  }
  if (problem.kind === 'api') {
    const code = codeOf(problem.error)
    return <Alert tone="danger">{code ? t(`errors.codes.${code}`) : t('home.connect.failed')}</Alert>
  }
  return <Alert tone="danger">{t(`home.connect.${problem.kind}`)}</Alert>
}
