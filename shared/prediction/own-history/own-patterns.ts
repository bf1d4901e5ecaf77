import { createRandom } from '#shared/random.ts'
import { findPatterns, type PatternName } from '../patterns/matchers.ts'
import { isChannelInOtherLanguage } from './history.ts'
import { compareWithUsual, isUsableVideo, maxPastVideos, maxResult, type PastVideo } from './past.ts'
import { type FormName, type StructureName, structureNames } from './pattern-names.ts'
import { findForms, findTopics } from './title-traits.ts'

/** What a group of titles of a channel has in common. */
export type OwnPatternSubject =
  | { readonly kind: 'form'; readonly name: FormName }
  /** A frame or label of English titles. */
  | { readonly kind: 'structure'; readonly name: StructureName }
  /** A word, spelled as in most of the titles. */
  | { readonly kind: 'topic'; readonly name: string }

/** A multiple of the channel's other videos: 1.5 means half as many views again. */
export interface Multiple {
  /** As measured. */
  readonly times: number
  /** Without the part that is luck on average, and its 95 % interval. */
  readonly shrunk: number
  readonly low: number
  readonly high: number
}

/** A form, structure or topic whose videos did above or below the channel's usual. */
export type OwnPattern = OwnPatternSubject & Multiple & Evidence

interface Evidence {
  /** The number of videos with it. */
  readonly videos: number
  /** The videos that show it most clearly, at most three, as indexes into the videos given. */
  readonly examples: readonly number[]
}

export interface OwnPatterns {
  /** The number of videos compared. */
  readonly videos: number
  /** The number of forms, structures and topics looked at. */
  readonly looked: number
  /** Those that differ from the usual, by descending effect. */
  readonly found: readonly OwnPattern[]
}

/** With fewer usable videos nothing is compared. */
export const minPatternVideos = 20

/** Each needs at least this many videos with it, and without it. */
const minGroup = 5

const maxExamples = 3

/**
 * The standard deviation of what they do to the logarithm of views, measured within 993 channels of the training files.
 * Estimates are shrunk as if drawn from a normal distribution with it.
 */
const priorSpreads = { form: 0.32, structure: 0.32, topic: 0.47 } as const

/** Of two found patterns that share this part of their videos, the one with the larger effect is kept. */
const sameVideosShare = 0.8

/** Without any effect, at most this share of channels would have a pattern: below 5 %, also for unusual channels. */
const significanceLevel = 0.04
const permutations = 1999
/** Fixed, so that the same videos always give the same patterns. */
const seed = 20_261_122

interface Candidate {
  readonly subject: OwnPatternSubject
  /** The positions of the videos with it. */
  readonly members: readonly number[]
}

/**
 * Finds the forms, structures and topics whose videos did above or below a channel's usual for their age. Takes past videos from any
 * source, and uses the latest 200 that `isUsableVideo` accepts. Returns undefined with fewer than 20.
 *
 * A pattern is reported if the means of the logarithmic results with and without it differ by more than chance explains,
 * corrected for all the patterns looked at: step-down max-T over random permutations (Westfall and Young, Resampling-Based
 * Multiple Testing, 1993, 2.6). It describes what went together, not what caused it.
 */
export function findOwnPatterns(videos: readonly PastVideo[]): OwnPatterns | undefined {
  const usable = videos.flatMap((video, index) => (isUsableVideo(video) ? [{ video, index }] : []))
  const latest = usable.sort((a, b) => a.video.ageDays - b.video.ageDays).slice(0, maxPastVideos)
  if (latest.length < minPatternVideos) return undefined
  const past = latest.map(({ video }) => video)
  const results = compareWithUsual(past).map((result) => Math.max(-maxResult, Math.min(maxResult, result)))
  const candidates = listCandidates(past)
  const chances = computeChances(
    results,
    candidates.map(({ members }) => members),
  )
  const differing = candidates
    .map((candidate, index) => ({
      ...candidate,
      chance: chances[index] ?? 1,
      multiple: estimateMultiple(results, candidate.members, priorSpreads[candidate.subject.kind]),
    }))
    .filter(({ chance, multiple: { low, high } }) => chance <= significanceLevel && (low > 1 || high < 1))
    .sort((a, b) => Math.abs(Math.log(b.multiple.shrunk)) - Math.abs(Math.log(a.multiple.shrunk)))
  const found = differing
    .filter(({ members }, at) => !differing.slice(0, at).some((one) => haveSameVideos(one.members, members)))
    .map(({ subject, members, multiple }): OwnPattern => {
      const sign = multiple.shrunk > 1 ? -1 : 1
      const clearest = members.toSorted((a, b) => sign * ((results[a] ?? 0) - (results[b] ?? 0))).slice(0, maxExamples)
      const examples = clearest.flatMap((member) => latest[member]?.index ?? [])
      return { ...subject, videos: members.length, examples, ...multiple }
    })
    .sort((a, b) => b.shrunk - a.shrunk)
  return { videos: past.length, looked: candidates.length, found }
}

