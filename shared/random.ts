/**
 * Creates a seeded random number generator for [0, 1): mulberry32 (Tommy Ettinger, public domain). The same seed gives the
 * same numbers on every machine, which makes training and evaluation reproducible.
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Hashes a text to a 32-bit seed (FNV-1a), so that one channel's sample does not depend on the other channels. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/** Returns a uniform sample of at most `max` items, by a partial Fisher-Yates shuffle of a copy. */
export function sample<T>(items: readonly T[], max: number, random: () => number): readonly T[] {
  if (items.length <= max) return items
  const pool = [...items]
  for (let index = 0; index < max; index++) {
    const other = index + Math.floor(random() * (pool.length - index))
    const picked = pool[other] as T
    pool[other] = pool[index] as T
    pool[index] = picked
  }
  return pool.slice(0, max)
}
