import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import type { OwnTitle, TitleEvidence } from '#functions/services/ai/title-evidence.ts'
import { getCachedUploads } from '#functions/services/channel/recent-uploads.ts'
import { compareUploads } from '#functions/services/channel/usual.ts'
import { listProvenFrames } from '#functions/services/proven/list-proven.ts'
import type { Account } from '#functions/store/accounts.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import type { TitleLanguage } from '#shared/prediction/language.ts'
import { fillTemplate } from '#shared/prediction/next-step.ts'
import { rateVerdict, type TitleRating } from '#shared/prediction/rating.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { selectPast } from './own-history.ts'

/** Recognized text is cut to this length, in UTF-16 code units. */
const maxTextLength = 200

/** Returns the text that was recognized on the thumbnail of an analysis, for the AI provider; empty if there is none. */
export const recognizedText = ({ thumbnailAnalysis }: Pick<Analysis, 'thumbnailAnalysis'>): string =>
  (thumbnailAnalysis?.vision.text.detectedText ?? '').slice(0, maxTextLength).toWellFormed()

/** The maximum number of titles in each list, which keeps the prompt short. */
const maxBest = 5
const maxWorst = 3

/**
 * Gathers what the AI provider gets about a title. Makes no request to YouTube. `canReadChannel`: whether the caller may get results
 * derived from the channel's data. `expected`: the expected language of the title, if known.
 */
export async function gatherEvidence(
  title: string,
  account: Account,
  verdict: Verdict | undefined,
  canReadChannel: boolean,
  expected: TitleLanguage | undefined,
): Promise<TitleEvidence> {
  const own = canReadChannel ? await listOwnTitles(account) : { best: [], worst: [] }
  const steps = listNextSteps(title, expected)
  return {
    ...own,
    frames: [...(await listProvenFrames(account, title, canReadChannel)), ...listFrames(steps)],
    steps: steps.flatMap((step) => {
      if (step.kind === 'edit') return [describeStep(step.edit, step.words)]
      return step.kind === 'rephrase' && step.advice !== 'keep' ? [describeStep(step.advice, [step.words])] : []
    }),
    verdict: describeVerdict(verdict),
  }
}

const describeStep = (name: string, words: readonly string[]) => `${name.replaceAll('_', ' ')}: ${words.join(', ')}`

/** Returns the structures that fit a title, with the names of their blanks: `Bread in [minutes] Minutes`. */
const listFrames = (steps: ReturnType<typeof listNextSteps>): string[] =>
  steps.flatMap((step) => (step.kind === 'structure' ? [fillTemplate(step.template, (blank) => `[${blank}]`)] : []))

const places: Readonly<Record<TitleRating, string>> = {
  top: 'in the top quarter',
  topFifth: 'in the top fifth',
  above: 'above the average',
  average: 'about the average',
  below: 'below the average',
  bottom: 'in the bottom quarter',
  unlike: '',
  unclear: '',
}

/** Describes a verdict in words, without a number that the provider could repeat; empty if there is none. */
function describeVerdict(verdict: Verdict | undefined): string {
  const place = verdict && places[rateVerdict(verdict)]
  return place
    ? `${place} of ${verdict.yardstick === 'general' ? 'titles in general' : 'the titles of its channel'}`
    : ''
}

/**
 * Returns the best and worst titles among the cached videos of a connected channel: by their multiple of the channel's usual, or by views
 * if we may not calculate it. Empty for a channel that is not verified as the user's.
 */
async function listOwnTitles({ channel }: Account): Promise<Pick<TitleEvidence, 'best' | 'worst'>> {
  const uploads = channel?.verified ? await getCachedUploads(channel.id) : undefined
  if (!uploads) return { best: [], worst: [] }
  const usual = isDerivedMetricAllowed('usual_multiple') ? compareUploads(uploads) : undefined
  const rated = selectPast(uploads).flatMap(({ id, title, views }) => {
    const multiple = usual?.get(id)?.multiple
    if (usual && multiple === undefined) return []
    return [
      {
        own: { title, ...(multiple !== undefined && { times: Math.round(10 * multiple) / 10 }) },
        value: multiple ?? views,
      },
    ]
  })
  const ordered = rated.toSorted((a, b) => b.value - a.value).map(({ own }): OwnTitle => own)
  const best = ordered.slice(0, maxBest)
  return {
    best: best.filter(({ times = 1 }) => times >= 1),
    worst: ordered
      .slice(maxBest)
      .filter(({ times = 0 }) => times < 1)
      .slice(-maxWorst)
      .reverse(),
  }
}
