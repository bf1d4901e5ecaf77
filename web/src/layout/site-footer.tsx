import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'

const links = [
  ['screens.about', paths.about],
  ['screens.accuracy', paths.accuracy],
  ['screens.billing', paths.billing],
  ['screens.contact', paths.contact],
  ['screens.terms', paths.terms],
  ['screens.privacy', paths.privacy],
  ['screens.cookies', paths.cookies],
  ['screens.guidelines', paths.guidelines],
] as const

/** The public pages, at the end of each of them. */
export function SiteFooter() {
  const { t } = useMessages()
  return (
    <footer className="mt-16 border-t border-line py-6 print:hidden">
      <nav aria-label={t('layout.footer')}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {links.map(([name, path]) => (
            <li key={path}>
              <TextLink to={path} className="inline-block min-h-6">
                {t(name)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
