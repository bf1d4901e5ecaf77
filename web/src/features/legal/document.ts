import type { MessageKey } from '#web/messages/define.ts'
import type { Path } from '#web/paths.ts'
import type { legalMessages } from './messages.ts'

/** Message keys of the legal pages. */
export type LegalKey = Extract<
  MessageKey<typeof legalMessages>,
  `${'terms' | 'privacy' | 'cookies' | 'guidelines' | 'charging'}.${string}`
>

/** Keys without placeholders: titles and introductions. */
export type TitleKey = Extract<LegalKey, `${string}.${'heading' | 'title' | 'lead'}`>

/** A link to a page of ours or of a third party. */
export type Reference = readonly [name: LegalKey, address: string]

/** A stored item: its technical and plain name, its content and its retention. */
export interface Kept {
  readonly code: string
  readonly name: LegalKey
  readonly what: LegalKey
  readonly until: LegalKey
}

/** A block of a chapter: a paragraph, a list, links, or stored items. */
export type Block =
  | LegalKey
  | { readonly list: readonly LegalKey[] }
  | { readonly links: readonly Reference[] }
  | { readonly kept: readonly Kept[] }

/** A numbered chapter with its anchor. */
export interface Chapter {
  readonly id: string
  readonly heading: TitleKey
  readonly body: readonly Block[]
}

/** The structure of a legal page; its texts are messages. */
export interface LegalDocument {
  readonly path: Path
  readonly title: TitleKey
  readonly lead: TitleKey
  /** The date of the last change. Update it with the text, in every language. */
  readonly updated: string
  readonly chapters: readonly Chapter[]
}

/** Third-party pages that several documents link to. */
export const outside = {
  youtubeTerms: 'https://www.youtube.com/t/terms',
  googlePrivacy: 'https://policies.google.com/privacy',
  communityGuidelines: 'https://support.google.com/youtube/answer/9288567',
  deceptivePractices: 'https://support.google.com/youtube/answer/2801973',
} as const
