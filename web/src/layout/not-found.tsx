import { Compass } from 'lucide-react'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FullPage } from './full-page.tsx'

/** No screen has this address. */
export function NotFound() {
  const { t } = useMessages()
  return (
    <main>
      <FullPage
        icon={<Compass aria-hidden />}
        title={t('layout.notFound.title')}
        text={t('layout.notFound.text')}
        action={
          <ButtonLink reloadDocument to={paths.landing}>
            {t('layout.notFound.back')}
          </ButtonLink>
        }
      />
    </main>
  )
}
