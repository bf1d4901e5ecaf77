import type { Connection } from '#shared/contract/connections.ts'
import { contract } from '#shared/contract/index.ts'
import { resourceOf } from '#shared/oauth.ts'
import { Failed } from '#web/layout/failed.tsx'
import { QuestionDialog, useQuestion } from '#web/layout/question-dialog.tsx'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LastUse } from '../last-use.tsx'
import { profileMessages } from '../messages.ts'

/** Lists connected assistants with their permissions. Each can be disconnected. */
export function AssistantsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { data, error, isFetching, refetch } = useRead(contract.connections.list, {})
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('assistants.heading')}
      description={t('assistants.text')}
      closeLabel={t('common.close')}
    >
      <p className="text-sm">
        {t('assistants.address')}
        <code translate="no" className="mt-2 block w-fit rounded-sm bg-canvas px-2 py-1 font-mono break-all">
          {resourceOf(location.origin)}
        </code>
      </p>
      {data && <Assistants connections={data.connections} />}
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <Failed onRetry={refetch} pending={isFetching}>
          {t(`errors.codes.${error.code}`)}
        </Failed>
      )}
    </Dialog>
  )
}

function Assistants({ connections }: { connections: readonly Connection[] }) {
  const { t, format } = useMessages(profileMessages)
  const removal = useAction(contract.connections.remove, [contract.connections.list])
  const { asked, ask, answers } = useQuestion(({ id }: Connection) =>
    removal.run({ id }, { success: t('assistants.disconnected') }),
  )
  if (connections.length === 0) return <p className="text-sm text-muted">{t('assistants.none')}</p>
  const nameOf = ({ client }: Connection) => client || t('assistants.unnamed')
  return (
    <>
      <ul className="divide-y divide-line">
        {connections.map((connection) => (
          <li
            key={connection.id}
            className="flex flex-wrap items-start justify-between gap-3 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-64 text-sm">
              <p className="font-medium wrap-anywhere">
                {nameOf(connection)} <span className="font-normal text-muted">{connection.host}</span>
              </p>
              <p className="text-muted">
                {connection.scopes.map((scope) => t(`profile.tokens.scopes.${scope}.name`)).join(' · ')}
              </p>
              <p className="text-muted">
                {t('assistants.since', { date: format.date(connection.consentedAt) })}{' '}
                <LastUse usedAt={connection.usedAt} />
              </p>
            </div>
            <Button
              size="small"
              aria-label={t('assistants.disconnectOf', { client: nameOf(connection) })}
              onClick={() => ask(connection)}
            >
              {t('assistants.disconnect')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <QuestionDialog
          title={t('assistants.question', { client: nameOf(asked) })}
          text={t('assistants.consequence')}
          action={t('assistants.disconnect')}
          {...answers}
        />
      )}
    </>
  )
}
