import * as z from 'zod/mini'
import { parseTable, readText, reportTable, type Table } from '../table.ts'

/** One headline of an A/B test: how often it was shown, and how often it was clicked. */
export interface Arm {
  readonly test: string
  /** Arms of one test are shown with one image or several: those with the same one differ in their headline only. */
  readonly image: string
  readonly headline: string
  readonly impressions: number
  readonly clicks: number
  /** From weeks in which visitors may not have been split at random. */
  readonly unreliable: boolean
}

/**
 * The columns a headlines file must have, by name, in any order among others: clickability_test_id; eyecatcher_id (the
 * image; may be empty); headline; impressions and clicks (integers). A column `unreliable_rand` is 1 for tests of weeks
 * that may not be properly randomised.
 */
const Row = z
  .object({
    clickability_test_id: z.string().check(z.regex(/\S/)),
    eyecatcher_id: z.string(),
    headline: z.string().check(z.regex(/\S/)),
    impressions: z.string().check(z.regex(/^0*[1-9]\d{0,11}$/)),
    clicks: z.string().check(z.regex(/^\d{1,12}$/)),
    unreliable_rand: z._default(z.enum(['', '0', '1']), '0'),
  })
  .check(
    z.refine(({ impressions, clicks }) => Number(clicks) <= Number(impressions), {
      path: ['clicks'],
      error: 'more clicks than impressions',
    }),
  )
const needed = ['clickability_test_id', 'eyecatcher_id', 'headline', 'impressions', 'clicks']

const toArm = (row: z.infer<typeof Row>): Arm => ({
  test: row.clickability_test_id,
  image: row.eyecatcher_id,
  headline: row.headline.replace(/<[^>]*>/g, ' ').trim(),
  impressions: Number(row.impressions),
  clicks: Number(row.clicks),
  unreliable: row.unreliable_rand === '1',
})

/** Reads the text of a headlines file. Throws when a needed column is missing. */
export function parseArms(path: string, text: string): Table<Arm> {
  const table = parseTable(path, text, Row, needed)
  return { ...table, rows: table.rows.map(toArm) }
}

/** Arms of one test that show the same headline and image are one arm. */
function merged(arms: readonly Arm[]): Arm[] {
  const byWhat = new Map<string, Arm>()
  for (const arm of arms) {
    const key = JSON.stringify([arm.test, arm.image, arm.headline])
    const { impressions = 0, clicks = 0 } = byWhat.get(key) ?? {}
    byWhat.set(key, { ...arm, impressions: arm.impressions + impressions, clicks: arm.clicks + clicks })
  }
  return [...byWhat.values()]
}

/** Reads every file, plain or gzip, and says on `warn` what was left out and why. A test that an earlier file has counts once. */
export function loadArms(paths: readonly string[], warn: (line: string) => void): Arm[] {
  const known = new Set<string>()
  return paths.flatMap((path) => {
    const table = parseArms(path, readText(path))
    const fresh = table.rows.filter(({ test }) => !known.has(test))
    for (const { test } of fresh) known.add(test)
    reportTable(table, `${table.rows.length - fresh.length} repeated`, warn)
    return merged(fresh)
  })
}
