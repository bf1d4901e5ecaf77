import { BookOpen, type LucideIcon, Mail, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { operator } from '#shared/operator.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { supportMessages } from './messages.ts'

/** The support channels. Chat is included only if the operator offers it. */
export function Tiles() {
  const { t } = useMessages(supportMessages)
  return (
    <ul className={cx('grid gap-6', operator.chat ? 'md:grid-cols-3' : 'sm:grid-cols-2')}>
      {operator.chat && (
        <Tile Icon={MessageCircle} name={t('support.tiles.chat')} text={t('support.chat.open')}>
          <ButtonLink to={operator.chat} target="_blank" rel="noreferrer">
            {t('support.chat.start')}
            <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
          </ButtonLink>
        </Tile>
      )}
      <Tile Icon={BookOpen} name={t('support.tiles.documentation')} text={t('support.documentation.text')}>
        <ButtonLink to={paths.help}>{t('support.documentation.open')}</ButtonLink>
      </Tile>
      <Tile Icon={Mail} name={t('support.tiles.email')} text={t('support.email.text')}>
        <ButtonLink
          to={operator.mail ? `mailto:${operator.mail}` : '#contact'}
          onClick={operator.mail ? undefined : focusForm}
        >
          {t(operator.mail ? 'support.email.write' : 'support.email.form')}
        </ButtonLink>
      </Tile>
    </ul>
  )
}

const focusForm = () => document.getElementById('contact')?.focus()

function Tile({ Icon, name, text, children }: { Icon: LucideIcon; name: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-start border-t border-line pt-5">
      <Icon aria-hidden className="size-5 text-accent" />
      <h2 className="mt-3 text-lg font-semibold">{name}</h2>
      <p className="mt-1 flex-1 not-last:mb-5 text-sm text-pretty text-muted">{text}</p>
      {children}
    </li>
  )
}
