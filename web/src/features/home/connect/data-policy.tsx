import { permissionsUrl } from '#shared/consent.ts'
import type { MessageKey } from '#web/messages/define.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { connectMessages } from './messages.ts'

const documents: readonly (readonly [
  Extract<MessageKey<typeof connectMessages>, `connect.links.${string}`>,
  string,
])[] = [
  ['connect.links.youtubeTerms', 'https://www.youtube.com/t/terms'],
  ['connect.links.privacy', paths.privacy],
  ['connect.links.googlePrivacy', 'https://policies.google.com/privacy'],
  ['connect.links.permissions', permissionsUrl],
]

/** The notice that YouTube's API policies require before a channel is connected (III.A). Its links open new tabs. */
export function DataPolicy() {
  const { t } = useMessages(connectMessages)
  return (
    <div className="text-xs text-muted">
      <p>{t('connect.policy')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {documents.map(([name, address]) => (
          <li key={name}>
            <TextLink to={address} target="_blank" rel="noreferrer" className="inline-block min-h-6 text-xs leading-5">
              {t(name)}
              <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
