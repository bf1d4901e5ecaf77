import type { MessageKey } from '#web/messages/define.ts'
import { type Path, paths } from '#web/paths.ts'
import type { helpMessages } from './messages.ts'

type HelpKey = Extract<MessageKey<typeof helpMessages>, `help.topics.${string}`>

/** A help topic: its paragraphs and the screen it describes. */
interface Topic {
  readonly id:
    | 'start'
    | 'titles'
    | 'thumbnails'
    | 'drafts'
    | 'record'
    | 'outliers'
    | 'trends'
    | 'channel'
    | 'studio'
    | 'programs'
    | 'plans'
    | 'account'
    | 'trouble'
  readonly texts: readonly HelpKey[]
  readonly path: Path
}

/** The help topics, in the order in which users need them. */
export const topics: readonly Topic[] = [
  {
    id: 'start',
    texts: ['help.topics.start.channel', 'help.topics.start.title', 'help.topics.start.publish'],
    path: paths.insights,
  },
  {
    id: 'titles',
    texts: [
      'help.topics.titles.score',
      'help.topics.titles.benchmark',
      'help.topics.titles.parts',
      'help.topics.titles.compare',
      'help.topics.titles.ideas',
      'help.topics.titles.languages',
      'help.topics.titles.channel',
    ],
    path: paths.accuracy,
  },
  {
    id: 'thumbnails',
    texts: ['help.topics.thumbnails.file', 'help.topics.thumbnails.checks', 'help.topics.thumbnails.kept'],
    path: paths.insights,
  },
  {
    id: 'drafts',
    texts: [
      'help.topics.drafts.work',
      'help.topics.drafts.phone',
      'help.topics.drafts.share',
      'help.topics.drafts.review',
    ],
    path: paths.drafts,
  },
  { id: 'record', texts: ['help.topics.record.history', 'help.topics.record.calls'], path: paths.insights },
  {
    id: 'outliers',
    texts: ['help.topics.outliers.follow', 'help.topics.outliers.usual', 'help.topics.outliers.ideas'],
    path: paths.outliers,
  },
  {
    id: 'trends',
    texts: ['help.topics.trends.lists', 'help.topics.trends.search', 'help.topics.trends.insight'],
    path: paths.trends,
  },
  {
    id: 'channel',
    texts: ['help.topics.channel.connect', 'help.topics.channel.late', 'help.topics.channel.disconnect'],
    path: paths.dashboard,
  },
  {
    id: 'studio',
    texts: ['help.topics.studio.read', 'help.topics.studio.stays'],
    path: paths.studioData,
  },
  {
    id: 'programs',
    texts: ['help.topics.programs.assistants', 'help.topics.programs.tokens', 'help.topics.programs.webhooks'],
    path: paths.developers,
  },
  {
    id: 'plans',
    texts: ['help.topics.plans.meters', 'help.topics.plans.free', 'help.topics.plans.back'],
    path: paths.profile,
  },
  {
    id: 'account',
    texts: ['help.topics.account.language', 'help.topics.account.password', 'help.topics.account.device'],
    path: paths.profile,
  },
  {
    id: 'trouble',
    texts: [
      'help.topics.trouble.code',
      'help.topics.trouble.channel',
      'help.topics.trouble.connection',
      'help.topics.trouble.reference',
    ],
    path: paths.support,
  },
]

/** The paragraphs shown only if derived metrics are on (`shared/derived.ts`). */
export const derivedTexts: ReadonlySet<HelpKey> = new Set<HelpKey>([
  'help.topics.start.publish',
  'help.topics.titles.channel',
  'help.topics.record.calls',
  'help.topics.outliers.usual',
  'help.topics.trends.insight',
])
