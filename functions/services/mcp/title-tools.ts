import * as z from 'zod/mini'
import { aiFallbackReasons } from '#shared/advisers.ts'
import {
  advice,
  BaseTitles,
  Happens,
  PlannedSeconds,
  Question,
  ScoreYardstick,
  Verdict,
} from '#shared/contract/advice.ts'
import { bases, titleChecks } from '#shared/prediction/kinds.ts'
import { headlineAccuracy, ownHistoryAccuracy, titleAccuracy } from '#shared/prediction/published-figures.ts'
import { Evidence, effects, type Tool, toEvidence, tool } from './tool.ts'

const { titles: Titles } = advice.score.input.shape
const Title = Titles.def.element
const PlannedLength = z.optional(PlannedSeconds).check(z.describe('The planned length of the video, in seconds.'))

/** Whether the English model can compare a title, and why not. */
const Basis = z
  .enum(bases)
  .check(z.describe('`model`: compared. `other_language`, `nothing_known`: the English model cannot judge this title.'))

/** A title's score, as assistants see it. */
const Score = z.nullable(z.int()).check(z.describe('0 to 100. Null for a title that cannot be judged.'))
const Outcome = z
  .nullable(Verdict.shape.outcome)
  .check(
    z.describe(
      'What the score is worth: how videos with titles that scored like this one did, on channels that no weight has seen. The share that reached the top quarter of their channel (.25 by luck), the share above the usual, and the median multiple of the usual. Always say it with the score; near luck, say that there is no clear signal.',
    ),
  )
const IsUnfamiliar = z
  .boolean()
  .check(
    z.describe(
      'Whether no past title of the channel is similar. The score then says little: say so, and quote only its outcome.',
    ),
  )
const Yardstick = z
  .object({ state: ScoreYardstick.shape.state, fetchedAt: z.nullable(z.string()), model: z.string() })
  .check(
    z.describe(
      '`channel`: judged by the videos of the creator’s channel, fetched at `fetchedAt`, as on the creator’s screens. `general`: by real English titles. Else no title has a score: `pending`: the videos are being fetched, try again in a few seconds; `unavailable`: they cannot be fetched, try again in ten minutes; `not_allowed`: the connection lacks the scope `channel.read`.',
    ),
  )

const toYardstick = ({ state, fetchedAt, model }: ScoreYardstick) => ({ state, fetchedAt: fetchedAt ?? null, model })
const toScore = ({ verdict }: { readonly verdict?: Verdict | undefined }) => ({
  score: verdict?.score ?? null,
  outcome: verdict?.outcome ?? null,
  isUnfamiliar: verdict?.isUnfamiliar ?? false,
})

const measured =
  '`accuracy` is how often it ranked the more viewed of two videos of one channel higher, for videos at least a factor of two apart, each channel judged by a model that did not learn from it. It is not a forecast of views.'
const generalEvidence = toEvidence(
  `The score is the share of real English video titles that the model ranks lower, by words and form alone. ${measured}`,
  titleAccuracy.x2,
)
const channelEvidence = toEvidence(
  `The score is the share of the channel's own titles that rank lower, by how its videos did. ${measured} Measured on English channels.`,
  ownHistoryAccuracy.x2,
)
const chanceEvidence = toEvidence(
  'Chances rate the wording alone, learned from randomized headline tests. `accuracy` is how often they named the better of two headlines that differed significantly, each test judged by a model that did not learn from it.',
  headlineAccuracy.significant,
)

