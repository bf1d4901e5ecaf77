import { eld } from 'eld/large'
import * as z from 'zod/mini'
import { titleLanguages } from '#shared/locale.ts'
import type { TitleLanguage } from '../language.ts'
import { findMainLanguage } from '../main-language.ts'
import { scoreTitle } from '../score.ts'
import { runCommand } from './command.ts'
import { parseTable, readText } from './table.ts'

const Row = z.object({ channel: z.string(), title: z.string() })

/** The minimum number of titles for detecting a channel's language. */
const minTitles = 10
const maxTitles = 25

/** How many titles of channels in a language are mistaken for English, by what is known besides the title. */
export interface LanguageCount {
  channels: number
  titles: number
  /** Nothing else is known. */
  alone: number
  /** The account's language is known: Spanish or French for such channels, English for all others. */
  byAccount: number
  /** The channel's other titles are known. */
  byChannel: number
}

/** Returns at most 25 titles, evenly spread. */
const pickTitles = (titles: readonly string[]): string[] => {
  const count = Math.min(maxTitles, titles.length)
  return Array.from({ length: count }, (_, index) => titles[Math.floor((index * titles.length) / count)] ?? '')
}

/** Counts titles that are mistaken for English, by the language of their channel, which is detected from all its titles. */
export function countLanguages(rows: readonly z.infer<typeof Row>[]): ReadonlyMap<string, LanguageCount> {
  const byChannel = new Map<string, Set<string>>()
  for (const { channel, title } of rows) {
    const key = channel.toLowerCase()
    byChannel.set(key, (byChannel.get(key) ?? new Set()).add(title))
  }
  const counts = new Map<string, LanguageCount>()
  for (const channelTitles of [...byChannel.values()].map((titles) => [...titles])) {
    if (channelTitles.length < minTitles) continue
    const found = eld.detect(channelTitles.join('. '))
    if (!found.isReliable()) continue
    const count = counts.get(found.language) ?? { channels: 0, titles: 0, alone: 0, byAccount: 0, byChannel: 0 }
    counts.set(found.language, count)
    count.channels++
    const account = titleLanguages.find((language) => language === found.language) ?? 'en'
    const titles = pickTitles(channelTitles)
    for (const title of titles) {
      const isEnglish = (expected?: TitleLanguage) => Number(scoreTitle(title, expected).basis === 'model')
      count.titles++
      count.alone += isEnglish()
      count.byAccount += isEnglish(account)
      count.byChannel += isEnglish(findMainLanguage(titles.filter((other) => other !== title)) ?? 'en')
    }
  }
  return counts
}

runCommand(import.meta.url, (paths, { print }) => {
  if (paths.length === 0) throw new Error('usage: npm run languages -- UPLOADS.csv ... (columns channel and title)')
  const rows = paths.flatMap((path) => parseTable(path, readText(path), Row, ['channel', 'title']).rows)
  const counts = [...countLanguages(rows)].sort(([, one], [, other]) => other.titles - one.titles)
  const columns = ['language', 'channels', 'titles', 'taken for English', 'with the account', 'with the channel']
  print(`${columns.join('  ')}\n`)
  for (const [language, { channels, titles, ...taken }] of counts) {
    const shares = [taken.alone, taken.byAccount, taken.byChannel].map(
      (count) => `${((100 * count) / titles).toFixed(1)} %`,
    )
    const cells = [language, `${channels}`, `${titles}`, ...shares]
    print(
      `${cells.map((cell, index) => (index === 0 ? cell.padEnd(8) : cell.padStart(columns[index]?.length ?? 0))).join('  ')}\n`,
    )
  }
})
