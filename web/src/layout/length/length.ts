import * as z from 'zod/mini'
import { PlannedSeconds } from '#shared/contract/advice.ts'

/**
 * Parses a length as creators type it: `12:30`, `1:02:03`, or only minutes. Returns seconds, or undefined if the text is not a length or is too long
 * to plan.
 */
export function readLength(text: string): number | undefined {
  const [first = '', ...rest] = text.trim().split(':')
  const isLength = /^\d{1,3}$/.test(first) && rest.length <= 2 && rest.every((part) => /^[0-5]?\d$/.test(part))
  if (!isLength) return undefined
  const total = [first, ...(rest.length > 0 ? rest : ['0'])].reduce((sum, part) => 60 * sum + Number(part), 0)
  return z.safeParse(PlannedSeconds, total).success ? total : undefined
}
