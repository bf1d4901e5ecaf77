import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { contract } from '#shared/contract/index.ts'
import { tokenDays } from '#shared/contract/tokens.ts'
import { type Scope, scopes } from '#shared/scopes.ts'
import type { ApiError } from '#web/lib/api.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmUserForm } from '../confirm-user-form.tsx'
import { profileMessages } from '../messages.ts'
import type { Typed } from '../use-named-dialog.ts'

const lifetimes = ['month', 'quarter', 'year'] as const
const daysOf = { month: 30, quarter: 90, year: tokenDays.max } as const

interface WantedToken {
  readonly name: string
  readonly scopes: Scope[]
  readonly days: number
  readonly youtubeConsent: boolean
}

interface NewTokenDialogProps {
  typed: Typed
  onClose: () => void
}

const toTyped = ({ name, scopes, days, youtubeConsent }: WantedToken): Typed => ({
  name,
  scopes: scopes.join(' '),
  days: `${days}`,
  ...(youtubeConsent && { youtubeConsent: 'yes' }),
})

/** Creates a personal access token and shows it once. Confirms the user first if the last sign-in is too old. */
export function NewTokenDialog({ typed, onClose }: NewTokenDialogProps) {
  const { t } = useMessages(profileMessages)
  const creation = useAction(contract.tokens.create, [contract.tokens.list])
  const [wantedToken, setWantedToken] = useState<WantedToken>()
  const create = (token = wantedToken) => {
    setWantedToken(token)
    const onError = ({ code }: ApiError) => isStale(code) || toast.error(t(`errors.codes.${code}`))
    void (token && creation.run(token, { onError }))
  }
  const mustConfirm = wantedToken && isStale(creation.error?.code)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.tokens.dialog')}
      description={t('profile.tokens.explained')}
      closeLabel={t('common.close')}
    >
      {creation.data && <Secret secret={creation.data.secret} onClose={onClose} />}
      {!creation.data && mustConfirm && (
        <ConfirmUserForm
          label={t('profile.tokens.create')}
          variant="primary"
          dialog="tokens"
          typed={toTyped(wantedToken)}
          pending={creation.isPending}
          isRefused
          onConfirmed={() => create()}
          onClose={onClose}
        />
      )}
      {!creation.data && !mustConfirm && (
        <TokenForm
          typed={wantedToken ? toTyped(wantedToken) : typed}
          pending={creation.isPending}
          onCreate={create}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

/** Whether an error asks for a new sign-in. */
const isStale = (code: string | undefined) => code === 'recent_sign_in_required'

interface TokenFormProps {
  typed: Typed
  pending: boolean
  onCreate: (wanted: WantedToken) => void
  onClose: () => void
}

function TokenForm({ typed, pending, onCreate, onClose }: TokenFormProps) {
  const { t } = useMessages(profileMessages)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: typed.name ?? '' } })
  const [chosen, setChosen] = useState<ReadonlySet<Scope>>(
    () => new Set(scopes.filter((scope) => (typed.scopes ?? 'score').split(' ').includes(scope))),
  )
  const [lifetime, setLifetime] = useState(lifetimes.find((name) => typed.days === `${daysOf[name]}`) ?? 'quarter')
  const [youtubeConsent, setYoutubeConsent] = useState(typed.youtubeConsent !== undefined)
  const [missing, setMissing] = useState<'scope' | 'consent'>()
  const needsConsent = chosen.has('channel.read')
  const submit = handleSubmit(({ name }) => {
    if (chosen.size === 0) return setMissing('scope')
    if (needsConsent && !youtubeConsent) return setMissing('consent')
    setMissing(undefined)
    onCreate({ name: name.trim(), scopes: [...chosen], days: daysOf[lifetime], youtubeConsent })
  })
  const toggle = (scope: Scope, isChosen: boolean) =>
    setChosen(new Set(scopes.filter((other) => (other === scope ? isChosen : chosen.has(other)))))
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' || t('profile.tokens.nameRequired') })}
        autoFocus
        label={t('profile.tokens.name')}
        hint={t('profile.tokens.nameHint')}
        maxLength={60}
        autoComplete="off"
        error={formState.errors.name?.message}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-sm font-medium">{t('profile.tokens.may')}</legend>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`profile.tokens.scopes.${scope}.name`)}
            hint={t(`profile.tokens.scopes.${scope}.text`)}
            checked={chosen.has(scope)}
            onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
          />
        ))}
        {needsConsent && (
          <Checkbox
            className="rounded-md bg-canvas p-4"
            label={t('profile.tokens.consent')}
            hint={t('profile.tokens.consentHint')}
            checked={youtubeConsent}
            onChange={({ currentTarget }) => setYoutubeConsent(currentTarget.checked)}
          />
        )}
        {missing && (
          <p role="alert" className="text-sm text-danger">
            {t(`profile.tokens.missing.${missing}`)}
          </p>
        )}
      </fieldset>
      <Select
        label={t('profile.tokens.lifetime')}
        value={lifetime}
        options={lifetimes.map((value) => ({ value, label: t(`profile.tokens.days.${value}`) }))}
        onSelect={setLifetime}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {t('profile.tokens.create')}
        </Button>
      </div>
    </form>
  )
}

/** The new token with a button to copy it. */
function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const copy = async () => {
    if (await copyText(secret)) toast.success(t('profile.tokens.copied'))
    else toast.info(t('profile.tokens.notCopied'))
  }
  return (
    <>
      <Alert tone="warning">{t('profile.tokens.once')}</Alert>
      <code translate="no" className="rounded-md bg-canvas p-4 font-mono text-sm break-all">
        {secret}
      </code>
      <div className="flex flex-wrap justify-between gap-3">
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('profile.tokens.copy')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('profile.tokens.done')}
        </Button>
      </div>
    </>
  )
}
