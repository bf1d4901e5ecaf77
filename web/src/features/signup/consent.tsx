import type { MessageKey } from '#web/messages/define.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { signupMessages } from './messages.ts'

/** The documents that YouTube's API policies require users to accept (III.A), and ours. */
const documents: readonly (readonly [
  Extract<MessageKey<typeof signupMessages>, `signup.consent.${string}`>,
  string,
])[] = [
  ['signup.consent.terms', paths.terms],
  ['signup.consent.privacy', paths.privacy],
  ['signup.consent.youtubeTerms', 'https://www.youtube.com/t/terms'],
  ['signup.consent.googlePrivacy', 'https://policies.google.com/privacy'],
]

/** Links to the documents an account agrees to, in new tabs so that the form is kept. */
export function Consent() {
  const { t } = useMessages(signupMessages)
  return (
    <div className="text-xs text-muted">
      <p>{t('signup.consent.text')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {documents.map(([name, address]) => (
          <li key={name}>
            <TextLink to={address} target="_blank" rel="noreferrer" className="inline-block min-h-6 leading-5">
              {t(name)}
              <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
