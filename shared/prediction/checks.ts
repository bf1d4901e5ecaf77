import type { TitleCheck } from './kinds.ts'

/** YouTube's limit, in UTF-16 code units. */
export const maxTitleLength = 100

/** The maximum number of titles in a comparison. */
export const maxVariants = 5

/** The approximate number of characters of a title that phones show in lists. */
export const phoneTitleLength = 60

/** The problems for which YouTube does not accept a title. */
const refusals = ['over_limit', 'forbidden_characters'] as const satisfies readonly TitleCheck[]
export type TitleRefusal = (typeof refusals)[number]

/** Returns why YouTube does not accept a title; undefined if it does. */
export function findRefusal(title: string): TitleRefusal | undefined {
  const checks = checkTitle(title)
  return refusals.find((refusal) => checks.includes(refusal))
}

/** Returns the problems of a title that do not depend on the model. YouTube rejects `<`, `>` and more than 100 characters. */
export function checkTitle(title: string): TitleCheck[] {
  const checks: Record<TitleCheck, boolean> = {
    over_limit: title.length > maxTitleLength,
    cut_on_phones: title.length <= maxTitleLength && [...title].length > phoneTitleLength,
    forbidden_characters: /[<>]/.test(title),
  }
  return (Object.keys(checks) as TitleCheck[]).filter((check) => checks[check])
}
