import type { ErrorCode } from '#shared/errors.ts'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import type { Problem } from './finish-consent.ts'
import { connectMessages } from './messages.ts'

/** Returns the code of an error about YouTube. Only these are explained; others show 'Failed to complete YouTube connection'. */
const youtubeCodeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError && error.code.startsWith('youtube_') ? error.code : undefined

/** Shows why connecting a channel failed and what to do next. */
export function ConnectProblem({ problem }: { problem: Problem }) {
  const { t } = useMessages(connectMessages)
  if (problem.kind === 'google') {
    const { error } = problem
    return (
      <Alert tone="danger" title={t('connect.google', { error })}>
        {t(error === 'access_denied' ? 'connect.refused' : 'connect.googleNext')}
      </Alert>
    )
  }
  if (problem.kind === 'api') {
    const code = youtubeCodeOf(problem.error)
    return <Alert tone="danger">{code ? t(`errors.codes.${code}`) : t('connect.failed')}</Alert>
  }
  return <Alert tone="danger">{t(`connect.${problem.kind}`)}</Alert>
}
