import { paths } from '#web/paths.ts'
import { type LegalDocument, outside } from './document.ts'

export const guidelines: LegalDocument = {
  path: paths.guidelines,
  title: 'guidelines.title',
  lead: 'guidelines.lead',
  updated: '2026-11-26',
  chapters: [
    {
      id: 'scope',
      heading: 'guidelines.scope.heading',
      body: ['guidelines.scope.text', { links: [['guidelines.scope.terms', paths.terms]] }, 'guidelines.scope.private'],
    },
    {
      id: 'never',
      heading: 'guidelines.never.heading',
      body: [
        'guidelines.never.text',
        {
          list: [
            'guidelines.never.law',
            'guidelines.never.children',
            'guidelines.never.violence',
            'guidelines.never.hatred',
            'guidelines.never.privacy',
            'guidelines.never.fraud',
            'guidelines.never.malware',
          ],
        },
      ],
    },
    { id: 'rights', heading: 'guidelines.rights.heading', body: ['guidelines.rights.text'] },
    {
      id: 'honest',
      heading: 'guidelines.honest.heading',
      body: [
        'guidelines.honest.score',
        'guidelines.honest.youtube',
        {
          links: [
            ['guidelines.honest.community', outside.communityGuidelines],
            ['guidelines.honest.deceptive', outside.deceptivePractices],
          ],
        },
      ],
    },
    { id: 'consequences', heading: 'guidelines.consequences.heading', body: ['guidelines.consequences.text'] },
    { id: 'report', heading: 'guidelines.report.heading', body: ['guidelines.report.text'] },
  ],
}
