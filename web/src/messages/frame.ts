import type { ErrorCode } from '#shared/errors.ts'
import { locales } from '#shared/locale.ts'
import { defineMessages } from './define.ts'

/** The sentences that every screen may need: those of `layout`, `ui` and `lib`, and the errors. */
export const frameMessages = defineMessages({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
})

/** Returns whether an error code has a sentence: one of a later release has none. Needs a language whose download has finished. */
export const isErrorCode = (code: string): code is ErrorCode =>
  locales.some((locale) => Object.hasOwn(Object(Object(frameMessages.loaded(locale)?.sentences.errors).codes), code))
