import { createHash } from 'node:crypto'
import type { StoredWeek } from '#functions/store/ideas.ts'
import { ideasPerWeek } from '#shared/contract/ideas.ts'
import { simplify } from '#shared/simplify.ts'

/** An idea that could be offered: the frame of a title with one of the creator's topics. */
export interface Candidate {
  /** With blanks, one of which names the topic. */
  readonly title: string
  /** The frame, or the name of a kind of title. */
  readonly pattern: string
  readonly topic: string
  /** Whether enough titles contain the topic for it to be certain. Other ideas come last. */
  readonly isSure: boolean
  /** Whether the creator does or has what the topic names, rather than only talking about it. */
  readonly isPracticed: boolean
  /** The video that the frame is from. */
  readonly video?: { readonly channelId: string; readonly videoId: string }
}

/** How many ideas of a week may have the same topic if the creator only talks about it. More would look repetitive. */
const maxOfUnpracticedTopic = 2

/** Returns the key that identifies an idea: its pattern, and its topic without case and accents. */
const keyOf = ({ pattern, topic }: Pick<Candidate, 'pattern' | 'topic'>) => `${pattern}\n${simplify(topic)}`

/** How often a pattern may be used in the weeks of the past year, each time with a different topic. */
const maxUsesOfPattern = 3

/**
 * Chooses the ideas of a week from the candidates, best first. `weeks` are the stored ones, which go back a year. Skips
 * their ideas, patterns that they used too often, and ideas that `isGood` rejects, which is asked last because it
 * scores titles. Uses each pattern once, and varies topics as much as possible. Uses uncertain topics only to fill the
 * week.
 */
export function chooseIdeas(
  candidates: readonly Candidate[],
  weeks: readonly Pick<StoredWeek, 'ideas'>[],
  isGood: (candidate: Candidate) => boolean = () => true,
): Candidate[] {
  const previous = weeks.flatMap(({ ideas }) => Object.values(ideas))
  const keys = new Set(previous.map(keyOf))
  const titles = new Set(previous.map(({ title }) => simplify(title)))
  const uses = new Map<string, number>()
  for (const { pattern } of previous) uses.set(pattern, (uses.get(pattern) ?? 0) + 1)
  const usesOf = ({ pattern }: Candidate) => uses.get(pattern) ?? 0
  const chosen: Candidate[] = []
  const countOfTopic = ({ topic }: Candidate) =>
    chosen.filter((idea) => simplify(idea.topic) === simplify(topic)).length
  const open = new Set(
    candidates.filter(
      (candidate) =>
        !keys.has(keyOf(candidate)) && !titles.has(simplify(candidate.title)) && usesOf(candidate) < maxUsesOfPattern,
    ),
  )
  while (chosen.length < ideasPerWeek) {
    const fitting = [...open].filter(
      (idea) =>
        chosen.every(({ pattern }) => pattern !== idea.pattern) &&
        (idea.isPracticed || countOfTopic(idea) < maxOfUnpracticedTopic),
    )
    const sure = fitting.filter(({ isSure }) => isSure)
    const [first, ...others] = sure.length > 0 ? sure : fitting
    if (!first) break
    const repeated = (idea: Candidate) => usesOf(idea) + countOfTopic(idea)
    const best = others.reduce((a, b) => (repeated(b) < repeated(a) ? b : a), first)
    open.delete(best)
    if (isGood(best)) chosen.push(best)
  }
  return chosen
}

/** Returns the id of an idea: its Monday and a hash of its key, so that a run after a crash gives the same idea the same id. */
export const ideaId = (monday: string, candidate: Candidate): string =>
  monday.replaceAll('-', '') + createHash('sha256').update(keyOf(candidate)).digest('hex').slice(0, 16)

/** Returns the Monday of an idea's week; undefined for any other id. */
export function mondayOfIdea(id: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})[0-9a-f]{16}$/.exec(id) ?? []
  return year && `${year}-${month}-${day}`
}
