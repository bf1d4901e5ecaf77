import { useLocation } from 'react-router-dom'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { signupMessages } from './messages.ts'

/** The ways on for whoever has an account; it does not say that there is one. */
export function KnownAccount({ email }: { email: string }) {
  const { t } = useMessages(signupMessages)
  const entry = { ...readNavigationState(useLocation().state), email }
  return (
    <Alert
      tone="warning"
      title={t('signup.mayExist')}
      action={
        <div className="flex flex-wrap gap-x-4">
          <TextLink to={paths.login} state={entry}>
            {t('signup.logIn')}
          </TextLink>
          <TextLink to={paths.forgotPassword} state={entry}>
            {t('signup.resetPassword')}
          </TextLink>
        </div>
      }
    />
  )
}
