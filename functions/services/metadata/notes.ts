import type { Locale } from '#shared/locale.ts'
import { removeMarkup } from './markup.ts'

/** A part of what a creator says about a video. */
export type Part =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  /** Chapters in the order of their times, or steps: one per line. */
  | { readonly kind: 'chapters' | 'steps'; readonly items: readonly Item[] }

export interface Item {
  /** The time of a chapter, such as `2:10`, or the number or bullet of a step. */
  readonly mark: string
  readonly text: string
}

const time = String.raw`(?:\d{1,2}:)?\d{1,2}:[0-5]\d`
/** Words before a time of day. */
const beforeClock = String.raw`(?<!\p{L})(?:at|by|until|around|from|to|hasta|las|à|vers) `
/** Times of day and ratios are not times in a video: "4:30 am", "at 7:15", "16:9". */
const timestamp = new RegExp(
  String.raw`(?<![\d:.,]|${beforeClock})[([]?(${time})[)\]]?(?![\d:.]|\s?(?:am|pm|a\.m|p\.m|h)\b)`,
  'giu',
)
const startsWithTime = new RegExp(String.raw`^(?:[-–—*•]\s*)?[([]?${time}[)\]]?(?!\s?(?:am|pm|h)\b)`, 'iu')
/** "The plan - 2:10". */
const endsWithTime = new RegExp(
  String.raw`^(?:[-–—*•]\s*)?(\p{L}.*?)\s*[-–—:|(.]*\s*(?<!\d|${beforeClock})[([]?(${time})[)\]]?$`,
  'iu',
)
const separators = /^[\s\-–—:|.)\]]+|[\s\-–—,;|(]+$/g
/** The minimum number of chapters and steps: a single time or number in a sentence does not make a list. */
const minChapters = 2
const minSteps = 3
const maxStepWords = 14

const toLabel = (text: string) => text.replace(separators, '').replace(/\.$/, '')
const toSeconds = (mark: string) => mark.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Returns the chapters of a line, several if it has several times; undefined if it does not begin or end with a time. */
function readChapters(line: string): Item[] | undefined {
  if (!startsWithTime.test(line)) {
    const [, label = '', mark = ''] = endsWithTime.exec(line) ?? []
    return mark && label.split(' ').length <= maxStepWords && !new RegExp(timestamp).test(label)
      ? [{ mark, text: toLabel(label) }]
      : undefined
  }
  const found = [...line.matchAll(timestamp)]
  const items = found.map(({ 0: all, 1: mark = '', index }, at) => ({
    mark,
    text: toLabel(line.slice(index + all.length, found[at + 1]?.index)),
  }))
  return items.length > 0 && items.every(({ text }) => text !== '') ? items : undefined
}

/** Reads steps like "1. mix 2. fold 3. bake" and "1) mix, 2) fold, 3) bake" in one line. */
function readNumbered(line: string): Item[] | undefined {
  const found = [
    ...line.matchAll(/(?<![\d.,])(?:(?:step|paso|étape) )?(\d{1,2})(?:(?:[.)]| ?:)(?=\s*\p{L})|\s?[-–]\s(?=\p{L}))/giu),
  ]
  if (found.length < minSteps || found[0]?.index !== 0 || !found.every(({ 1: n }, index) => Number(n) === index + 1))
    return undefined
  return found.map(({ 0: all, 1: n, index }, at) => ({
    mark: `${n}.`,
    text: toLabel(line.slice(index + all.length, found[at + 1]?.index)),
  }))
}

