import { createRandom } from '#shared/random.ts'

const header = 'clickability_test_id,eyecatcher_id,headline,impressions,clicks,ctr,test_week,unreliable_rand'
const subjects = ['bread', 'river', 'guitar', 'engine', 'garden', 'planet', 'bicycle', 'castle']
const openings = ['we built', 'inside', 'the story of', 'looking at', 'one day with', 'how to paint']

/** Returns headline tests as CSV text, four headlines each. Those that say "gold" are clicked about twice as often. */
export function syntheticHeadlines({
  tests,
  seed = 1,
  name = 'test',
}: {
  tests: number
  seed?: number
  name?: string
}) {
  const random = createRandom(seed)
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
  const rows: string[] = []
  for (let test = 0; test < tests; test++) {
    for (let arm = 0; arm < 4; arm++) {
      const isGold = random() < 0.5
      const clicks = Math.round((isGold ? 60 : 30) + 10 * random())
      const headline = `${pick(openings)} a ${isGold ? 'gold' : 'plain'} ${pick(subjects)} ${arm}`
      rows.push(`${name}${test},image,${headline},3000,${clicks},0,201401,0`)
    }
  }
  return `${[header, ...rows].join('\n')}\n`
}
