/** A link to one of our pages or to a third party's. */
export type Reference = readonly [text: string, address: string]

/** A stored item: its display name, its name in the code, its content, and its retention. */
export interface Kept {
  readonly name: string
  readonly code: string
  readonly what: string
  readonly until: string
}

/** A block of a chapter: a paragraph, a list, links, or stored items. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly links: readonly Reference[] }
  | { readonly kept: readonly Kept[] }

/** A numbered chapter with its anchor. */
export interface Chapter {
  readonly id: string
  readonly heading: string
  readonly body: readonly Block[]
}

/** A legal page in one language, compiled from `pages/<name>.<language>.md` when the site is built. */
export interface LegalText {
  readonly title: string
  readonly lead: string
  /** The day of the last change. */
  readonly updated: string
  readonly chapters: readonly Chapter[]
}

export const legalPageNames = ['terms', 'privacy', 'cookies', 'guidelines', 'billing'] as const
export type LegalPageName = (typeof legalPageNames)[number]
