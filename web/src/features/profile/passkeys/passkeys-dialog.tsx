import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { contract } from '#shared/contract/index.ts'
import type { Passkey } from '#shared/contract/passkeys.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useAddPasskey } from '#web/layout/passkeys/use-add-passkey.ts'
import { canUsePasskeys } from '#web/lib/passkeys.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ConfirmUserForm } from '../confirm-user-form.tsx'
import { LastUse } from '../last-use.tsx'
import { profileMessages } from '../messages.ts'
import type { ResumedDialogProps } from '../use-named-dialog.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'

/** Lists the user's passkeys. Passkeys can be added and removed. */
export function PasskeysDialog({ typed, onClose }: ResumedDialogProps) {
  const { t } = useMessages(profileMessages)
  const { data, error, isFetching, refetch } = useRead(contract.passkeys.list, {})
  /** The name of the passkey to add. Empty for the suggested name. */
  const [adding, setAdding] = useState(typed?.name)
  const isAdding = adding !== undefined
  const hasAdded = useRef(false)
  const isEmpty = data?.passkeys.length === 0
  const onAdded = () => {
    hasAdded.current = true
    setAdding(undefined)
  }
  // The form had the focus and was removed.
  const focusOnceAdded = (button: HTMLButtonElement | null) => {
    if (!button || !hasAdded.current) return
    hasAdded.current = false
    button.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.passkeys.title')}
      description={t('profile.passkeys.explained')}
      closeLabel={t('common.close')}
      actions={
        !isAdding &&
        !isEmpty &&
        canUsePasskeys() && (
          <Button ref={focusOnceAdded} onClick={() => setAdding('')}>
            {t('profile.passkeys.another')}
          </Button>
        )
      }
    >
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <Failed onRetry={refetch} pending={isFetching}>
          {t(`errors.codes.${error.code}`)}
        </Failed>
      )}
      {data && !isEmpty && <Passkeys passkeys={data.passkeys} removing={typed?.removing} />}
      {(isAdding || isEmpty) && (
        <AddPasskey name={adding} onAdded={onAdded} onCancel={isEmpty ? onClose : () => setAdding(undefined)} />
      )}
    </Dialog>
  )
}

function Passkeys({ passkeys, removing: id }: { passkeys: readonly Passkey[]; removing: string | undefined }) {
  const { t, format } = useMessages(profileMessages)
  const [removing, setRemoving] = useState(() => passkeys.find((passkey) => passkey.id === id))
  return (
    <>
      <ul className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-start justify-between gap-3 py-4 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1 basis-48 text-sm">
              <p className="font-medium wrap-anywhere">{passkey.name}</p>
              <p className="text-muted">
                {t('profile.passkeys.since', { date: format.date(passkey.createdAt) })}{' '}
                <LastUse usedAt={passkey.lastUsedAt} />
              </p>
            </div>
            <Button
              size="small"
              aria-label={t('profile.passkeys.removeOf', { name: passkey.name })}
              onClick={() => setRemoving(passkey)}
            >
              {t('profile.passkeys.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {removing && <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

interface AddPasskeyProps {
  /** The name entered before, if any. */
  name: string | undefined
  onAdded: () => void
  onCancel: () => void
}

/** Asks for a name and then creates a passkey in the browser. Confirms the user first if the last sign-in is too old. */
function AddPasskey({ name, onAdded, onCancel }: AddPasskeyProps) {
  const { t } = useMessages(profileMessages)
  const { proposedName, add, isPending } = useAddPasskey()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: name || proposedName } })
  /** The name of a passkey that waits for the user to sign in again. */
  const [waitingName, setWaitingName] = useState<string>()
  const run = async (name: string) => {
    const outcome = await add(name)
    setWaitingName(outcome === 'stale' ? name : undefined)
    if (outcome === 'added') onAdded()
  }
  if (waitingName !== undefined)
    return (
      <ConfirmUserForm
        label={t('passkeys.add')}
        variant="primary"
        dialog="passkeys"
        typed={{ name: waitingName }}
        pending={isPending}
        isRefused
        onConfirmed={() => void run(waitingName)}
        onClose={onCancel}
      />
    )
  const submit = handleSubmit(({ name }) => run(name.trim()))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' || t('profile.tokens.nameRequired') })}
        autoFocus
        autoComplete="off"
        maxLength={60}
        label={t('profile.tokens.name')}
        hint={t('profile.passkeys.nameHint')}
        error={formState.errors.name?.message}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" pending={isPending}>
          {t('passkeys.add')}
        </Button>
      </div>
    </form>
  )
}
