import { type ComponentType, createContext, lazy, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#shared/locale.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { type AnyMessageSet, loadLanguage, type MessageSet } from './define.ts'
import { type Formats, formatsFor } from './format.ts'
import { rememberLocale } from './preferred.ts'
import type { Translate } from './translate.ts'

export interface Language {
  readonly locale: Locale
  readonly format: Formats
  /** Downloads the language, then switches to it and remembers it. Rejects, changing nothing, if the download fails. */
  readonly setLocale: (locale: Locale) => Promise<void>
  /** Shows moments in a time zone. At first, it is that of the browser. */
  readonly setTimeZone: (timeZone: string) => void
}

const Context = createContext<Language | null>(null)

function useLanguage(): Language {
  const language = use(Context)
  if (!language) throw new Error('useMessages outside MessagesProvider')
  return language
}

/** Sets the language of the components below it, `initial` at first, and that of `<html lang>`. */
export function MessagesProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(initial)
  const [timeZone, setTimeZone] = useState(browserTimeZone)

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  const language = useMemo<Language>(
    () => ({
      locale,
      format: formatsFor(locale, timeZone),
      setLocale: async (chosen) => {
        await loadLanguage(chosen)
        setLocale(chosen)
        rememberLocale(chosen)
      },
      setTimeZone,
    }),
    [locale, timeZone],
  )
  return <Context value={language}>{children}</Context>
}

/**
 * `const { t, locale, format, setLocale } = useMessages(helpMessages)`. Suspends until the messages are downloaded, which
 * `lazyComponent` starts together with the component's code. Throws outside a `MessagesProvider`.
 */
export function useMessages<English>(messages: MessageSet<English>): Language & { readonly t: Translate<English> } {
  const language = useLanguage()
  const { locale } = language
  const loaded = messages.loaded(locale)
  if (loaded) return { ...language, t: loaded.t }
  const download = messages.lastLoad(locale)
  // A test that expects no error fails here.
  if (import.meta.env.DEV && !download) console.error('Messages are downloaded late: name them in lazyComponent()')
  return { ...language, t: use(download ?? messages.load(locale)).t }
}

/** Functions that forget a download that failed, so that the component is downloaded again when it is shown again. */
export const failedDownloads = new Set<() => void>()

/** A component that is downloaded when it is first shown. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Downloads it before it is shown, so that its first rendering does not suspend. Rejects if the download fails. */
  readonly preload: (locale: Locale) => Promise<void>
}

/** A component that is downloaded when it is first shown, at the same time as the messages that it needs. */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...messages: readonly AnyMessageSet[]
): LazyComponent<Props> {
  let Component: ComponentType<Props> | undefined
  const download = async (locale: Locale): Promise<ComponentType<Props>> => {
    const [module] = await Promise.all([load(), ...messages.map((set) => set.load(locale))])
    return module[name]
  }
  function Lazy(props: Props) {
    const { locale } = useLanguage()
    Component ??= lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await download(locale) }
      } catch (error) {
        failedDownloads.add(() => {
          Component = undefined
        })
        throw error
      }
    })
    return <Component {...props} />
  }
  const preload = async (locale: Locale) => {
    const Downloaded = await download(locale)
    Component ??= Downloaded
  }
  return Object.assign(Lazy, { preload })
}
