/** Code, or messages in one language, that is loaded as a whole. */
export interface Part {
  readonly modules: readonly string[]
  /** Gzipped. */
  readonly bytes: number
  /** The visits that load it: a bit for each. */
  readonly visits: bigint
  readonly imports: ReadonlySet<Part>
  /** Only parts of one kind are joined. One without a kind stays as it is. */
  readonly kind: string | undefined
}

/** What a visit loads counts this often. */
export type Weights = readonly number[]

interface Mutable {
  modules: string[]
  bytes: number
  visits: bigint
  imports: Set<Mutable>
  kind: string | undefined
}

/** What a request is worth, in gzipped bytes. Less for messages, which are long, and which few screens share. */
const requestBytes: Record<string, number> = { code: 5000, messages: 1500 }

/** A byte costs double for a visit that already loads so many bytes in vain, so that no screen pays for all others. */
const doublingBytes = 8000

/** No visit loads a part in vain that is larger. */
const maxInVain = 4000

/**
 * Joins parts, two at a time, as long as the requests that visits save are worth more than the bytes that they load in vain. Visits with
 * a bit in one of `apart` never load anything in vain. Never makes parts import each other in a circle.
 */
export function joinParts(given: readonly Part[], weights: Weights, apart: bigint): Part[] {
  const copies = new Map<Part, Mutable>()
  for (const part of given) copies.set(part, { ...part, modules: [...part.modules], imports: new Set() })
  for (const [part, copy] of copies)
    for (const one of part.imports) {
      const imported = copies.get(one)
      if (imported) copy.imports.add(imported)
    }
  const parts = new Set<Mutable>(copies.values())

  const bits = weights.map((_, index) => 1n << BigInt(index))
  const weighed = new Map<bigint, number>()
  const weigh = (visits: bigint): number => {
    const known = weighed.get(visits)
    if (known !== undefined) return known
    const sum = weights.reduce((all, weight, index) => (visits & (bits[index] ?? 0n) ? all + weight : all), 0)
    weighed.set(visits, sum)
    return sum
  }

  let needs = new Map<Mutable, ReadonlySet<Mutable>>()
  /** Returns all parts that a part imports, directly or not. */
  const needsOf = (part: Mutable): ReadonlySet<Mutable> => {
    const known = needs.get(part)
    if (known) return known
    const found = new Set([...part.imports].flatMap((one) => [one, ...needsOf(one)]))
    needs.set(part, found)
    return found
  }
  const isBetween = (from: Mutable, to: Mutable) =>
    [...from.imports].some((next) => next !== to && needsOf(next).has(to))

  /** What each visit loads in vain so far. */
  const inVain = weights.map(() => 0)
  /** Returns what bytes cost that visits load in vain. */
  const price = (visits: bigint, bytes: number): number => {
    if (visits === 0n) return 0
    const wasted = (sum: number, bit: bigint, index: number) =>
      visits & bit ? sum + (weights[index] ?? 0) * (1 + (inVain[index] ?? 0) / doublingBytes) : sum
    return bytes * bits.reduce(wasted, 0)
  }

  /** Returns what is gained if two parts are joined, in bytes of all visits, or 0 if they must not be. */
  const gain = (a: Mutable, b: Mutable): number => {
    const both = a.visits & b.visits
    if (a.kind === undefined || a.kind !== b.kind || both === 0n) return 0
    const [onlyA, onlyB] = [a.visits & ~b.visits, b.visits & ~a.visits]
    if ((onlyA | onlyB) & apart) return 0
    if ((onlyA && b.bytes > maxInVain) || (onlyB && a.bytes > maxInVain)) return 0
    const worth = requestBytes[a.kind] ?? 0
    let sum = weigh(both) * worth
    // Quick: most pairs are not worth it.
    if (sum <= weigh(onlyA) * b.bytes + weigh(onlyB) * a.bytes) return 0
    sum -= price(onlyA, b.bytes) + price(onlyB, a.bytes)
    for (const [part, more] of [
      [a, onlyB],
      [b, onlyA],
    ] as const) {
      if (more === 0n) continue
      for (const need of needsOf(part)) {
        if (sum <= 0) return 0
        const extra = more & ~need.visits
        if (need === a || need === b || extra === 0n) continue
        if (need.kind === undefined || extra & apart) return 0
        sum -= price(extra, need.bytes) + weigh(extra) * worth
      }
    }
    return sum <= 0 || isBetween(a, b) || isBetween(b, a) ? 0 : sum
  }

  const join = (a: Mutable, b: Mutable) => {
    const [onlyA, onlyB] = [a.visits & ~b.visits, b.visits & ~a.visits]
    const load = (visits: bigint, bytes: number) => {
      if (visits === 0n) return
      for (const [index, bit] of bits.entries()) if (visits & bit) inVain[index] = (inVain[index] ?? 0) + bytes
    }
    load(onlyA, b.bytes)
    load(onlyB, a.bytes)
    for (const [part, more] of [
      [a, onlyB],
      [b, onlyA],
    ] as const)
      for (const need of needsOf(part)) {
        load(more & ~need.visits, need.bytes)
        need.visits |= more
      }
    a.modules.push(...b.modules)
    a.bytes += b.bytes
    a.visits |= b.visits
    for (const one of b.imports) a.imports.add(one)
    parts.delete(b)
    for (const one of parts) if (one.imports.delete(b)) one.imports.add(a)
    a.imports.delete(a)
    needs = new Map()
  }

  // The best pairs of a round are joined before others are looked for, which is as good as the best of all and far quicker.
  for (;;) {
    const list = [...parts]
    const pairs = list
      .flatMap((a, index) => list.slice(index + 1).map((b) => ({ a, b, sum: gain(a, b) })))
      .filter(({ sum }) => sum > 0)
      .sort((one, two) => two.sum - one.sum)
    if (pairs.length === 0) return list
    const touched = new Set<Mutable>()
    for (const { a, b, sum } of pairs) {
      if (touched.has(a) || touched.has(b) || gain(a, b) < sum) continue
      touched.add(a).add(b)
      join(a, b)
    }
  }
}
