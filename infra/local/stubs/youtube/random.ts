import { hash } from 'node:crypto'

const cachedNumbers = new Map<string, number>()

/** Returns a deterministic random number from 0 to 1 for a text. */
export function randomOf(text: string): number {
  const cached = cachedNumbers.get(text)
  if (cached !== undefined) return cached
  const value = hash('sha256', text, 'buffer').readUInt32BE(0) / 2 ** 32
  if (cachedNumbers.size > 200_000) cachedNumbers.clear()
  cachedNumbers.set(text, value)
  return value
}
