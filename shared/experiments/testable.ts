import { findRefusal } from '#shared/prediction/checks.ts'

/** Whether a title can be a variant of a test: YouTube accepts it. */
export const isTestableTitle = (title: string): boolean => title.trim() !== '' && findRefusal(title) === undefined

type Variant = { readonly title?: string | undefined; readonly thumbnail?: string | undefined }

/** Whether all variants differ from each other. */
export const areDistinct = (variants: readonly Variant[]): boolean =>
  new Set(variants.map(({ title, thumbnail }) => JSON.stringify([title, thumbnail]))).size === variants.length

/**
 * Whether YouTube Studio accepts variants as one test: all of them have a title or none, all have a thumbnail or none, no two
 * are equal, and YouTube accepts the titles.
 */
export function areTestable(variants: readonly Variant[]): boolean {
  const titles = variants.flatMap(({ title }) => title ?? [])
  const thumbnails = variants.flatMap(({ thumbnail }) => thumbnail ?? [])
  const isForEach = (list: readonly unknown[]) => list.length === 0 || list.length === variants.length
  return isForEach(titles) && isForEach(thumbnails) && areDistinct(variants) && titles.every(isTestableTitle)
}
