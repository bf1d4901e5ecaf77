import { ArrowRight } from 'lucide-react'
import { Page } from '#web/layout/page.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { legalMessages } from './messages.ts'
import type { LegalText } from './text.ts'
import { legalTexts } from './texts.ts'

/** Cards with the policies that the user agreed to. */
export function Policies() {
  const { t, locale } = useMessages(legalMessages)
  const texts = legalTexts(locale)
  return (
    <Page title={t('layout.links.policies')} subtitle={t('legal.policies')}>
      <div className="grid gap-4 lg:grid-cols-3">
        {(['terms', 'privacy', 'guidelines'] as const).map((name) => (
          <PolicyCard key={name} path={paths[name]} {...texts[name]} />
        ))}
      </div>
    </Page>
  )
}

function PolicyCard({ path, title, lead, updated }: LegalText & { path: string }) {
  const { t, format } = useMessages(legalMessages)
  return (
    <Card title={title} description={t('legal.updated', { date: format.day(updated) })} className="flex flex-col">
      <p className="mb-6 flex-1 text-pretty">{lead}</p>
      <ButtonLink to={path} icon={<ArrowRight aria-hidden />} className="self-start">
        {t('legal.readMore')}
        <VisuallyHidden> {title}</VisuallyHidden>
      </ButtonLink>
    </Card>
  )
}
