import * as z from 'zod/mini'
import { advice, maxScoredTitles } from '#shared/contract/advice.ts'
import { ErrorBody } from '#shared/errors.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { type ComparedTitle, comparisonAccuracy, scoreAndCompare } from '#shared/prediction/compare-titles.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { type ScoreCommand, UsageError } from './arguments.ts'

/** Why a server did not score. */
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
  return json
    ? `${JSON.stringify({ titles: scored, accuracy: comparisonAccuracy }, null, 2)}\n`
    : `${writeTable(scored)}\n`
}

/** How much of a title that is too long is printed, in characters. */
const shownLength = 60

/** Throws UsageError for a title that is too long. */
function checkLengths(titles: readonly string[]): void {
  for (const [place, title] of titles.entries())
    if (title.length > maxTitleLength)
      throw new UsageError(
        `A title has at most ${maxTitleLength} characters. Title ${place + 1} has ${title.length}: ${title.slice(0, shownLength)}…`,
      )
}

/** The output is the same to the letter, wherever it is scored. */
const toTitle = ({ title, basis, score: points, chance, checks }: Received): ComparedTitle => ({
  title,
  basis,
  ...(points === undefined ? {} : { score: points }),
  ...(chance === undefined ? {} : { chance }),
  checks,
})
type Received = z.output<typeof advice.score.output>['titles'][number]

/** A list longer than that is not one of titles for one video: each is scored alone. */
const scoreHere = (titles: readonly string[]): readonly ComparedTitle[] =>
  titles.length > maxScoredTitles ? titles.map(scoreAlone) : scoreAndCompare(titles).map(toTitle)

function scoreAlone(title: string): ComparedTitle {
  const analysis = analyzeTitle(title)
  const found = analysis.basis === 'model' ? { score: analysis.score } : {}
  return { title, basis: analysis.basis, ...found, checks: [...analysis.checks] }
}

async function scoreRemotely(
  titles: readonly string[],
  { url, token }: NonNullable<ScoreCommand['remote']>,
): Promise<readonly ComparedTitle[]> {
  const batches = Array.from({ length: Math.ceil(titles.length / maxScoredTitles) }, (_, place) =>
    titles.slice(place * maxScoredTitles, (place + 1) * maxScoredTitles),
  )
  const scored: ComparedTitle[] = []
  for (const batch of batches) {
    const { titles: found } = await post(url, token, batch)
    // Titles of different requests were not compared with each other.
    scored.push(...found.map((title) => toTitle(batches.length > 1 ? { ...title, chance: undefined } : title)))
  }
  return scored
}

async function post(
  url: string,
  token: string,
  titles: readonly string[],
): Promise<z.output<typeof advice.score.output>> {
  const response = await fetch(`${url}${advice.score.path}`, {
    method: advice.score.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ titles }),
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
  if (!refused.success) throw new ServerError(`${url} answered with ${response.status}, not as Viewcraft does.`)
  const { code, message = '', requestId } = refused.data.error
  throw new ServerError(`${code}: ${message} (request ${requestId})`)
}

/** Why a title has no score. */
const reasons: Readonly<Record<Exclude<ComparedTitle['basis'], 'model'>, string>> = {
  other_language: 'not English',
  nothing_known: 'no word that the model knows',
}

const percent = (share: number) => `${Math.round(share * 100)}%`

function writeTable(scored: readonly ComparedTitle[]): string {
  const isCompared = scored.some(({ chance }) => chance !== undefined)
  const rows = scored.map(({ title, basis, score: points, chance }) => {
    const reason = basis === 'model' ? '' : ` (${reasons[basis]})`
    const best = isCompared ? `${(chance === undefined ? '-' : percent(chance)).padStart(4)}  ` : ''
    return `${`${points ?? '-'}`.padStart(5)}  ${best}${title}${reason}`
  })
  const { accuracy, low, high, n } = comparisonAccuracy
  const notes = [
    'Score: the share of real English video titles that score lower, in percent. Not a forecast of views.',
    ...(isCompared
      ? [
          `Best: the chance that its wording is the best of these. Named the better of two headlines in ${percent(accuracy)} (${percent(low)} to ${percent(high)}) of ${n} tests.`,
        ]
      : []),
  ]
  return [`Score  ${isCompared ? 'Best  ' : ''}Title`, ...rows, '', ...notes].join('\n')
}
