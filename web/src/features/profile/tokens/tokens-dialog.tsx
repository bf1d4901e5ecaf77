import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { PersonalToken } from '#shared/contract/tokens.ts'
import { Failed } from '#web/layout/failed.tsx'
import { QuestionDialog, useQuestion } from '#web/layout/question-dialog.tsx'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button, TextLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Allowance } from '../allowance.tsx'
import { LastUse } from '../last-use.tsx'
import { profileMessages } from '../messages.ts'
import type { ResumedDialogProps } from '../use-named-dialog.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'

/** Lists personal access tokens with their permissions and last use. Tokens can be created and deleted. */
export function TokensDialog({ typed, onClose }: ResumedDialogProps) {
  const { t } = useMessages(profileMessages)
  const [creating, setCreating] = useState(typed)
  const { data, error, isFetching, refetch } = useRead(contract.tokens.list, {})
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.tokens.heading')}
      description={t('profile.tokens.text')}
      closeLabel={t('common.close')}
    >
      {data && <Tokens tokens={data.tokens} />}
      {data && data.tokens.length > 0 && <Allowance of="tokens" count={data.tokens.length} max={data.max} />}
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <Failed onRetry={refetch} pending={isFetching}>
          {t(`errors.codes.${error.code}`)}
        </Failed>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button disabled={data !== undefined && data.tokens.length >= data.max} onClick={() => setCreating({})}>
          {t('profile.tokens.open')}
        </Button>
        <TextLink reloadDocument to={paths.developers} className="text-sm">
          {t('profile.tokens.docs')}
        </TextLink>
      </div>
      {creating && <NewTokenDialog typed={creating} onClose={() => setCreating(undefined)} />}
    </Dialog>
  )
}

function Tokens({ tokens }: { tokens: readonly PersonalToken[] }) {
  const { t } = useMessages(profileMessages)
  const revoke = useAction(contract.tokens.revoke, [contract.tokens.list])
  const { asked, ask, answers } = useQuestion(({ id }: PersonalToken) =>
    revoke.run({ id }, { success: t('profile.tokens.deleted') }),
  )
  if (tokens.length === 0) return <p className="text-sm text-muted">{t('profile.tokens.none')}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onDelete={() => ask(token)} />
        ))}
      </ul>
      {asked && (
        <QuestionDialog
          title={t('profile.tokens.question', { name: asked.name })}
          text={t('profile.tokens.consequence')}
          action={t('profile.tokens.delete')}
          {...answers}
        />
      )}
    </>
  )
}

function TokenRow({ token, onDelete }: { token: PersonalToken; onDelete: () => void }) {
  const { t, format } = useMessages(profileMessages)
  const { name, scopes, expiresAt, usedAt } = token
  // The names can contain commas and “and”, so they are not formatted as a list.
  const names = scopes.map((scope) => t(`profile.tokens.scopes.${scope}.name`)).join(' · ')
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted">{names}</p>
        <p className="text-muted">
          <LastUse usedAt={usedAt} /> {t('profile.tokens.expires', { date: format.date(expiresAt) })}
        </p>
      </div>
      <Button size="small" aria-label={t('profile.tokens.deleteOf', { name })} onClick={onDelete}>
        {t('profile.tokens.delete')}
      </Button>
    </li>
  )
}
