import type { TitleCheck } from './kinds.ts'

/** YouTube's own limit, in UTF-16 code units. */
export const maxTitleLength = 100

/** How many titles of one video are compared at most. */
export const maxVariants = 5

/** Phones show about so many characters of a title in lists; the rest is cut. */
export const phoneTitleLength = 60

/** What is wrong with a title whatever the model thinks of it. YouTube refuses `<` and `>`, and more than 100 characters. */
export function checkTitle(title: string): TitleCheck[] {
  const checks: Record<TitleCheck, boolean> = {
    over_limit: title.length > maxTitleLength,
    cut_on_phones: title.length <= maxTitleLength && [...title].length > phoneTitleLength,
    forbidden_characters: /[<>]/.test(title),
  }
  return (Object.keys(checks) as TitleCheck[]).filter((check) => checks[check])
}
