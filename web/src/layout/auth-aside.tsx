import { authMessages } from '#web/messages/auth.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { ExplainedTitle } from './explained-title.tsx'

/** Shows what the product does beside the sign-in screens, on wide screens. */
export function AuthAside() {
  const { t } = useMessages(authMessages)
  return (
    <aside className="hidden flex-col justify-center border-s border-line bg-surface px-12 lg:flex xl:px-20">
      <div className="max-w-lg">
        <ExplainedTitle />
        <p className="mt-14 text-2xl font-semibold text-balance">{t('auth.aside.heading')}</p>
        <p className="mt-3 text-base text-muted">{t('auth.aside.text')}</p>
        <TextLink to={paths.accuracy} className="mt-4 inline-block min-h-6 text-sm">
          {t('auth.aside.link')}
        </TextLink>
      </div>
    </aside>
  )
}
