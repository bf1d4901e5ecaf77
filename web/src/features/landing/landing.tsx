import { SiteFooter } from '#web/layout/site-footer.tsx'
import { SiteHeader } from '#web/layout/site-header.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Closing } from './closing.tsx'
import { Faq } from './faq.tsx'
import { Farewell } from './farewell.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { landingMessages } from './messages.ts'
import { Pricing } from './pricing.tsx'
import { Proof } from './proof.tsx'
import { Quotes } from './quotes.tsx'
import { Story } from './story.tsx'

/** The landing page. It is prerendered; in the browser only `public.ts` runs. */
export function Landing() {
  const { t } = useMessages(landingMessages)
  return (
    <div className="overflow-x-clip">
      <SkipLink target="main" label={t('layout.skip')} />
      <SiteHeader className="sticky top-0 z-10" />
      <Farewell />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <Proof />
        <Story />
        <Features />
        <Pricing />
        <Quotes />
        <Faq />
        <Closing />
      </main>
      <SiteFooter />
    </div>
  )
}
