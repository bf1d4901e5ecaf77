import { paths } from '#web/paths.ts'
import type { Chapter, LegalDocument } from './document.ts'

const buying: readonly Chapter[] = [
  {
    id: 'prices',
    heading: 'charging.prices.heading',
    body: [
      { list: ['charging.prices.free', 'charging.prices.basic', 'charging.prices.premium'] },
      'charging.prices.dollars',
      { links: [['charging.prices.company', paths.enterpriseInquiry]] },
    ],
  },
  { id: 'order', heading: 'charging.order.heading', body: ['charging.order.before', 'charging.order.stripe'] },
  { id: 'tax', heading: 'charging.tax.heading', body: ['charging.tax.text'] },
]

const running: readonly Chapter[] = [
  { id: 'renewal', heading: 'charging.renewal.heading', body: ['charging.renewal.text', 'charging.renewal.price'] },
  { id: 'cancel', heading: 'charging.cancel.heading', body: ['charging.cancel.how', 'charging.cancel.after'] },
  { id: 'failed', heading: 'charging.failed.heading', body: ['charging.failed.text'] },
  { id: 'refunds', heading: 'charging.refunds.heading', body: ['charging.refunds.ours', 'charging.refunds.law'] },
  { id: 'invoices', heading: 'charging.invoices.heading', body: ['charging.invoices.text'] },
]

const otherwise: readonly Chapter[] = [
  { id: 'leaving', heading: 'charging.leaving.heading', body: ['charging.leaving.text'] },
  {
    id: 'contact',
    heading: 'charging.contact.heading',
    body: [
      'charging.contact.text',
      {
        links: [
          ['charging.contact.form', paths.contact],
          ['charging.contact.terms', paths.terms],
        ],
      },
    ],
  },
]

export const charging: LegalDocument = {
  path: paths.billing,
  title: 'charging.title',
  lead: 'charging.lead',
  updated: '2026-11-21',
  chapters: [...buying, ...running, ...otherwise],
}
