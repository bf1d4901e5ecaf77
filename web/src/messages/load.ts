import type { Locale } from '#shared/locale.ts'
import type { Sentences } from './sentence.ts'
import type { Messages } from './translate.ts'

/** A part of the sentences, a file in each language. */
export type Area = keyof Messages

/** One language, ready to speak in the areas that are loaded; it learns the others as they come. */
export interface Language {
  readonly locale: Locale
  readonly messages: Messages
}

/** What every screen may say, and where the rest of the language is. */
const frames = {
  en: () => import('./frame/en.ts'),
  es: () => import('./frame/es.ts'),
  fr: () => import('./frame/fr.ts'),
} satisfies Record<Locale, unknown>

const wanted = new Set<Area>()
const languages = new Map<Locale, Record<string, Sentences>>()

/** Fetches a language in all areas that screens have asked for so far. Rejects when a part cannot be loaded. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const tree = languages.get(locale) ?? {}
  languages.set(locale, tree)
  await complete(locale, tree)
  // As far as it goes: `t()` says so where it is asked for more.
  return { locale, messages: tree as unknown as Messages }
}

/** Fetches areas for the screen that is about to be shown, in every language spoken so far. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  for (const area of areas) wanted.add(area)
  await Promise.all([...languages].map(([locale, tree]) => complete(locale, tree)))
}

async function complete(locale: Locale, tree: Record<string, Sentences>): Promise<void> {
  const { areas, ...frame } = await frames[locale]()
  Object.assign(tree, frame)
  const missing = [...wanted].filter((area) => !(area in tree))
  await Promise.all(
    missing.map(async (area) => {
      const sentences = (await areas[`../${locale}/${area}.ts`]?.())?.[area]
      if (!sentences) throw new Error(`No sentences in ${locale}/${area}`)
      tree[area] = sentences
    }),
  )
}