function haveSameVideos(one: readonly number[], other: readonly number[]): boolean {
  const members = new Set(one)
  const shared = other.filter((member) => members.has(member)).length
  return shared >= sameVideosShare * (one.length + other.length - shared)
}

/**
 * Lists the forms, structures and topics of enough titles. Of several with the same titles, the first is kept: a structure
 * says more than a form, and a form applies to more titles than a word.
 */
function listCandidates(past: readonly PastVideo[]): Candidate[] {
  const titles = past.map(({ title }) => title)
  const candidates: Candidate[] = [
    ...(isChannelInOtherLanguage(past) ? [] : listStructures(titles)),
    ...findForms(titles).map(({ form, members }): Candidate => ({ subject: { kind: 'form', name: form }, members })),
    ...findTopics(titles).map(({ word, members }): Candidate => ({ subject: { kind: 'topic', name: word }, members })),
  ]
  const seen = new Set<string>()
  return candidates.filter(({ members }) => {
    const key = members.join()
    if (members.length < minGroup || titles.length - members.length < minGroup || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function listStructures(titles: readonly string[]): Candidate[] {
  const found = titles.map((title) => new Set<PatternName>(findPatterns(title)))
  return structureNames.map((structure) => ({
    subject: { kind: 'structure', name: structure },
    members: found.flatMap((names, at) => (names.has(structure) ? [at] : [])),
  }))
}

/** Estimates how the videos of a group did against the others. */
function estimateMultiple(results: readonly number[], members: readonly number[], priorSpread: number): Multiple {
  const [size, count] = [results.length, members.length]
  const total = results.reduce((sum, result) => sum + result, 0)
  const groupSum = members.reduce((sum, member) => sum + (results[member] ?? 0), 0)
  const [inside, outside] = [groupSum / count, (total - groupSum) / (size - count)]
  const group = new Set(members)
  const squares = results.reduce((sum, result, at) => sum + (result - (group.has(at) ? inside : outside)) ** 2, 0)
  const error = (squares / (size - 2)) * (1 / count + 1 / (size - count))
  const kept = priorSpread ** 2 / (priorSpread ** 2 + error)
  const [effect, halfWidth] = [kept * (inside - outside), 1.96 * Math.sqrt(kept * error)]
  return {
    times: Math.exp(inside - outside),
    shrunk: Math.exp(effect),
    low: Math.exp(effect - halfWidth),
    high: Math.exp(effect + halfWidth),
  }
}

/** Returns the chance of each group to differ as much without any effect, corrected for all groups. */
function computeChances(results: readonly number[], groups: readonly (readonly number[])[]): number[] {
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length
  const centered = Float64Array.from(results, (result) => result - mean)
  /** In the same order for every group as Student's t, because all have the same total variance and degrees of freedom. */
  const measure = (group: readonly number[]) => {
    let sum = 0
    for (const member of group) sum += centered[member] as number
    return Math.abs(sum) / Math.sqrt(group.length * (results.length - group.length))
  }
  const observed = groups.map(measure)
  const ascending = observed.map((_, group) => group).sort((a, b) => (observed[a] ?? 0) - (observed[b] ?? 0))
  const exceeded = new Int32Array(groups.length).fill(1)
  const random = createRandom(seed)
  for (let permutation = 0; permutation < permutations; permutation++) {
    shuffle(centered, random)
    let highest = 0
    for (const group of ascending) {
      highest = Math.max(highest, measure(groups[group] as readonly number[]))
      if (highest >= (observed[group] as number) - 1e-9) (exceeded[group] as number)++
    }
  }
  const chances = new Array<number>(groups.length).fill(1)
  let largest = 0
  for (const group of ascending.toReversed()) {
    largest = Math.max(largest, (exceeded[group] as number) / (permutations + 1))
    chances[group] = largest
  }
  return chances
}

/** Shuffles values in place (Fisher-Yates). */
function shuffle(values: Float64Array, random: () => number): void {
  for (let at = values.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const swapped = values[at] as number
    values[at] = values[other] as number
    values[other] = swapped
  }
}
