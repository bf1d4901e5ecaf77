import type { MessageKey } from '#web/messages/define.ts'
import type { Path } from '#web/paths.ts'
import type { legalMessages } from './messages.ts'

/** Sentences of the legal pages. */
export type LegalKey = Extract<
  MessageKey<typeof legalMessages>,
  `${'terms' | 'privacy' | 'cookies' | 'guidelines' | 'charging'}.${string}`
>

/** Those that name nobody: titles, and what stands right below them. */
export type TitleKey = Extract<LegalKey, `${string}.${'heading' | 'title' | 'lead'}`>

/** Where a text leads: its name, and a page of ours or of somebody else's. */
export type Reference = readonly [name: LegalKey, address: string]

/** One thing that is kept: its name in the code and in plain words, what is in it, and for how long. */
export interface Kept {
  readonly code: string
  readonly name: LegalKey
  readonly what: LegalKey
  readonly until: LegalKey
}

/** A piece of a chapter: a paragraph, a list, links, or things that are kept. */
export type Block =
  | LegalKey
  | { readonly list: readonly LegalKey[] }
  | { readonly links: readonly Reference[] }
  | { readonly kept: readonly Kept[] }

/** A numbered part with an anchor of its own. */
export interface Chapter {
  readonly id: string
  readonly heading: TitleKey
  readonly body: readonly Block[]
}

/** One legal page: its order, while its words are messages. */
export interface LegalDocument {
  readonly path: Path
  readonly title: TitleKey
  readonly lead: TitleKey
  /** The day its text last changed: change both together, in every language. */
  readonly updated: string
  readonly chapters: readonly Chapter[]
}

/** Pages of others that several documents name. */
export const outside = {
  youtubeTerms: 'https://www.youtube.com/t/terms',
  googlePrivacy: 'https://policies.google.com/privacy',
  communityGuidelines: 'https://support.google.com/youtube/answer/9288567',
  deceptivePractices: 'https://support.google.com/youtube/answer/2801973',
} as const
