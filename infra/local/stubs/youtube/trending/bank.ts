import type { Category } from '#shared/trends.ts'

/** What a title of one kind is made of: each title takes each subject for its `{}`. */
export interface TitleParts {
  readonly titles: readonly string[]
  readonly subjects: readonly string[]
  readonly channels: readonly string[]
}
export type TitlePartsByCategory = Readonly<Record<Category, TitleParts>>
