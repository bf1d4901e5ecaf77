import { permissionsUrl } from '#shared/consent.ts'
import { privacyEntries, tableRows } from '#shared/tables.ts'
import { paths } from '#web/paths.ts'
import { type Chapter, type Kept, type LegalDocument, outside } from './document.ts'

/** An entry for each table, or for several that have one together. */
const kept = privacyEntries.map(
  (entry): Kept => ({
    code: tableRows.flatMap(([name, { privacy = name }]) => (privacy === entry ? [name] : [])).join(', '),
    name: `privacy.tables.${entry}.name`,
    what: `privacy.tables.${entry}.what`,
    until: `privacy.tables.${entry}.until`,
  }),
)

const held: readonly Chapter[] = [
  {
    id: 'short',
    heading: 'privacy.short.heading',
    body: [{ list: ['privacy.short.needed', 'privacy.short.none', 'privacy.short.youtube', 'privacy.short.leave'] }],
  },
  { id: 'who', heading: 'privacy.who.heading', body: ['privacy.who.text'] },
  {
    id: 'account',
    heading: 'privacy.account.heading',
    body: ['privacy.account.text', 'privacy.account.password', 'privacy.account.unconfirmed'],
  },
  { id: 'tables', heading: 'privacy.tables.heading', body: ['privacy.tables.text', { kept }] },
  {
    id: 'files',
    heading: 'privacy.files.heading',
    body: ['privacy.files.text', { list: ['privacy.files.originals', 'privacy.files.copies', 'privacy.files.drafts'] }],
  },
  {
    id: 'studio',
    heading: 'privacy.studio.heading',
    body: ['privacy.studio.text', { list: ['privacy.studio.kept', 'privacy.studio.given'] }, 'privacy.studio.apart'],
  },
]

/** The statements that YouTube's developer policies require (III.A, III.D, III.E). */
const youtube: readonly Chapter[] = [
  {
    id: 'youtube',
    heading: 'privacy.youtube.heading',
    body: [
      'privacy.youtube.services',
      'privacy.youtube.read',
      'privacy.youtube.purpose',
      'privacy.youtube.others',
      'privacy.youtube.kept',
    ],
  },
  {
    id: 'disconnect',
    heading: 'privacy.disconnect.heading',
    body: [
      'privacy.disconnect.here',
      'privacy.disconnect.google',
      'privacy.disconnect.stays',
      {
        links: [
          ['privacy.disconnect.permissions', permissionsUrl],
          ['privacy.disconnect.youtubeTerms', outside.youtubeTerms],
          ['privacy.disconnect.googlePrivacy', outside.googlePrivacy],
        ],
      },
    ],
  },
]

const handling: readonly Chapter[] = [
  { id: 'visitors', heading: 'privacy.visitors.heading', body: ['privacy.visitors.text'] },
  {
    id: 'browser',
    heading: 'privacy.browser.heading',
    body: ['privacy.browser.text', { links: [['privacy.browser.cookies', paths.cookies]] }],
  },
  {
    id: 'logs',
    heading: 'privacy.logs.heading',
    body: ['privacy.logs.logs', 'privacy.logs.mails', 'privacy.logs.notices'],
  },
  {
    id: 'why',
    heading: 'privacy.why.heading',
    body: [{ list: ['privacy.why.contract', 'privacy.why.consent', 'privacy.why.interest'] }],
  },
  {
    id: 'others',
    heading: 'privacy.others.heading',
    body: [
      {
        list: [
          'privacy.others.aws',
          'privacy.others.google',
          'privacy.others.ai',
          'privacy.others.payment',
          'privacy.others.law',
        ],
      },
      'privacy.others.nobody',
    ],
  },
  { id: 'where', heading: 'privacy.where.heading', body: ['privacy.where.place', 'privacy.where.backups'] },
  { id: 'security', heading: 'privacy.security.heading', body: ['privacy.security.text'] },
]

const yours: readonly Chapter[] = [
  {
    id: 'rights',
    heading: 'privacy.rights.heading',
    body: ['privacy.rights.text', 'privacy.rights.yourself', 'privacy.rights.write'],
  },
  { id: 'children', heading: 'privacy.children.heading', body: ['privacy.children.text'] },
  { id: 'changes', heading: 'privacy.changes.heading', body: ['privacy.changes.text'] },
]

export const privacy: LegalDocument = {
  path: paths.privacy,
  title: 'privacy.title',
  lead: 'privacy.lead',
  updated: '2026-11-24',
  chapters: [...held, ...youtube, ...handling, ...yours],
}
