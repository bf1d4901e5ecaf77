import * as z from 'zod/mini'
import { parseTable, readText, reportTable, type Table } from '../table.ts'

/** A headline of an A/B test, with its impressions and clicks. */
export interface Arm {
  readonly test: string
  /** The image shown with the headline. Arms of one test with the same image differ only in their headline. */
  readonly image: string
  readonly headline: string
  readonly impressions: number
  readonly clicks: number
  /** Whether the test is from weeks in which visitors may not have been randomized properly. */
  readonly isUnreliable: boolean
}

/**
 * The required columns of a headlines file, in any order and among others: clickability_test_id; eyecatcher_id (the image;
 * may be empty); headline; impressions and clicks (integers). An optional column `unreliable_rand` is 1 for tests of weeks
 * that may not be properly randomized.
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
const requiredColumns = ['clickability_test_id', 'eyecatcher_id', 'headline', 'impressions', 'clicks']

const toArm = (row: z.infer<typeof Row>): Arm => ({
  test: row.clickability_test_id,
  image: row.eyecatcher_id,
  headline: row.headline.replace(/<[^>]*>/g, ' ').trim(),
  impressions: Number(row.impressions),
  clicks: Number(row.clicks),
  isUnreliable: row.unreliable_rand === '1',
})

/** Parses a headlines file. Throws if a required column is missing. */
export function parseArms(path: string, text: string): Table<Arm> {
  const table = parseTable(path, text, Row, requiredColumns)
  return { ...table, rows: table.rows.map(toArm) }
}

/** Merges arms of one test with the same headline and image. */
function mergeArms(arms: readonly Arm[]): Arm[] {
  const byKey = new Map<string, Arm>()
  for (const arm of arms) {
    const key = JSON.stringify([arm.test, arm.image, arm.headline])
    const { impressions = 0, clicks = 0 } = byKey.get(key) ?? {}
    byKey.set(key, { ...arm, impressions: arm.impressions + impressions, clicks: arm.clicks + clicks })
  }
  return [...byKey.values()]
}

/** Reads all files, plain or gzip, and reports rejected rows to `warn`. Skips tests that an earlier file contains. */
export function loadArms(paths: readonly string[], warn: (line: string) => void): Arm[] {
  const loadedTests = new Set<string>()
  return paths.flatMap((path) => {
    const table = parseArms(path, readText(path))
    const newArms = table.rows.filter(({ test }) => !loadedTests.has(test))
    for (const { test } of newArms) loadedTests.add(test)
    reportTable(table, `${table.rows.length - newArms.length} repeated`, warn)
    return mergeArms(newArms)
  })
}
