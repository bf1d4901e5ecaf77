import type { Endpoint, Input } from '#shared/contract/endpoint.ts'
import type { EndpointOf, PublicName } from '#shared/contract/index.ts'
import { maxChannelVideos } from '#shared/contract/youtube.ts'

/** What the documentation says about an operation besides its contract. */
interface Operation<E extends Endpoint> {
  /** A few words in the imperative. */
  readonly summary: string
  /** What the operation does, costs and returns. Plain text. */
  readonly description: string
  /** A valid input. Ids are placeholders for the caller's own. */
  readonly example: Input<E>
}

type EndpointAt<Name extends PublicName> = EndpointOf<Name> extends infer E extends Endpoint ? E : never

const draft = '01jd8x5q2m0000000000000000'
const analysis = '01jd8x5q2m1111111111111111'
const idea = '01jd8x5q2m2222222222222222'
const upload = '0b9f3c52-6f0e-4a9a-8f57-0c6f5a1f2d3e'

/** The operations of the public API. An endpoint with a scope and without a row here does not compile. */
export const operations: { readonly [Name in PublicName]: Operation<EndpointAt<Name>> } = {
  'advice/score': {
    summary: 'Score and compare titles',
    description:
      'Judges up to 100 titles by your channel’s videos or, without one, among real titles, and compares their wording. `verdict` has the score and how far to trust it; `chance` is the chance of being the best wording of those given. Both order the titles alike. Verdicts by your channel need `channel.read`. While its videos are being fetched, titles have no verdict, and `yardstick` says why. `accuracy` says how often such chances were right in tests. Costs nothing.',
    example: { titles: ['How I built a tiny house in 30 days', 'Building a tiny house', 'Tiny house tour'] },
  },
  'advice/upload': {
    summary: 'Start a thumbnail upload',
    description:
      'Returns a form for one JPEG or PNG of at most 10 MB. Post `fields`, then `file`, as multipart/form-data to `url` within a minute. Each form counts toward the daily limit of thumbnails.',
    example: { type: 'image/png' },
  },
  'advice/thumbnail': {
    summary: 'Check a thumbnail',
    description:
      'Checks an uploaded thumbnail for contrast, text, faces and how it looks small. Returns the hash for analyses and drafts. Counts toward the daily limit of thumbnails.',
    example: { upload },
  },
  'advice/analyze': {
    summary: 'Analyze a draft',
    description:
      'Analyzes a title, a thumbnail or both, and stores the result as a version of a draft: the given one, or a new one. Uses one unit of `analyses`, unless repeated within five minutes or nothing can be judged.',
    example: { title: 'How I built a tiny house in 30 days' },
  },
  'advice/history': {
    summary: 'List analyses',
    description: 'Returns analyses, newest first. Pass `next` as `before` for older ones.',
    example: {},
  },
  'advice/titles': {
    summary: 'Suggest titles',
    description:
      'Returns other titles for a video, best first, each with its chance of being better worded than the given one and the verdict it would have in its place. Uses one unit of `insights` if the AI provider writes them; else `fallbackReason` says why not.',
    example: { title: 'Ep. 12 | How I built a TINY HOUSE in 30 days!!' },
  },
  'advice/metadata': {
    summary: 'Draft a description and tags',
    description:
      'Returns a description and tags for a video. Uses one unit of `optimisations`; repeating a request within the period uses none.',
    example: { title: 'How I built a tiny house in 30 days', about: 'Timber frame, 18 square meters, no experience.' },
  },
  'advice/advise': {
    summary: 'Get advice on an analysis',
    description: 'Returns the AI provider’s advice on an analyzed draft. It is requested once and stored.',
    example: { id: analysis },
  },
  'advice/record': {
    summary: 'Get the record of predictions',
    description:
      'Returns how many predictions on published videos came true (`came` of `settled`), how many were expected to, with the range that chance explains, and the latest 20. Null if this is turned off.',
    example: {},
  },
  'following/outliers': {
    summary: 'List outliers',
    description:
      'Returns videos of followed channels by their multiple of the channel’s usual views, largest first, a hundred at a time. `isOutlier` says whether chance does not explain it; `of` is the number of videos compared. Pass `next` as `before`.',
    example: { days: '7' },
  },
  'ideas/week': {
    summary: 'Get the ideas of the week',
    description:
      'Returns at most five ideas, chosen each Monday: the form of a title for a topic of yours, with its video, or how such titles did on measured channels (`lift`).',
    example: {},
  },
  'ideas/accept': {
    summary: 'Create a draft from an idea',
    description: 'Creates a draft from an idea of the week, or returns the existing one.',
    example: { id: idea, title: 'I Tested 7 Ways to Bake Bread. One Was Perfect' },
  },
  'youtube/analytics': {
    summary: 'Get channel figures',
    description:
      'Returns the connected channel’s figures for the last `period` complete days and for as many days before, from YouTube Analytics. We calculate rates, changes and observations.',
    example: { period: '28' },
  },
  'youtube/top': {
    summary: 'Get top videos',
    description: 'Returns the channel’s videos with the most views and the most new subscribers in a period.',
    example: { period: '28' },
  },
  'youtube/videos': {
    summary: 'List the channel’s videos',
    description: `Returns the connected channel’s public videos, newest first, at most ${maxChannelVideos}.`,
    example: {},
  },
  'drafts/list': {
    summary: 'List drafts',
    description: 'Returns drafts, newest first, a hundred at a time. Pass `next` as `before` for older ones.',
    example: {},
  },
  'drafts/get': {
    summary: 'Get a draft',
    description: 'Returns a draft with its pictures. Their addresses are valid for five minutes.',
    example: { id: draft },
  },
  'drafts/create': {
    summary: 'Create a draft',
    description: 'Creates a draft, empty but for the given fields. Choose the ids of titles yourself.',
    example: {
      name: 'Tiny house',
      titles: [{ id: 'first', text: 'How I built a tiny house in 30 days' }],
      happens: '30 days, $4,200, the roof leaked twice',
      notes: 'Film the roof first.',
      state: 'idea',
    },
  },
  'drafts/save': {
    summary: 'Change a draft',
    description:
      'Changes the given fields. `revision` is that of the draft they were edited from: if one of them was changed since, nothing is saved (`draft_conflict`).',
    example: { id: draft, revision: 1, changes: { notes: 'Film the roof last.' } },
  },
  'drafts/keep': {
    summary: 'Save a version',
    description: 'Saves a draft’s content as a numbered version, unless the latest version has the same content.',
    example: { id: draft },
  },
  'drafts/versions': {
    summary: 'List versions',
    description:
      'Returns versions of a draft with their analyses, newest first. Pass `next` as `before` for older ones.',
    example: { id: draft },
  },
  'drafts/remove': {
    summary: 'Delete a draft',
    description: 'Deletes a draft. Its links stop working. It can be restored for a day.',
    example: { id: draft },
  },
  'drafts/restore': {
    summary: 'Restore a draft',
    description: 'Restores a draft that was deleted within the last day.',
    example: { id: draft },
  },
}
