import { locales } from '#shared/locale.ts'
import { type PlanName, planNames, plans } from '#shared/plans.ts'
import { linkPicture, originPlaceholder, type PublicPage, pagePath } from '#shared/public-pages.ts'
import type { TranslateOf } from '#web/messages/define.ts'
import { formatsFor } from '#web/messages/format.ts'
import { faqEntries } from './faq-entries.ts'
import type { landingMessages } from './messages.ts'

type T = TranslateOf<typeof landingMessages>

const organization = `${originPlaceholder}/#organization`

/** Returns the landing page's description for search engines (schema.org). It contains only what the page shows. */
export function describeLanding(t: T, page: PublicPage): object {
  const address = originPlaceholder + pagePath(page)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: 'Viewcraft',
        url: `${originPlaceholder}/`,
        logo: `${originPlaceholder}/icon-512.png`,
      },
      {
        '@type': 'SoftwareApplication',
        name: 'Viewcraft',
        url: address,
        description: t('landing.description'),
        applicationCategory: 'MultimediaApplication',
        operatingSystem: 'Web',
        inLanguage: locales,
        featureList: (['titles', 'thumbnails', 'trends', 'dashboard'] as const).map((feature) =>
          t(`landing.features.${feature}.name`),
        ),
        image: originPlaceholder + linkPicture(page),
        publisher: { '@id': organization },
        offers: planNames.map((plan) => describeOffer(t, plan, `${address}#pricing`)),
      },
      {
        '@type': 'FAQPage',
        url: `${address}#faq`,
        inLanguage: page.locale,
        mainEntity: faqEntries(t, formatsFor(page.locale)).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}

/** `MON` and `ANN` are the codes of UN/CEFACT for a month and a year. */
const cycles = [
  ['monthly', 'MON'],
  ['yearly', 'ANN'],
] as const

function describeOffer(t: T, plan: PlanName, url: string): object {
  const currency = { priceCurrency: 'USD' }
  const offer = {
    '@type': 'Offer',
    name: t(`plans.names.${plan}`),
    description: t(`plans.for.${plan}`),
    url,
    price: plans[plan].monthly,
    ...currency,
  }
  if (plan === 'free') return offer
  return {
    ...offer,
    priceSpecification: cycles.map(([cycle, unitCode]) => ({
      '@type': 'UnitPriceSpecification',
      price: plans[plan][cycle],
      ...currency,
      unitCode,
    })),
  }
}
