import { KeyRound } from 'lucide-react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Config } from '#shared/config.ts'
import { usePasskeySignIn } from '#web/layout/passkeys/use-passkey-sign-in.ts'
import { isEmail, toEmail } from '#web/lib/email.ts'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { canUsePasskeys } from '#web/lib/passkeys.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, TextLink } from '#web/ui/button.tsx'
import { EmailField, PasswordField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { loginMessages } from './messages.ts'
import { type CodeRequired, type CodeSent, type Credentials, useLogIn, useMailCode } from './use-log-in.ts'

/** Wraps the text of a button on narrow screens. */
const wrapping = 'max-sm:h-auto max-sm:min-h-10 max-sm:whitespace-normal'

interface PasswordFormProps {
  /** The initial address. */
  email: string | undefined
  onCodeRequired: (outcome: CodeRequired, credentials: Credentials) => void
  onCodeSent: (email: string, outcome: CodeSent) => void
}

/** Email and password, with the alternatives to the password. */
export function PasswordForm({ email = '', onCodeRequired, onCodeSent }: PasswordFormProps) {
  const { t } = useMessages(loginMessages)
  const logIn = useLogIn(onCodeRequired)
  const mailCode = useMailCode()
  const passkey = usePasskeySignIn()
  const config = useConfig()
  const { control, register, handleSubmit, setError, setFocus, setValue, getValues, trigger, clearErrors, formState } =
    useForm<Credentials>({ defaultValues: { email, password: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (credentials) => {
    const message = await logIn(credentials)
    if (message !== undefined) setError('password', { message }, { shouldFocus: true })
  })
  /** Returns the typed address. If it is not valid, shows an error and returns undefined. */
  const readAddress = async () => ((await trigger('email', { shouldFocus: true })) ? getValues('email') : undefined)
  const signInWithPasskey = async () => {
    const address = await readAddress()
    if (address !== undefined && (await passkey.signIn(address))) toast.resolved(t('login.success'))
  }
  const sendCode = async () => {
    const address = await readAddress()
    if (address === undefined) return
    const sentCode = await mailCode.send(address)
    if (sentCode) onCodeSent(address, sentCode)
  }
  const fillIn = (demo: Credentials) => {
    setValue('email', demo.email)
    setValue('password', demo.password)
    clearErrors()
    setFocus('password')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <EmailField
        {...register('email', {
          setValueAs: toEmail,
          validate: (typed) => isEmail(typed) || t('auth.invalidEmail'),
        })}
        label={t('auth.email')}
        error={errors.email?.message}
      />
      <div className="flex flex-col items-start gap-2">
        <PasswordField
          {...register('password', { required: t('login.passwordRequired') })}
          autoComplete="current-password"
          autoFocus={email !== ''}
          label={t('login.password')}
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          error={errors.password?.message}
          className="w-full"
        />
        <ForgotPasswordLink control={control} />
      </div>
      <Button type="submit" variant="primary" pending={isSubmitting}>
        {isSubmitting ? t('login.submitting') : t('login.submit')}
      </Button>
      {config?.passkeys && canUsePasskeys() && (
        <Button
          icon={<KeyRound aria-hidden />}
          pending={passkey.isPending}
          onClick={() => void signInWithPasskey()}
          className={wrapping}
        >
          {t('login.passkey')}
        </Button>
      )}
      {config?.codesByMail && (
        <Button pending={mailCode.pending} onClick={() => void sendCode()} className={wrapping}>
          {t('login.mail.button')}
        </Button>
      )}
      <DemoLogin onUse={fillIn} />
    </form>
  )
}

/** Passes on the typed address and the screen to return to. */
function ForgotPasswordLink({ control }: { control: Control<Credentials> }) {
  const { t } = useMessages(loginMessages)
  const navigationState = readNavigationState(useLocation().state)
  const email = useWatch({ control, name: 'email' })
  return (
    <TextLink to={paths.forgotPassword} state={{ ...navigationState, email }} className="text-sm">
      {t('login.forgot')}
    </TextLink>
  )
}

/** The demo login in local mode; renders nothing elsewhere. */
function DemoLogin({ onUse }: { onUse: (demo: NonNullable<Config['demo']>) => void }) {
  const { t } = useMessages(loginMessages)
  const config = useConfig()
  const demo = config?.local ? config.demo : undefined
  if (!demo) return null
  return (
    <Alert
      title={t('login.demo.title')}
      action={
        <Button size="small" onClick={() => onUse(demo)}>
          {t('login.demo.fill')}
        </Button>
      }
    >
      {t('login.demo.text', demo)}
    </Alert>
  )
}
