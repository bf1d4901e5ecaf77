/** A piece of code, or messages in one language, that is always loaded together. */
export interface Part {
  readonly modules: readonly string[]
  /** The gzipped size. */
  readonly bytes: number
  /** The visits that load the part, with one bit per visit. */
  readonly visits: bigint
  readonly imports: ReadonlySet<Part>
  /** Only parts of the same kind are joined. A part without a kind is never joined. */
  readonly kind: string | undefined
}

/** The weight of each visit. */
export type Weights = readonly number[]

interface Mutable {
  modules: string[]
  bytes: number
  visits: bigint
  imports: Set<Mutable>
  kind: string | undefined
}

/** The cost of a request in gzipped bytes. It is lower for messages, which are long and rarely shared. */
const requestBytes: Record<string, number> = { code: 5000, messages: 1500 }

/** The cost of an unused byte doubles for a visit that already loads this many unused bytes, so that no screen pays for all others. */
const doublingBytes = 5000

/** Maximum size of a part that a visit may load without using it. */
const maxUnusedPartBytes = 4000

/**
 * Joins parts, two at a time, as long as the saved requests are worth more than the unused bytes. Visits with
 * a bit in `apart` never load unused parts. Never creates import cycles between parts.
 */
export function joinParts(given: readonly Part[], weights: Weights, apart: bigint): Part[] {
  const copies = new Map<Part, Mutable>()
  for (const part of given) copies.set(part, { ...part, modules: [...part.modules], imports: new Set() })
  for (const [part, copy] of copies)
    for (const target of part.imports) {
      const imported = copies.get(target)
      if (imported) copy.imports.add(imported)
    }
  const parts = new Set<Mutable>(copies.values())

  const bits = weights.map((_, index) => 1n << BigInt(index))
  const weighed = new Map<bigint, number>()
  const weigh = (visits: bigint): number => {
    const knownWeight = weighed.get(visits)
    if (knownWeight !== undefined) return knownWeight
    const sum = weights.reduce((all, weight, index) => (visits & (bits[index] ?? 0n) ? all + weight : all), 0)
    weighed.set(visits, sum)
    return sum
  }

  let needs = new Map<Mutable, ReadonlySet<Mutable>>()
  /** Returns all direct and indirect imports of a part. */
  const needsOf = (part: Mutable): ReadonlySet<Mutable> => {
    const cached = needs.get(part)
    if (cached) return cached
    const needed = new Set([...part.imports].flatMap((target) => [target, ...needsOf(target)]))
    needs.set(part, needed)
    return needed
  }
  const isBetween = (from: Mutable, to: Mutable) =>
    [...from.imports].some((next) => next !== to && needsOf(next).has(to))

  /** The unused bytes of each visit so far. */
  const unusedBytes = weights.map(() => 0)
  /** Returns the cost of bytes that visits load without using them. */
  const price = (visits: bigint, bytes: number): number => {
    if (visits === 0n) return 0
    const wasted = (sum: number, bit: bigint, index: number) =>
      visits & bit ? sum + (weights[index] ?? 0) * (1 + (unusedBytes[index] ?? 0) / doublingBytes) : sum
    return bytes * bits.reduce(wasted, 0)
  }

  /** Returns the gain of joining two parts, in bytes over all visits, or 0 if they must not be joined. */
  const gain = (a: Mutable, b: Mutable): number => {
    const both = a.visits & b.visits
    if (a.kind === undefined || a.kind !== b.kind || both === 0n) return 0
    const [onlyA, onlyB] = [a.visits & ~b.visits, b.visits & ~a.visits]
    if ((onlyA | onlyB) & apart) return 0
    if ((onlyA && b.bytes > maxUnusedPartBytes) || (onlyB && a.bytes > maxUnusedPartBytes)) return 0
    const worth = requestBytes[a.kind] ?? 0
    let sum = weigh(both) * worth
    // Rejects most pairs quickly.
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
      for (const [index, bit] of bits.entries())
        if (visits & bit) unusedBytes[index] = (unusedBytes[index] ?? 0) + bytes
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
    for (const target of b.imports) a.imports.add(target)
    parts.delete(b)
    for (const other of parts) if (other.imports.delete(b)) other.imports.add(a)
    a.imports.delete(a)
    needs = new Map()
  }

  // Joins the best pairs of a round before searching again, which gives equally good results and is much faster.
  for (;;) {
    const list = [...parts]
    const pairs = list
      .flatMap((a, index) => list.slice(index + 1).map((b) => ({ a, b, sum: gain(a, b) })))
      .filter(({ sum }) => sum > 0)
      .sort((x, y) => y.sum - x.sum)
    if (pairs.length === 0) return list
    const touched = new Set<Mutable>()
    for (const { a, b, sum } of pairs) {
      if (touched.has(a) || touched.has(b) || gain(a, b) < sum) continue
      touched.add(a).add(b)
      join(a, b)
    }
  }
}
