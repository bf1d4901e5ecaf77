import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#shared/locale.ts'
import { type Formats, formatsFor } from './format.ts'
import { type Language, loadLanguage } from './load.ts'
import { rememberLocale } from './preferred.ts'
import { type English, type Translate, translator } from './translate.ts'

/** What a component needs in order to speak. */
export interface MessagesContext {
  readonly t: Translate
  readonly locale: Locale
  readonly format: Formats
  /**
   * Fetches the language, then switches to it and remembers it; answers its `t`. Rejects, changing nothing, if it cannot
   * be fetched.
   */
  readonly setLocale: (locale: Locale) => Promise<Translate>
}

const Context = createContext<MessagesContext | null>(null)

/** Gives the screens below it their language, beginning with `initial`; `<html lang>` follows. */
export function MessagesProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial)

  useEffect(() => {
    document.documentElement.lang = language.locale
  }, [language.locale])

  const context = useMemo<MessagesContext>(
    () => ({
      t: translator<English>(language.locale, language.messages),
      locale: language.locale,
      format: formatsFor(language.locale),
      setLocale: async (locale) => {
        const chosen = await loadLanguage(locale)
        setLanguage(chosen)
        rememberLocale(locale)
        return translator<English>(chosen.locale, chosen.messages)
      },
    }),
    [language],
  )
  return <Context value={context}>{children}</Context>
}

/** `const { t, locale, format, setLocale } = useMessages()`. Throws outside a `MessagesProvider`. */
export function useMessages(): MessagesContext {
  const context = use(Context)
  if (!context) throw new Error('useMessages outside MessagesProvider')
  return context
}