/** Words that mark consecutive steps: "first ..., then ..., finally ...". */
const sequences: Readonly<Record<Locale, { readonly first: RegExp; readonly next: RegExp }>> = {
  en: {
    first: /^first(?:ly| of all)?,? (?!time|day|week|month|year|one|i\b|we\b)/i,
    next: /\s*[,;.]\s*(?:and )?(?:then|next|after that|finally|lastly|second(?:ly)?|third(?:ly)?),? /gi,
  },
  es: {
    first: /^(?:primero|en primer lugar),? /i,
    next: /\s*[,;.]\s*(?:y )?(?:luego|después|entonces|por último|al final|finalmente|segundo|tercero),? /gi,
  },
  fr: {
    first: /^(?:(?:tout )?d['’]abord|en premier|premièrement),? /i,
    next: /\s*[,;.]\s*(?:et )?(?:ensuite|puis|après|enfin|pour finir|finalement|deuxièmement|troisièmement),? /gi,
  },
}

/** Reads steps like "mix -> fold -> bake" and "first mix, then fold, finally bake". */
function readSequence(line: string, locale: Locale | undefined): Item[] | undefined {
  const arrows = line.split(/\s*(?:->|=>|→|>{2})\s*/)
  const { first, next } = sequences[locale ?? 'en']
  const told = first.test(line) ? line.replace(first, '').split(next) : []
  const texts = [arrows, told].find((parts) => parts.length >= minSteps)
  const isShort = texts?.every((text) => text !== '' && text.split(' ').length <= maxStepWords)
  return isShort ? texts?.map((text, index) => ({ mark: `${index + 1}.`, text: toLabel(text) })) : undefined
}

/** Reads a line that is one item of a list: "- flour", "- 2 eggs", "2. fold", "étape 2 : plier", but not "-3 kilos". */
function readBullet(line: string): Item | undefined {
  const [, mark = '', text = ''] =
    /^([-–—*•]|(?:(?:step|paso|étape) )?\d{1,2}(?:[.)]| ?:))(?:\s*(?=\p{L})|\s+(?=\d))(.*)$/iu.exec(line) ?? []
  const number = /\d+/.exec(mark)?.[0]
  return mark ? { mark: number ? `${number}.` : '-', text: toLabel(text) } : undefined
}

/** Headings such as "Timestamps:" and "chapters", which are left out. */
const heading =
  /^(?:time ?stamps?|chapters?|time ?codes?|cap[ií]tulos|[ií]ndice|minutaje|marcas de tiempo|chapitres?|sommaire|steps?|pasos|étapes)\s*(?::\s*|$)/i

/** Splits a creator's notes into paragraphs, chapters and steps, in order. */
export function readNotes(about: string, locale: Locale | undefined): Part[] {
  const parts: Part[] = []
  const lines = removeMarkup(about)
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
  const add = (kind: 'chapters' | 'steps', items: readonly Item[]) => {
    const last = parts.at(-1)
    const isBulleted = last?.kind === kind && last.items[0]?.mark === '-'
    if (last?.kind === kind && isBulleted === (items[0]?.mark === '-'))
      parts.splice(-1, 1, { kind, items: [...last.items, ...items] })
    else parts.push({ kind, items })
  }
  const countTimes = lines.flatMap((line) => readChapters(line.replace(heading, '')) ?? []).length
  let isNewParagraph = true
  for (const line of lines) {
    const bare = heading.test(line) ? line.replace(heading, '') : line
    const chapters = countTimes >= minChapters ? readChapters(bare) : undefined
    const steps = readNumbered(bare) ?? readSequence(bare, locale) ?? readBullet(bare)
    if (chapters) add('chapters', chapters)
    else if (steps) add('steps', 'mark' in steps ? [steps] : steps)
    else if (bare) {
      const last = parts.at(-1)
      if (last?.kind === 'text' && !isNewParagraph) parts.splice(-1, 1, { kind: 'text', lines: [...last.lines, bare] })
      else parts.push({ kind: 'text', lines: [bare] })
    }
    isNewParagraph = bare === ''
  }
  return parts.map((part) =>
    part.kind === 'chapters'
      ? { ...part, items: part.items.toSorted((a, b) => toSeconds(a.mark) - toSeconds(b.mark)) }
      : part,
  )
}

/** Whether a line is a chapter: it begins with a time. */
export const isChapterLine = (line: string): boolean => startsWithTime.test(line)
