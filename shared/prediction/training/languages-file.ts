import { eld } from 'eld/large'
import * as z from 'zod/mini'
import { scoreTitle } from '../score.ts'
import { runCommand } from './command.ts'
import { parseTable, readText } from './table.ts'

const Row = z.object({ channel: z.string(), title: z.string() })

/** Fewer titles say too little about the language of a channel. */
const fewestTitles = 10

/** Counts by the language of channels: how many channels and titles, and how many titles the model takes for English. */
export interface LanguageCount {
  channels: number
  titles: number
  english: number
}

/** Counts titles that are taken for English, by the language of their channel, which all its titles together tell. */
export function countLanguages(rows: readonly z.infer<typeof Row>[]): ReadonlyMap<string, LanguageCount> {
  const byChannel = new Map<string, Set<string>>()
  for (const { channel, title } of rows) {
    const key = channel.toLowerCase()
    const titles = byChannel.get(key) ?? new Set()
    byChannel.set(key, titles.add(title))
  }
  const counts = new Map<string, LanguageCount>()
  for (const titles of [...byChannel.values()].map((all) => [...all])) {
    if (titles.length < fewestTitles) continue
    const found = eld.detect(titles.join('. '))
    if (!found.isReliable()) continue
    const count = counts.get(found.language) ?? { channels: 0, titles: 0, english: 0 }
    counts.set(found.language, count)
    count.channels++
    count.titles += titles.length
    count.english += titles.filter((title) => scoreTitle(title).basis === 'model').length
  }
  return counts
}

runCommand(import.meta.url, (paths, { print }) => {
  if (paths.length === 0) throw new Error('usage: npm run languages -- UPLOADS.csv ... (columns channel and title)')
  const rows = paths.flatMap((path) => parseTable(path, readText(path), Row, ['channel', 'title']).rows)
  const counts = [...countLanguages(rows)].sort(([, one], [, other]) => other.titles - one.titles)
  print('language  channels  titles  taken for English\n')
  for (const [language, { channels, titles, english }] of counts)
    print(
      `${language.padEnd(8)}  ${`${channels}`.padStart(8)}  ${`${titles}`.padStart(6)}  ${((100 * english) / titles).toFixed(1)} %\n`,
    )
})
