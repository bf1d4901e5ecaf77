import type { Locale } from '#shared/locale.ts'
import type { LegalPageName, LegalText } from './text.ts'

type LegalTexts = Readonly<Record<LegalPageName, LegalText>>

const downloaded = new Map<Locale, LegalTexts>()

/** Stores the pages of a language. `languages/` calls this, so that the pages are available as soon as the messages are. */
export const keepTexts = (locale: Locale, texts: LegalTexts): void => void downloaded.set(locale, texts)

/** Returns the pages of a language. Throws an Error unless `legalMessages` are downloaded in that language. */
export function legalTexts(locale: Locale): LegalTexts {
  const texts = downloaded.get(locale)
  if (!texts) throw new Error(`No legal pages in ${locale}`)
  return texts
}