export const titleTools: readonly Tool[] = [
  tool({
    name: 'score_titles',
    title: 'Score titles',
    description:
      "Scores 1 to 100 video titles, each as the title of a video of its own: 0 to 100 among the titles of the creator's channel, as on the creator's screens, or among real English titles without a channel. For titles of the same video use compare_titles. Costs nothing.",
    input: z.strictObject({ titles: Titles, seconds: PlannedLength }),
    output: z.object({
      titles: z.array(
        z.object({
          title: z.string(),
          basis: Basis,
          score: Score,
          outcome: Outcome,
          isUnfamiliar: IsUnfamiliar,
          checks: z.array(z.enum(titleChecks)).check(z.describe('Problems of form, such as a title that is cut off.')),
        }),
      ),
      yardstick: Yardstick,
      evidence: Evidence,
    }),
    annotations: effects.reads,
    run: async (input, call) => {
      const { titles, yardstick } = await call('advice/score', advice.score, { ...input, sameVideo: false })
      const isByChannel = titles.some(({ verdict }) => verdict?.yardstick === 'channel')
      return {
        titles: titles.map(({ title, basis, checks, ...scored }) => ({ title, basis, ...toScore(scored), checks })),
        yardstick: toYardstick(yardstick),
        evidence: isByChannel ? channelEvidence : generalEvidence,
      }
    },
  }),
  tool({
    name: 'compare_titles',
    title: 'Compare titles of one video',
    description:
      'Compares 2 to 10 titles of the same video: the chance that each wording is the best of them, the likeliest first, and the score of each as a title of that video, in the same order. Costs nothing.',
    input: z.strictObject({
      titles: z.array(Title).check(z.minLength(2), z.maxLength(10)),
      base: z
        .optional(BaseTitles)
        .check(
          z.describe('The titles that the creator wrote. Leave out those that were suggested. By default, `titles`.'),
        ),
      seconds: PlannedLength,
    }),
    output: z.object({
      ranked: z.array(
        z.object({ title: z.string(), chance: z.number(), score: Score, outcome: Outcome, isUnfamiliar: IsUnfamiliar }),
      ),
      notCompared: z.array(
        z.object({ title: z.string(), basis: Basis, score: Score, outcome: Outcome, isUnfamiliar: IsUnfamiliar }),
      ),
      yardstick: Yardstick,
      evidence: Evidence,
    }),
    annotations: effects.reads,
    run: async (input, call) => {
      const { titles, yardstick } = await call('advice/score', advice.score, input)
      const ranked = titles.flatMap(({ title, chance, ...scored }) =>
        chance === undefined ? [] : [{ title, chance, ...toScore(scored) }],
      )
      return {
        ranked: ranked.sort((a, b) => b.chance - a.chance),
        notCompared: titles.flatMap(({ title, basis, chance, ...scored }) =>
          chance === undefined ? [{ title, basis, ...toScore(scored) }] : [],
        ),
        yardstick: toYardstick(yardstick),
        evidence: chanceEvidence,
      }
    },
  }),
  tool({
    name: 'suggest_titles',
    title: 'Suggest better titles',
    description:
      "Suggests other titles for the same video, best first. Each has the chance that it is better worded than the given one, and the score that it would have in its place. Uses one unit of the plan's insights if the AI provider writes them. Empty if no better wording is known, or if `basis` says that the title cannot be judged.",
    input: z.strictObject({
      title: Title,
      base: z
        .optional(BaseTitles)
        .check(z.describe('The titles that the creator wrote for the video. By default, `title`.')),
      seconds: PlannedLength,
      happens: z
        .optional(Happens)
        .check(
          z.describe(
            'What happens in the video, in the creator’s words: a number, a cost, what went wrong, who it is for. Ask for it: with the title, it is the only source of facts. Never invent it.',
          ),
        ),
    }),
    output: z.object({
      writtenBy: z.enum(['ai', 'built_in']),
      fallbackReason: z
        .nullable(z.enum(aiFallbackReasons))
        .check(z.describe('Why the AI provider did not write them. `no_units`: the plan has none left.')),
      basis: Basis,
      titles: z.array(
        z.object({
          title: z.string(),
          chance: z.nullable(z.number()).check(z.describe('The chance that it is the better wording of the two.')),
          fact: z
            .nullable(z.string())
            .check(z.describe('What the creator said that it rests on, quoted. Null unless the AI provider wrote it.')),
          thumbnailText: z
            .nullable(z.string())
            .check(z.describe('What to write on the thumbnail beside it. Null unless the AI provider wrote it.')),
          score: Score,
          outcome: Outcome,
          isUnfamiliar: IsUnfamiliar,
        }),
      ),
      question: z
        .nullable(Question)
        .check(
          z.describe(
            'What to ask the creator where `happens` is missing: the kind of fact that would improve the titles most, with a frame that shows why. Null if nothing is missing.',
          ),
        ),
      evidence: Evidence,
    }),
    annotations: effects.adds,
    run: async (input, call) => {
      const {
        adviser,
        fallbackReason = null,
        basis,
        ideas,
        question = null,
      } = await call('advice/titles', advice.titles, input)
      return {
        writtenBy: adviser,
        fallbackReason,
        basis,
        titles: ideas.map(({ title, chance = null, fact = null, thumbnailText = null, ...scored }) => ({
          title,
          chance,
          fact,
          thumbnailText,
          ...toScore(scored),
        })),
        question,
        evidence: chanceEvidence,
      }
    },
  }),
]
