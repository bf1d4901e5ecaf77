import type { Locale } from '#shared/locale.ts'
import type { Path, Sentences, Translation } from './sentence.ts'
import { type Translate, translator } from './translate.ts'

/** The type-independent part of a message set. */
export interface AnyMessageSet {
  /** Downloads a language once. A failed download is retried by the next call. */
  readonly load: (locale: Locale) => Promise<{ readonly sentences: Sentences }>
  /** Returns the last download of a language, even if it failed, or undefined if there was none. */
  readonly lastLoad: (locale: Locale) => Promise<unknown> | undefined
}

interface Loaded<English> {
  /** The sentences, including those of the included sets. */
  readonly sentences: Sentences
  readonly t: Translate<English>
}

/** Sentences that are downloaded together, in the reader's language only. `English` is their type. */
export interface MessageSet<English> extends AnyMessageSet {
  readonly load: (locale: Locale) => Promise<Loaded<English>>
  readonly lastLoad: (locale: Locale) => Promise<Loaded<English>> | undefined
  /** Returns a language whose download has finished. */
  readonly loaded: (locale: Locale) => Loaded<English> | undefined
}

type EnglishOf<Set> = Set extends MessageSet<infer English> ? English : never
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The path of a sentence in a set, such as `help.title`. */
export type MessageKey<Set> = Path<EnglishOf<Set>>
/** The `t()` function of a set. */
export type TranslateOf<Set> = Translate<EnglishOf<Set>>

/** Every set that has been used so far, in any language. */
const sets = new Set<AnyMessageSet>()

/** Downloads all sets in use in another language, and those that come into use meanwhile. */
export async function loadLanguage(locale: Locale): Promise<void> {
  let known: number
  do {
    known = sets.size
    await Promise.all([...sets].map((set) => set.load(locale)))
  } while (sets.size > known)
}

/**
 * Defines the messages of a feature, of a part that is loaded later, or of a shared component:
 * `defineMessages({ en: () => import('./messages/en.ts'), ... }, frameMessages)`.
 * A file exports trees of sentences; the name of an export begins their keys: `help.title`. Each language must have all
 * sentences of the English file. The included sets are downloaded too, and their sentences can be used like its own.
 */
export function defineMessages<English extends Sentences, const Included extends readonly AnyMessageSet[]>(
  files: { readonly en: () => Promise<English> } & {
    readonly [Other in Exclude<Locale, 'en'>]: () => Promise<Translation<NoInfer<English>>>
  },
  ...included: Included
): MessageSet<English & Intersection<EnglishOf<Included[number]>>> {
  type All = English & Intersection<EnglishOf<Included[number]>>
  const finished = new Map<Locale, Loaded<All>>()
  const failed = new WeakSet<Promise<unknown>>()
  const downloads = new Map<Locale, Promise<Loaded<All>>>()

  async function download(locale: Locale): Promise<Loaded<All>> {
    const [own, ...parts] = await Promise.all([files[locale](), ...included.map((set) => set.load(locale))])
    const sentences: Sentences = Object.assign({}, ...parts.map((part) => part.sentences), own)
    const loaded = { sentences, t: translator<All>(locale, sentences) }
    finished.set(locale, loaded)
    return loaded
  }

  const set: MessageSet<All> = {
    load: (locale) => {
      sets.add(set)
      const last = downloads.get(locale)
      if (last && !failed.has(last)) return last
      const started = download(locale)
      downloads.set(locale, started)
      started.catch(() => failed.add(started))
      return started
    },
    lastLoad: (locale) => downloads.get(locale),
    loaded: (locale) => finished.get(locale),
  }
  return set
}
