import { Hammer } from 'lucide-react'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from './page.tsx'

/** Stands where a screen will be, and says so. `title` is that screen's name. */
export function NotBuiltYet({ title }: { title: string }) {
  const { t } = useMessages()
  return (
    <Page title={title}>
      <EmptyState
        icon={<Hammer aria-hidden />}
        title={t('layout.notBuilt.title')}
        action={<ButtonLink to={paths.insights}>{t('layout.notBuilt.back')}</ButtonLink>}
        className="rounded-lg border border-dashed border-control/60 py-16"
      >
        {t('layout.notBuilt.text')}
      </EmptyState>
    </Page>
  )
}
