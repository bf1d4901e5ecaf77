import { useLocation } from 'react-router-dom'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { signupMessages } from './messages.ts'

/** Links for users who may have an account, without revealing whether one exists. */
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
