import * as z from 'zod/mini'
import { aiFallbackReasons } from '#shared/advisers.ts'
import { advice } from '#shared/contract/advice.ts'
import { heldOut } from '#shared/prediction/evaluation.generated.json'
import { bases, titleChecks } from '#shared/prediction/kinds.ts'
import { heldOut as headlines } from '#shared/prediction/wording/evaluation.generated.json'
import { Evidence, effects, type Tool, toEvidence, tool } from './tool.ts'

const { titles: Titles } = advice.score.input.shape
const Title = Titles.def.element

/** Why a title has no score or chance. */
const Basis = z
  .enum(bases)
  .check(z.describe('`model`: judged. `other_language`, `nothing_known`: the English model cannot judge this title.'))

const scoreEvidence = toEvidence(
  'The score is the share of real English video titles that the model ranks lower, by words and form alone. `accuracy` is how often it ranked the more viewed of two videos of one channel higher, for videos at least a factor of two apart, on channels that it did not learn from. It is not a forecast of views.',
  heldOut.titleOnly.x2,
)
const chanceEvidence = toEvidence(
  'Chances are by wording, learned from randomized headline tests. `accuracy` is how often they named the better of two headlines that differed significantly, in tests that they did not learn from.',
  headlines.significant,
)

export const titleTools: readonly Tool[] = [
  tool({
    name: 'score_titles',
    title: 'Score titles',
    description:
      'Scores 1 to 100 video titles, each on its own: 0 to 100 among real English titles. For titles of the same video use compare_titles. Costs nothing.',
    input: z.strictObject({ titles: Titles }),
    output: z.object({
      titles: z.array(
        z.object({
          title: z.string(),
          basis: Basis,
          score: z.nullable(z.int()),
          checks: z.array(z.enum(titleChecks)).check(z.describe('Problems of form, such as a title that is cut off.')),
        }),
      ),
      evidence: Evidence,
    }),
    annotations: effects.reads,
    run: async (input, call) => {
      const { titles } = await call('advice/score', advice.score, input)
      return {
        titles: titles.map(({ title, basis, score = null, checks }) => ({ title, basis, score, checks })),
        evidence: scoreEvidence,
      }
    },
  }),
  tool({
    name: 'compare_titles',
    title: 'Compare titles of one video',
    description:
      'Compares 2 to 10 titles of the same video: the chance that each wording is the best of them, the likeliest first. Costs nothing.',
    input: z.strictObject({ titles: z.array(Title).check(z.minLength(2), z.maxLength(10)) }),
    output: z.object({
      ranked: z.array(z.object({ title: z.string(), chance: z.number() })),
      notCompared: z.array(z.object({ title: z.string(), basis: Basis })),
      evidence: Evidence,
    }),
    annotations: effects.reads,
    run: async (input, call) => {
      const { titles } = await call('advice/score', advice.score, input)
      const ranked = titles.flatMap(({ title, chance }) => (chance === undefined ? [] : [{ title, chance }]))
      return {
        ranked: ranked.sort((a, b) => b.chance - a.chance),
        notCompared: titles.flatMap(({ title, basis, chance }) => (chance === undefined ? [{ title, basis }] : [])),
        evidence: chanceEvidence,
      }
    },
  }),
  tool({
    name: 'suggest_titles',
    title: 'Suggest better titles',
    description:
      "Suggests titles that are better worded than the given one and rank no lower, best first. Uses one unit of the plan's insights if the AI provider writes them. Empty if no better wording is known, or if `basis` says that the title cannot be judged.",
    input: z.strictObject({ title: Title }),
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
        }),
      ),
      evidence: Evidence,
    }),
    annotations: effects.adds,
    run: async (input, call) => {
      const { adviser, fallbackReason = null, basis, ideas } = await call('advice/titles', advice.titles, input)
      return {
        writtenBy: adviser,
        fallbackReason,
        basis,
        titles: ideas.map(({ title, chance = null }) => ({ title, chance })),
        evidence: chanceEvidence,
      }
    },
  }),
]
