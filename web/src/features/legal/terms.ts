import { permissionsUrl } from '#shared/consent.ts'
import { paths } from '#web/paths.ts'
import { type Chapter, type LegalDocument, outside } from './document.ts'

const agreement: readonly Chapter[] = [
  {
    id: 'agreement',
    heading: 'terms.agreement.heading',
    body: [
      'terms.agreement.parties',
      {
        links: [
          ['terms.agreement.guidelines', paths.guidelines],
          ['terms.agreement.privacy', paths.privacy],
        ],
      },
      'terms.agreement.youtube',
      {
        links: [
          ['terms.agreement.youtubeTerms', outside.youtubeTerms],
          ['terms.agreement.googlePrivacy', outside.googlePrivacy],
        ],
      },
    ],
  },
  { id: 'service', heading: 'terms.service.heading', body: ['terms.service.text', 'terms.service.independent'] },
  {
    id: 'scores',
    heading: 'terms.scores.heading',
    body: [
      'terms.scores.rank',
      'terms.scores.measured',
      { links: [['terms.scores.accuracy', paths.accuracy]] },
      'terms.scores.sources',
      'terms.scores.decision',
    ],
  },
]

const use: readonly Chapter[] = [
  {
    id: 'account',
    heading: 'terms.account.heading',
    body: ['terms.account.age', 'terms.account.truth', 'terms.account.password'],
  },
  {
    id: 'content',
    heading: 'terms.content.heading',
    body: ['terms.content.yours', 'terms.content.share', 'terms.content.rights'],
  },
  {
    id: 'channel',
    heading: 'terms.channel.heading',
    body: ['terms.channel.read', 'terms.channel.leave', { links: [['terms.channel.permissions', permissionsUrl]] }],
  },
  {
    id: 'plans',
    heading: 'terms.plans.heading',
    body: ['terms.plans.limits', 'terms.plans.paid', 'terms.plans.withdrawal'],
  },
  {
    id: 'fair',
    heading: 'terms.fair.heading',
    body: [
      'terms.fair.text',
      {
        list: [
          'terms.fair.break',
          'terms.fair.limits',
          'terms.fair.machines',
          'terms.fair.resell',
          'terms.fair.youtube',
        ],
      },
    ],
  },
]

const otherwise: readonly Chapter[] = [
  {
    id: 'availability',
    heading: 'terms.availability.heading',
    body: ['terms.availability.ours', 'terms.availability.youtube'],
  },
  { id: 'end', heading: 'terms.end.heading', body: ['terms.end.you', 'terms.end.us'] },
  { id: 'liability', heading: 'terms.liability.heading', body: ['terms.liability.kept', 'terms.liability.limited'] },
  { id: 'law', heading: 'terms.law.heading', body: ['terms.law.text'] },
  { id: 'changes', heading: 'terms.changes.heading', body: ['terms.changes.text'] },
  { id: 'contact', heading: 'terms.contact.heading', body: ['terms.contact.text'] },
]

export const terms: LegalDocument = {
  path: paths.terms,
  title: 'terms.title',
  lead: 'terms.lead',
  updated: '2026-11-26',
  chapters: [...agreement, ...use, ...otherwise],
}
