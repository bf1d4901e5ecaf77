import { createRandom } from '#shared/random.ts'
import { createRedraw } from '#shared/redraw.ts'
import { findPatterns, type PatternName, patterns } from '../patterns/matchers.ts'
import { isChannelInOtherLanguage } from './history.ts'
import type { PastVideo } from './past.ts'
import { type FormName, type StructureName, structureNames } from './pattern-names.ts'
import type { TitledVideo } from './title-features.ts'
import { findForms, findTopics } from './title-traits.ts'

/** What a group of titles of a channel has in common. */
export type TitleSubject =
  | { readonly kind: 'form'; readonly name: FormName }
  /** A frame or label of English titles. */
  | { readonly kind: 'structure'; readonly name: StructureName }
  /** A word, spelled as in most of the titles. */
  | { readonly kind: 'topic'; readonly name: string }

/** The shortest, middle or longest third of a channel's videos: those of at least `from` and less than `to` seconds. */
export interface LengthSubject {
  readonly kind: 'length'
  /** 0 for the shortest third. */
  readonly from: number
  /** Null for the longest third. */
  readonly to: number | null
}

type Subject = TitleSubject | LengthSubject

/** The results of a group as a multiple of those of the channel's other videos: 1.5 means 50% more. */
export interface Multiple {
  /** As measured. */
  readonly times: number
  /** Shrunk to remove the average effect of luck, with its 95% interval. */
  readonly shrunk: number
  readonly low: number
  readonly high: number
}

/** Videos of a channel whose titles, or lengths, have something in common. */
export interface VideoGroup<Of extends Subject = TitleSubject> {
  readonly subject: Of
  /** The indexes of the videos in the group. */
  readonly members: readonly number[]
}

/** The minimum number of titles for comparing groups. */
export const minGroupedTitles = 20

/** The minimum number of videos in a group, and outside it. */
const minGroup = 5

const maxExamples = 3

/** Of two groups that share this part of their videos, the one with the larger effect is kept. */
const sameVideosShare = 0.8

/** Without any effect, at most this share of channels would have a differing group. It stays below 5% even for unusual channels. */
const significanceLevel = 0.04
const permutations = 1999
/** Fixed, so that the same videos always give the same groups. */
const seed = 20_261_122

/**
 * Lists the forms, structures and topics of enough titles. Of several groups with the same titles, keeps the first: structures are more
 * specific than forms, and forms more general than words.
 */
