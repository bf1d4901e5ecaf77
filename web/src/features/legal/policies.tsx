import { ArrowRight } from 'lucide-react'
import { Page } from '#web/layout/page.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { LegalDocument } from './document.ts'
import { guidelines } from './guidelines.ts'
import { legalMessages } from './messages.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** Cards of the policies the user agreed to. */
export function Policies() {
  const { t } = useMessages(legalMessages)
  return (
    <Page title={t('layout.links.policies')} subtitle={t('legal.policies')}>
      <div className="grid gap-4 lg:grid-cols-3">
        {[terms, privacy, guidelines].map((policy) => (
          <PolicyCard key={policy.path} {...policy} />
        ))}
      </div>
    </Page>
  )
}

function PolicyCard({ path, title, lead, updated }: LegalDocument) {
  const { t, format } = useMessages(legalMessages)
  return (
    <Card title={t(title)} description={t('legal.updated', { date: format.day(updated) })} className="flex flex-col">
      <p className="mb-6 flex-1 text-pretty">{t(lead)}</p>
      <ButtonLink to={path} icon={<ArrowRight aria-hidden />} className="self-start">
        {t('legal.readMore')}
        <VisuallyHidden> {t(title)}</VisuallyHidden>
      </ButtonLink>
    </Card>
  )
}
