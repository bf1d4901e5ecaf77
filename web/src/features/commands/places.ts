import type { MessageKey } from '#web/messages/define.ts'
import { paths } from '#web/paths.ts'
import type { commandsMessages } from './messages.ts'

type Key = MessageKey<typeof commandsMessages>
type WordsOf<K> = K extends `commands.words.${infer Name}` ? Name : never

interface Place {
  readonly id: WordsOf<Key>
  readonly to: string
  readonly name: Key &
    (`layout.links.${string}` | `videoViews.${string}` | `commands.places.${string}` | 'screens.upgrade')
  /** The screen that this place belongs to. */
  readonly of?: Key & `layout.links.${string}`
  /** Whether the place is hidden until something is typed. */
  readonly isHiddenAtFirst?: true
}

const profile = { to: paths.profile, of: 'layout.links.profile', isHiddenAtFirst: true } as const
const settings = { to: paths.settings, of: 'layout.links.settings', isHiddenAtFirst: true } as const

/** The places that the palette can open: screens, views, account pages and settings. */
export const places: readonly Place[] = [
  { id: 'dashboard', to: paths.dashboard, name: 'layout.links.dashboard' },
  {
    id: 'channel',
    to: `${paths.dashboard}?view=channel`,
    name: 'commands.places.channel',
    of: 'layout.links.dashboard',
  },
  { id: 'ideas', to: `${paths.dashboard}?view=ideas`, name: 'commands.places.ideas', of: 'layout.links.dashboard' },
  {
    id: 'patterns',
    to: `${paths.dashboard}?view=channel#patterns`,
    name: 'commands.places.patterns',
    of: 'layout.links.dashboard',
  },
  { id: 'videos', to: paths.drafts, name: 'layout.links.videos' },
  { id: 'calendar', to: paths.calendar, name: 'videoViews.calendar', of: 'layout.links.videos' },
  { id: 'results', to: paths.record, name: 'videoViews.results', of: 'layout.links.videos' },
  {
    id: 'list',
    to: `${paths.drafts}?view=list`,
    name: 'commands.places.list',
    of: 'layout.links.videos',
    isHiddenAtFirst: true,
  },
  { id: 'insights', to: paths.insights, name: 'layout.links.insights' },
  { id: 'trends', to: paths.trends, name: 'layout.links.trends' },
  { id: 'outliers', to: paths.outliers, name: 'layout.links.outliers' },
  {
    id: 'channels',
    to: `${paths.outliers}?tab=channels`,
    name: 'commands.places.channels',
    of: 'layout.links.outliers',
  },
  { id: 'studioData', to: paths.studioData, name: 'layout.links.studioData', of: 'layout.links.dashboard' },
  { id: 'whatWorks', to: paths.whatWorks, name: 'commands.places.whatWorks', isHiddenAtFirst: true },
  { id: 'profile', to: paths.profile, name: 'layout.links.profile' },
  { id: 'settings', to: paths.settings, name: 'layout.links.settings' },
  { id: 'policies', to: paths.policies, name: 'layout.links.policies' },
  { id: 'support', to: paths.support, name: 'layout.links.support' },
  { id: 'help', to: paths.help, name: 'commands.places.help' },
  { id: 'plans', to: paths.upgrade, name: 'screens.upgrade' },
  { id: 'subscription', name: 'commands.places.subscription', ...profile },
  { id: 'security', name: 'commands.places.security', ...profile },
  { id: 'tokens', name: 'commands.places.tokens', ...profile, to: `${paths.profile}?tokens` },
  { id: 'assistants', name: 'commands.places.assistants', ...profile, to: `${paths.profile}?assistants` },
  { id: 'webhooks', name: 'commands.places.webhooks', ...profile },
  { id: 'data', name: 'commands.places.data', ...profile },
  { id: 'mails', name: 'commands.places.mails', ...settings },
  { id: 'region', name: 'commands.places.region', ...settings },
  { id: 'keys', name: 'commands.places.keys', ...settings },
]
