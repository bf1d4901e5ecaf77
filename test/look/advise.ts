import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { askQuestion } from '#functions/services/adviser/ask-question.ts'
import { languageOfTitle } from '#functions/services/adviser/language-of-title.ts'
import { listSteps } from '#functions/services/adviser/list-steps.ts'
import { generateIdeas } from '#functions/services/analysis/title-ideas.ts'
import { maxHappensLength, type Question } from '#shared/advice/question.ts'
import { type Locale, locales, toLocale } from '#shared/locale.ts'
import { fillTemplate, type NextStep } from '#shared/prediction/next-step.ts'
import * as en from '#web/features/workbench/result/messages/en.ts'
import * as es from '#web/features/workbench/result/messages/es.ts'
import * as fr from '#web/features/workbench/result/messages/fr.ts'

/*
 * Prints what the adviser says of titles without an AI key, a channel or a network: `npm run advise -- FILE.json`. FILE is an array of
 * `{ id, language, title, line? }`, standard output an array with an entry for each, in order. Messages are in the title's language.
 */

const Titles = z.array(
  z.object({
    id: z.union([z.string(), z.number()]),
    language: z.string(),
    title: z.string(),
    line: z.optional(z.string()),
  }),
)
const texts = { en, es, fr } as const
const questions = Object.fromEntries(
  await Promise.all(
    locales.map(
      async (locale) =>
        [locale, (await import(`#web/features/workbench/ideas/messages/${locale}.ts`)).questions] as const,
    ),
  ),
)

/** Returns a next step as the screen words it, with the title that it makes. */
function describeStep(step: NextStep, locale: Locale): { text: string; title?: string } {
  const { steps } = texts[locale].result
  const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')
  switch (step.kind) {
    case 'title':
      return { text: steps.said, title: step.title }
    case 'edit':
      return { text: steps.edit[step.edit].replace('{words}', quote(step.words)), title: step.title }
    case 'structure':
      return { text: steps.structure[step.structure], title: fillTemplate(step.template, (blank) => `[${blank}]`) }
    case 'rephrase': {
      const text = step.advice === 'keep' && step.reason ? steps.kept[step.reason] : steps.rephrase[step.advice]
      return { text: text.replace('{words}', quote([step.words])) }
    }
  }
}

const describeQuestion = ({ kind, frame }: Question, locale: Locale) => ({
  kind,
  text: questions[locale]?.[kind] ?? kind,
  ...(frame !== undefined && { frame }),
})

const [, , file, ...more] = process.argv
if (!file || more.length > 0) throw new Error('usage: npm run advise -- FILE.json')
const advised = Titles.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ id, language, title, line = '' }) => {
  const happens = line.trim().slice(0, maxHappensLength)
  const accountLanguage = toLocale(language)
  const found = languageOfTitle(`${title} ${happens}`, accountLanguage)
  const locale = locales.find((one) => one === language) ?? found
  const { ideas } = generateIdeas(title, happens, locale)
  const question = happens === '' && locale ? describeQuestion(askQuestion(title, locale), locale) : undefined
  return {
    id,
    language,
    titles: ideas.map(({ title, chance }) => ({ text: title, ...(chance !== undefined && { chance }) })),
    ...(question && { question }),
    // The screen shows the question first.
    steps: [
      ...(question ? [{ text: question.text, title: question.frame }] : []),
      ...listSteps(title, happens, locale).map((step) => describeStep(step, accountLanguage)),
    ],
  }
})
process.stdout.write(`${JSON.stringify(advised, null, 2)}\n`)
