import { paths } from '#web/paths.ts'
import { type Kept, type LegalDocument, outside } from './document.ts'

/** Every key that the site writes to browser storage. */
const keys: readonly (readonly [
  string,
  (
    | 'session'
    | 'theme'
    | 'keys'
    | 'locale'
    | 'region'
    | 'channel'
    | 'plan'
    | 'consent'
    | 'draft'
    | 'title'
    | 'pending'
    | 'thumbnail'
    | 'exports'
    | 'columns'
    | 'yardstick'
    | 'vote'
    | 'samples'
    | 'visit'
  ),
])[] = [
  ['viewcraft.session', 'session'],
  ['viewcraft.theme', 'theme'],
  ['viewcraft.keys', 'keys'],
  ['viewcraft.locale', 'locale'],
  ['viewcraft.region', 'region'],
  ['pendingYouTubeChannel', 'channel'],
  ['viewcraft.plan', 'plan'],
  ['viewcraft.consent', 'consent'],
  ['viewcraft.draft', 'draft'],
  ['viewcraft.title', 'title'],
  ['viewcraft.pending.*', 'pending'],
  ['viewcraft.thumbnail', 'thumbnail'],
  ['viewcraft.exports', 'exports'],
  ['viewcraft.columns', 'columns'],
  ['viewcraft.yardstick', 'yardstick'],
  ['viewcraft.voter', 'vote'],
  ['viewcraft.samples', 'samples'],
  ['viewcraft.visit', 'visit'],
]

const kept = keys.map(
  ([code, key]): Kept => ({
    code,
    name: `cookies.stored.${key}.name`,
    what: `cookies.stored.${key}.what`,
    until: `cookies.stored.${key}.until`,
  }),
)

export const cookies: LegalDocument = {
  path: paths.cookies,
  title: 'cookies.title',
  lead: 'cookies.lead',
  updated: '2026-11-26',
  chapters: [
    { id: 'none', heading: 'cookies.none.heading', body: ['cookies.none.text', 'cookies.none.banner'] },
    { id: 'stored', heading: 'cookies.stored.heading', body: ['cookies.stored.text', { kept }] },
    { id: 'memory', heading: 'cookies.memory.heading', body: ['cookies.memory.text'] },
    {
      id: 'others',
      heading: 'cookies.others.heading',
      body: [
        'cookies.others.pictures',
        'cookies.others.pages',
        { links: [['cookies.others.googlePrivacy', outside.googlePrivacy]] },
      ],
    },
    { id: 'control', heading: 'cookies.control.heading', body: ['cookies.control.text'] },
    { id: 'contact', heading: 'cookies.contact.heading', body: ['cookies.contact.text'] },
  ],
}
