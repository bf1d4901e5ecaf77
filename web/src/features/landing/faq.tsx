import { Search } from 'lucide-react'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { controlClass } from '#web/ui/field.tsx'
import { Band } from './band.tsx'
import { faqEntries } from './faq-entries.ts'
import { landingMessages } from './messages.ts'

/** The FAQ with a search field, made interactive by `faq-search.ts`. */
export function Faq() {
  const { t } = useMessages(landingMessages)
  return (
    <Band id="faq" heading={t('landing.faq.heading')}>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-14">
        <div>
          <SearchField />
          <Questions />
        </div>
        <aside className="rounded-lg bg-sunken p-6">
          <h3 className="text-base font-semibold">{t('landing.faq.help')}</h3>
          <p className="mt-1 text-sm text-muted">{t('landing.faq.helpText')}</p>
          <ButtonLink to={paths.support} className="mt-4">
            {t('landing.faq.touch')}
          </ButtonLink>
        </aside>
      </div>
    </Band>
  )
}

function SearchField() {
  const { t } = useMessages(landingMessages)
  return (
    <div className="scripted relative">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted" />
      <input
        data-faq-search
        type="search"
        maxLength={80}
        aria-label={t('landing.faq.search')}
        placeholder={t('landing.faq.search')}
        className={cx(controlClass, 'h-11 ps-10')}
      />
    </div>
  )
}

function Questions() {
  const { t, format } = useMessages(landingMessages)
  return (
    <>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {faqEntries(t, format).map(({ question, answer }) => (
          <div key={question} data-faq-item>
            <Disclosure name="faq" className="py-2" summary={<span className="text-base font-medium">{question}</span>}>
              <p className="text-base text-pretty text-muted">{answer}</p>
            </Disclosure>
          </div>
        ))}
      </div>
      <p role="status" data-faq-none={t('landing.faq.none', { text: '{text}' })} className="mt-4 text-sm text-muted" />
    </>
  )
}
