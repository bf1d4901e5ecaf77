import type { TitleCheck } from './kinds.ts'

/** YouTube's own limit, in UTF-16 code units. */
export const titleLimit = 100

/** How many titles of one video are compared at most. */
export const mostVariants = 5

/** Phones show about so many characters of a title in lists; the rest is cut. */
export const shownOnPhones = 60

/** What is wrong with a title whatever the model thinks of it. YouTube refuses `<` and `>`, and more than 100 characters. */
export function checksOf(title: string): TitleCheck[] {
  const checks: Record<TitleCheck, boolean> = {
    over_limit: title.length > titleLimit,
    cut_on_phones: title.length <= titleLimit && [...title].length > shownOnPhones,
    forbidden_characters: /[<>]/.test(title),
  }
  return (Object.keys(checks) as TitleCheck[]).filter((check) => checks[check])
}
