import type { Draft } from '#shared/contract/drafts.ts'
import type { Variant } from '#shared/experiments/differences.ts'
import { areDistinct, isTestableTitle } from '#shared/experiments/testable.ts'

/** The kinds of tests in YouTube Studio: titles, thumbnails, or pairs of both. */
export type Kind = 'title' | 'thumbnail' | 'both'

/** A planned variant: the id of a title of the draft, and the hash of one of its thumbnails. */
export interface Row {
  readonly title?: string
  readonly thumbnail?: string
}

type Content = Pick<Draft, 'titles' | 'thumbnails' | 'lead'>

/** Returns the draft's titles that can be tested. */
export const testableTitles = ({ titles }: Content): Draft['titles'] =>
  titles.filter(({ text }) => isTestableTitle(text))

/** Returns the kinds of tests that the draft has enough titles and thumbnails for. */
export function kindsOf(draft: Draft): Kind[] {
  const [titles, thumbnails] = [testableTitles(draft).length, draft.thumbnails.length]
  return [
    ...(titles > 1 ? (['title'] as const) : []),
    ...(thumbnails > 1 ? (['thumbnail'] as const) : []),
    ...(titles > 0 && thumbnails > 0 && titles + thumbnails > 2 ? (['both'] as const) : []),
  ]
}

/** Returns the initial variant of a row: a title and a thumbnail of the draft by their places, the lead ones first. */
export function rowAt(draft: Content, kind: Kind, titleAt: number, thumbnailAt = titleAt): Row {
  const titles = leadFirst(
    testableTitles(draft).map(({ id }) => id),
    draft.lead.title,
  )
  const thumbnails = leadFirst(draft.thumbnails, draft.lead.thumbnail)
  const title = titles[titleAt] ?? titles.at(-1)
  const thumbnail = thumbnails[thumbnailAt] ?? thumbnails.at(-1)
  return {
    ...(kind !== 'thumbnail' && title !== undefined ? { title } : {}),
    ...(kind !== 'title' && thumbnail !== undefined ? { thumbnail } : {}),
  }
}

/** Returns the rows, with initial ones in place of those whose title or thumbnail has been removed from the draft. */
export const currentRows = (draft: Content, kind: Kind, rows: readonly Row[]): Row[] =>
  rows.map((row, index) => (isRowOf(draft, kind, row) ? row : rowAt(draft, kind, index)))

function isRowOf(draft: Content, kind: Kind, { title, thumbnail }: Row): boolean {
  const hasTitle = testableTitles(draft).some(({ id }) => id === title)
  const hasThumbnail = draft.thumbnails.some((hash) => hash === thumbnail)
  return hasTitle === (kind !== 'thumbnail') && hasThumbnail === (kind !== 'title')
}

/** Returns a third variant that differs from both rows, with the next title and thumbnail if possible. Undefined if there is none. */
export function thirdRow(draft: Content, kind: Kind, rows: readonly Row[]): Row | undefined {
  // Of three titles, thumbnails or pairs, two rows leave at least one.
  const places = [2, 0, 1]
  return places
    .flatMap((titleAt) => places.map((thumbnailAt) => rowAt(draft, kind, titleAt, thumbnailAt)))
    .find((row) => rows.every((other) => areDistinct([other, row])))
}

const leadFirst = (ids: readonly string[], lead: string | undefined): string[] =>
  ids.toSorted((a, b) => Number(b === lead) - Number(a === lead))

/** Returns the variants with their content, by which `findDifferences` compares them. */
export const toVariants = (draft: Draft, rows: readonly Row[]): Variant[] =>
  rows.map(({ title, thumbnail }) => ({
    title: draft.titles.find(({ id }) => id === title)?.text,
    picture: draft.pictures.find((picture) => picture.thumbnail === thumbnail)?.analysis.vision,
  }))
