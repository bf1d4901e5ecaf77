import { createRandom } from '#shared/random.ts'

const header = 'video_id,channel,title,views,age_days,observed_at,english_channel'
const subjects = ['bread', 'river', 'guitar', 'engine', 'garden', 'planet', 'bicycle', 'castle']
const openings = ['we built', 'inside', 'the story of', 'looking at', 'one day with', 'how to paint']

export interface SyntheticOptions {
  readonly channels: number
  readonly videos: number
  readonly seed?: number
  readonly english?: 0 | 1
  readonly name?: string
}

/** Returns uploads as CSV text. Videos whose title says "gold" have about four times the views of the others. */
export function makeUploads({ channels, videos, seed = 1, english = 1, name = 'Channel' }: SyntheticOptions): string {
  const random = createRandom(seed)
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
  const rows: string[] = []
  for (let channel = 0; channel < channels; channel++) {
    for (let video = 0; video < videos; video++) {
      const isGold = random() < 0.5
      const views = Math.round(1000 * Math.exp((isGold ? 1.4 : 0) + random()))
      const title = `${pick(openings)} a ${isGold ? 'gold' : 'plain'} ${pick(subjects)}`
      const seen = channel % 2 ? '2017-05-14' : '2024-05-14'
      rows.push(`${name}${channel}v${video},${name} ${channel},${title},${views},${100 + video},${seen},${english}`)
    }
  }
  return `${[header, ...rows].join('\n')}\n`
}
