import * as z from 'zod/mini'
import { advice, maxScoredTitles, type ScoreYardstick } from '#shared/contract/advice.ts'
import { ErrorBody } from '#shared/errors.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { type ComparedTitle, judgeAndCompare } from '#shared/prediction/compare-titles.ts'
import { modelVersion } from '#shared/prediction/outcomes.ts'
import { headlineAccuracy } from '#shared/prediction/published-figures.ts'
import { generalYardstick, judgeTitle } from '#shared/prediction/verdict.ts'
import { type ScoreCommand, UsageError } from './arguments.ts'

/** A server could not be reached or refused to score. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
}

const timeoutMs = 30_000

/** Scores titles on this machine or on a server, and returns what to print. Throws UsageError and ServerError. */
export async function score(titles: readonly string[], { json, remote }: ScoreCommand): Promise<string> {
  const trimmed = titles.map((title) => title.trim()).filter(Boolean)
  if (trimmed.length === 0) throw new UsageError('There is no title to score.')
  checkLengths(trimmed)
  const scored = remote ? await scoreRemotely(trimmed, remote) : scoreHere(trimmed)
  return json ? `${JSON.stringify(scored, null, 2)}\n` : `${writeTable(scored)}\n`
}

/** Titles with their scores, the yardstick of the scores, and how often the chances were right in tests. */
interface Scored {
  readonly titles: readonly ComparedTitle[]
  readonly yardstick: ScoreYardstick
  readonly accuracy: Pick<typeof headlineAccuracy.significant, 'accuracy' | 'low' | 'high' | 'n'>
}

/** The number of characters that are printed of a title that is too long. */
const shownLength = 60

/** Throws UsageError for a title that is too long. */
function checkLengths(titles: readonly string[]): void {
  for (const [index, title] of titles.entries())
    if (title.length > maxTitleLength)
      throw new UsageError(
        `A title has at most ${maxTitleLength} characters. Title ${index + 1} has ${title.length}: ${title.slice(0, shownLength)}…`,
      )
}

/** Keeps the same fields in the same order, so that local and remote output do not differ. */
const toTitle = ({ title, basis, score: points, verdict, chance, checks }: Received): ComparedTitle => ({
  title,
  basis,
  ...(points === undefined ? {} : { score: points }),
  ...(verdict && { verdict }),
  ...(chance === undefined ? {} : { chance }),
  checks,
})
type Received = z.output<typeof advice.score.output>['titles'][number]

/** A longer list cannot be titles for one video, so each title is judged alone. */
const areOfOneVideo = (titles: readonly string[]) => titles.length <= maxScoredTitles

const scoreHere = (titles: readonly string[]): Scored => ({
  titles: judgeAndCompare(titles, {
    judge: (title, video) => judgeTitle(generalYardstick, title, video),
    sameVideo: areOfOneVideo(titles),
  }).map(toTitle),
  yardstick: { state: 'general', model: modelVersion },
  accuracy: headlineAccuracy.significant,
})

async function scoreRemotely(titles: readonly string[], remote: NonNullable<ScoreCommand['remote']>): Promise<Scored> {
  const [first, ...rest] = Array.from({ length: Math.ceil(titles.length / maxScoredTitles) }, (_, index) =>
    titles.slice(index * maxScoredTitles, (index + 1) * maxScoredTitles),
  )
  const sameVideo = areOfOneVideo(titles)
  const { yardstick, accuracy, ...scored } = await post(remote, { titles: first ?? [], sameVideo })
  const received = [...scored.titles]
  for (const batch of rest) received.push(...(await post(remote, { titles: batch, sameVideo })).titles)
  return { titles: received.map(toTitle), yardstick, accuracy }
}

async function post(
  { url, token }: NonNullable<ScoreCommand['remote']>,
  input: { readonly titles: readonly string[]; readonly sameVideo: boolean },
): Promise<z.output<typeof advice.score.output>> {
  const response = await fetch(`${url}${advice.score.path}`, {
    method: advice.score.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new ServerError(`${url} cannot be reached: ${cause}`)
  })
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = z.safeParse(advice.score.output, body)
  if (response.ok && parsed.success) return parsed.data
  const refused = z.safeParse(ErrorBody, body)
  if (!refused.success) throw new ServerError(`${url} responded with ${response.status}, but not as Viewcraft does.`)
  const { code, message = '', requestId } = refused.data.error
  throw new ServerError(`${code}: ${message} (request ${requestId})`)
}

/** The remark on a title that is similar to no title of the channel. */
const unlike = 'unlike your videos'

/** Why a title has no score. */
const reasons: Readonly<Record<Exclude<ComparedTitle['basis'], 'model'>, string>> = {
  other_language: 'not English',
  nothing_known: 'no word that the model knows',
}

/** Why no title has a score. */
const missing: Readonly<Partial<Record<ScoreYardstick['state'], string>>> = {
  pending: 'the videos of your channel are being fetched. Try again in a few seconds',
  unavailable: 'the videos of your channel cannot be fetched now. Try again in ten minutes',
  not_allowed:
    'they depend on the videos of your channel, which the token may not use. It needs the scope channel.read',
}

const percent = (share: number, decimals = 0) => `${(share * 100).toFixed(decimals)}%`

function writeTable({ titles, yardstick, accuracy }: Scored): string {
  const { state } = yardstick
  const isCompared = titles.some(({ chance }) => chance !== undefined)
  const column = (text: string | number | undefined, head: string) => `${text ?? '-'}`.padStart(head.length)
  const rows = titles.map(({ title, basis, verdict, chance }) => {
    const reason = verdict || missing[state] || basis === 'model' ? '' : ` (${reasons[basis]})`
    const remark = verdict?.isUnfamiliar ? ` (${unlike})` : reason
    const best = chance === undefined ? undefined : percent(chance)
    return [
      column(verdict?.score, heads.score),
      column(verdict && percent(verdict.outcome.topQuarter), heads.topQuarter),
      ...(isCompared ? [column(best, heads.best)] : []),
      `${title}${remark}`,
    ].join('  ')
  })
  const head = [heads.score, heads.topQuarter, ...(isCompared ? [heads.best] : []), 'Title'].join('  ')
  return [head, ...rows, '', ...listNotes(titles, yardstick), ...(isCompared ? [bestNote(accuracy)] : [])].join('\n')
}

const heads = { score: 'Score', topQuarter: 'Top quarter', best: 'Best' } as const

function listNotes(titles: readonly ComparedTitle[], { state, fetchedAt }: Scored['yardstick']): string[] {
  const why = missing[state]
  if (why) return [`No scores: ${why}.`]
  const isByChannel = titles.some(({ verdict }) => verdict?.yardstick === 'channel')
  const others = isByChannel ? 'the titles of your own videos' : 'real English video titles'
  return [
    `Score: the share of ${others} that score lower, in percent. Not a forecast of views.`,
    'Top quarter: how many videos with titles that scored like this one reached the top quarter of their channel. By luck, 25%.',
    ...(titles.some(({ verdict }) => verdict?.isUnfamiliar) ? [unlikeNote] : []),
    ...(isByChannel && fetchedAt ? [`Your videos as of ${fetchedAt.slice(0, 10)}.`] : []),
  ]
}

const unlikeNote =
  'Unlike your videos: none of them has a similar title, so the score says little. Its top quarter counts such titles only.'

const bestNote = ({ accuracy, low, high, n }: Scored['accuracy']) =>
  `Best: the chance that its wording is the best of these. In tests on headlines that it was not trained on, the model named the better of two in ${percent(accuracy, 1)} (${percent(low, 1)} to ${percent(high, 1)}) of ${n} pairs.`