export function listTitleGroups(videos: readonly Pick<PastVideo, 'title'>[]): VideoGroup[] {
  const titles = videos.map(({ title }) => title)
  const groups: VideoGroup[] = [
    ...(isChannelInOtherLanguage(videos) ? [] : listStructures(titles)),
    ...findForms(titles).map(({ form, members }): VideoGroup => ({ subject: { kind: 'form', name: form }, members })),
    ...findTopics(titles).map(({ word, members }): VideoGroup => ({ subject: { kind: 'topic', name: word }, members })),
  ]
  const seen = new Set<string>()
  return groups.filter(({ members }) => {
    const key = members.join()
    if (members.length < minGroup || titles.length - members.length < minGroup || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Lists the thirds of the videos by length, if enough lengths are known and differ. Never separates videos of equal length. */
export function listLengthGroups(videos: readonly Pick<TitledVideo, 'seconds'>[]): VideoGroup<LengthSubject>[] {
  const known = videos.flatMap(({ seconds }) => seconds ?? []).sort((a, b) => a - b)
  if (known.length < minGroupedTitles) return []
  const [first = 0, second = 0] = [known[Math.floor(known.length / 3)], known[Math.floor((2 * known.length) / 3)]]
  const thirds = [
    { from: 0, to: first },
    { from: first, to: second },
    { from: second, to: null },
  ]
  return thirds.flatMap(({ from, to }) => {
    const members = videos.flatMap(({ seconds }, index) =>
      seconds !== undefined && seconds >= from && (to === null || seconds < to) ? [index] : [],
    )
    const isCompared = members.length >= minGroup && videos.length - members.length >= minGroup
    return isCompared ? [{ subject: { kind: 'length' as const, from, to }, members }] : []
  })
}

function listStructures(titles: readonly string[]): VideoGroup[] {
  const structures = patterns.filter(({ name }) => structureNames.some((structure) => structure === name))
  const found = titles.map((title) => new Set<PatternName>(findPatterns(title, structures)))
  return structureNames.map((structure) => ({
    subject: { kind: 'structure', name: structure },
    members: found.flatMap((names, index) => (names.has(structure) ? [index] : [])),
  }))
}

/** A group whose videos did better or worse than the others. */
export interface DifferingGroup<Of extends Subject = TitleSubject> extends Multiple {
  readonly subject: Of
  /** The number of videos in it. */
  readonly videos: number
  /** The indexes of the videos that show it most clearly, at most three. */
  readonly examples: readonly number[]
}

/**
 * Finds the groups whose videos did better or worse than the others, by descending multiple. `results` are logarithms, in the order of
 * publication. `weights` are their inverse variances; by default, all are equally uncertain.
 *
 * A group differs if the means of the results inside and outside it differ by more than chance explains, corrected for all examined
 * groups: step-down max-T over random orders (Westfall and Young, Resampling-Based Multiple Testing, 1993, 2.6), which keep good and bad
 * months together ({@link createRedraw}). It describes a correlation, not a cause. Multiples are shrunk as if effects were drawn from a normal distribution with the spread given for their
 * kind.
 */
export function findDifferingGroups<Of extends Subject>(
  groups: readonly VideoGroup<Of>[],
  results: readonly number[],
  priorSpreads: Readonly<Record<Of['kind'], number>>,
  weights: readonly number[] = results.map(() => 1),
): DifferingGroup<Of>[] {
  const chances = computeChances(
    results.map((result, index) => result * Math.sqrt(weights[index] ?? 1)),
    groups.map(({ members }) => members),
  )
  const differing = groups
    .map((group, index) => ({
      ...group,
      chance: chances[index] ?? 1,
      multiple: estimateMultiple(results, weights, group.members, priorSpreads[group.subject.kind as Of['kind']]),
    }))
    .filter(({ chance, multiple: { low, high } }) => chance <= significanceLevel && (low > 1 || high < 1))
    .sort((a, b) => Math.abs(Math.log(b.multiple.shrunk)) - Math.abs(Math.log(a.multiple.shrunk)))
  return differing
    .filter(
      ({ members }, index) => !differing.slice(0, index).some((earlier) => haveSameVideos(earlier.members, members)),
    )
    .map(({ subject, members, multiple }): DifferingGroup<Of> => {
      const sign = multiple.shrunk > 1 ? -1 : 1
      const clearest = members.toSorted((a, b) => sign * ((results[a] ?? 0) - (results[b] ?? 0)))
      return { subject, videos: members.length, examples: clearest.slice(0, maxExamples), ...multiple }
    })
    .sort((a, b) => b.shrunk - a.shrunk)
}

function haveSameVideos(first: readonly number[], second: readonly number[]): boolean {
  const members = new Set(first)
  const shared = second.filter((member) => members.has(member)).length
  return shared >= sameVideosShare * (first.length + second.length - shared)
}

/** Estimates how the videos of a group did compared with the others. */
function estimateMultiple(
  results: readonly number[],
  weights: readonly number[],
  members: readonly number[],
  priorSpread: number,
): Multiple {
  const all = results.map((_, index) => index)
  const weightOf = (at: number) => weights[at] ?? 0
  const [total, groupWeight] = [sum(all, weightOf), sum(members, weightOf)]
  const weighted = (at: number) => weightOf(at) * (results[at] ?? 0)
  const groupSum = sum(members, weighted)
  const [inside, outside] = [groupSum / groupWeight, (sum(all, weighted) - groupSum) / (total - groupWeight)]
  const group = new Set(members)
  const squares = sum(all, (at) => weightOf(at) * ((results[at] ?? 0) - (group.has(at) ? inside : outside)) ** 2)
  const error = (squares / (results.length - 2)) * (1 / groupWeight + 1 / (total - groupWeight))
  const kept = priorSpread ** 2 / (priorSpread ** 2 + error)
  const [effect, halfWidth] = [kept * (inside - outside), 1.96 * Math.sqrt(kept * error)]
  return {
    times: Math.exp(inside - outside),
    shrunk: Math.exp(effect),
    low: Math.exp(effect - halfWidth),
    high: Math.exp(effect + halfWidth),
  }
}

const sum = (positions: readonly number[], value: (at: number) => number) =>
  positions.reduce((total, index) => total + value(index), 0)

/**
 * Returns the chance of each group to differ as much without any effect, corrected for all groups; or 1 for all groups as soon as it is
 * certain that none is significant, because no group has a smaller chance than the one that differs most.
 */
function computeChances(results: readonly number[], groups: readonly (readonly number[])[]): number[] {
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length
  const centered = Float64Array.from(results, (result) => result - mean)
  const drawn = centered.slice()
  /** Orders groups like Student's t, because all have the same total variance and degrees of freedom. */
  const measure = (group: readonly number[]) => {
    let sum = 0
    for (const member of group) sum += drawn[member] as number
    return Math.abs(sum) / Math.sqrt(group.length * (results.length - group.length))
  }
  const observed = groups.map(measure)
  const ascending = observed.map((_, group) => group).sort((a, b) => (observed[a] ?? 0) - (observed[b] ?? 0))
  const exceeded = new Int32Array(groups.length).fill(1)
  const chances = new Array<number>(groups.length).fill(1)
  const most = ascending.at(-1)
  if (most === undefined) return chances
  const redraw = createRedraw(results)
  const random = createRandom(seed)
  for (let permutation = 0; permutation < permutations; permutation++) {
    const order = redraw(random)
    for (let index = 0; index < drawn.length; index++) drawn[index] = centered[order[index] as number] as number
    let highest = 0
    for (const group of ascending) {
      highest = Math.max(highest, measure(groups[group] as readonly number[]))
      if (highest >= (observed[group] as number) - 1e-9) (exceeded[group] as number)++
    }
    if ((exceeded[most] as number) > significanceLevel * (permutations + 1)) return chances
  }
  let largest = 0
  for (const group of ascending.toReversed()) {
    largest = Math.max(largest, (exceeded[group] as number) / (permutations + 1))
    chances[group] = largest
  }
  return chances
}
