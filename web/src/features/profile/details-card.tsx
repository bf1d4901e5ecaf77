import { useForm } from 'react-hook-form'
import { type Account, nameLength } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import { useAction } from '#web/lib/query.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailField, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { EmailDialog } from './email-dialog.tsx'
import { profileMessages } from './messages.ts'
import { useNamedDialog } from './use-named-dialog.ts'

/** The login address and the name. */
export function DetailsCard({ account }: { account: Account }) {
  const { t } = useMessages(profileMessages)
  const { opened, typed, open, close } = useNamedDialog(['email'])
  const { user, lookup: reloadUser } = useSession()
  const update = useAction(contract.account.update, [contract.account.get])
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: account.name } })
  const submit = handleSubmit(({ name }) =>
    update.mutate(
      { name },
      {
        onSuccess: () => {
          toast.success(t('profile.details.saved'))
          // The greeting comes from the session, which reloads its user.
          void reloadUser()
        },
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      },
    ),
  )
  return (
    <Card title={t('profile.details.heading')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-5">
        <div className="flex flex-wrap items-start gap-3">
          <EmailField
            label={t('profile.details.email')}
            hint={t('profile.details.emailHint')}
            value={user?.email ?? ''}
            readOnly
            className="min-w-0 flex-1 basis-56"
          />
          <Button aria-label={t('profile.email.dialog')} className="mt-6.5" onClick={() => open('email')}>
            {t('profile.email.open')}
          </Button>
        </div>
        <TextField
          {...register('name', {
            setValueAs: (typed: string) => typed.trim(),
            validate: (typed) => typed.length >= nameLength.min || t('profile.details.nameShort'),
          })}
          autoComplete="name"
          maxLength={nameLength.max}
          label={t('profile.details.name')}
          error={formState.errors.name?.message}
        />
        <Button type="submit" variant="primary" pending={update.isPending} className="self-start">
          {t('profile.details.save')}
        </Button>
      </form>
      {/* Outside the form, which would otherwise receive its submit events. */}
      {opened && <EmailDialog typed={typed} onClose={close} />}
    </Card>
  )
}
