import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import evaluation from '#shared/prediction/evaluation.generated.json'
import { ownHistoryAccuracy, titleAccuracy } from '#shared/prediction/published-figures.ts'
import wording from '#shared/prediction/wording/evaluation.generated.json'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const list = (folder: string, name: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)

const numberWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix'
/** A hard-coded figure, such as "67%", "67 of 100", "two out of three", "7 de cada 10" or "deux fois sur trois". */
const figure = new RegExp(
  [
    '\\d\\s?(?:%|percent|per cent|por ciento|pour cent)',
    '\\d (?:out of|of|in|de(?: cada)?|sur)(?: every)? \\d',
    `(?<!\\p{L})(?:${numberWord})(?: times| veces| fois)? (?:out of|in|de cada|sur)(?: every)? (?:${numberWord})(?!\\p{L})`,
  ].join('|'),
  'iu',
)
/** Words for being right, in the three languages. */
const rightness = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:in)?accura\\p{L}+|right(?:ly)?|wrong(?:ly)?|(?:in)?correct\\p{L}*|reliab\\p{L}+|mistak\\p{L}+|hit rate|picks|picked',
    'better (?:of|one|video|title|headline|wording)|(?:which|one) got more',
    'aciert\\p{L}*|acert\\p{L}*|precisi[oó]n|exact\\p{L}*|fiab\\p{L}+|fallos?|equivoc\\p{L}*|(?:el|la) mejor de',
    'justes?|justesse|précis\\p{L}*|(?:avoir|a|avait) raison|tromp\\p{L}+|(?:le|la) meilleure? de',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** Hard-coded figures that are not our accuracy, by what the text is about. */
const others: readonly (readonly [about: RegExp, figure: RegExp])[] = [
  // Guessing is right in 50% of cases.
  [/guess|coin|azar|moneda|hasard|pile ou face/i, /(?<!\d)50\s?%/g],
  // Intervals have a level of 95%.
  [/interval/i, /(?<!\d)95\s?%/g],
  // docs/product.md quotes what was claimed before it was measured.
  [/85% accuracy/, /85%/g],
  // A level of confidence in the reliability plot.
  [/60\s?% (?:confidence|de confianza|de confiance)/, /(?<!\d)60\s?%/g],
  // The share of pairs that the model is surest of.
  [/\{top\}/, /(?<!\d)5\s?%/g],
]

/** Returns the sentences that say how often something is right with a figure instead of a placeholder. */
const findHardCodedAccuracy = (text: string): string[] => {
  const rest = others.reduce((left, [about, other]) => (about.test(text) ? left.replace(other, '') : left), text)
  return rest.split(/(?<=[.!?;:])\s+/).filter((sentence) => figure.test(sentence) && rightness.test(sentence))
}
/** A percentage with a decimal is a measurement, whatever the words beside it. */
const hasDecimalPercentage = (text: string) => /\d[.,]\d+\s?%/.test(text)

/** Returns the texts of a source file: strings, templates with `{}` for what they insert, and text between tags. */
function listTexts(file: string): string[] {
  const source = read(file)
  // Most files have neither, and need not be parsed.
  if (!hasDecimalPercentage(source) && !(figure.test(source) && rightness.test(source))) return []
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text)
    else if (ts.isTemplateExpression(node))
      texts.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('{}'))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  // Lengths in names of classes, such as `right-[1.5%]`, are left out.
  return texts.map((text) => text.replace(/-\[[^\]]*\]/g, ''))
}

describe('figures about accuracy', () => {
  const sources = ['web/src', 'functions', 'shared', 'cli']
    .flatMap((folder) => list(folder, /\.tsx?$/))
    .filter((file) => !file.startsWith('shared/prediction/training/'))
  // These document measurements. The figures of the title model are tested below.
  const measurements = ['docs/title-model.md', 'docs/studio-statistics.md', 'docs/thumbnails.md']
  const documents = ['README.md', 'CHANGELOG.md', 'cli/README.md', ...list('docs', /\.md$/)].filter(
    (file) => !measurements.includes(file),
  )

  it.each([
    'The model picked the better of two videos 58.1% of the time.',
    'Our predictions are right in 58 of 100 cases.',
    'Right nine times out of ten. Guessing is right 50% of the time.',
    'A 95% interval. It is correct in 68% of pairs.',
    'Acierta el 63 % de las veces, 2 de 3.',
    'Acertamos siete de cada diez veces.',
    'Il a raison dans 63 % des cas ; au hasard, 50 %.',
    'Deux fois sur trois, c’est juste.',
    'La précision est de 78 %.',
  ])('are recognized: %s', (text) => {
    expect(findHardCodedAccuracy(text)).toHaveLength(1)
  })

  it.each([
    'The model is right {share} of the time. Guessing is right 50% of the time.',
    'Right in {share}, 95% interval {low} to {high}.',
    'Al azar se acierta el 50 %.',
    '70% of real titles score lower.',
  ])('do not include: %s', (text) => {
    expect(findHardCodedAccuracy(text)).toEqual([])
  })

  it('are not hard-coded in a message, a mail or any other text of the product', () => {
    expect(sources.length).toBeGreaterThan(1000)
    const found = sources.flatMap((file) =>
      listTexts(file)
        .filter((text) => hasDecimalPercentage(text) || findHardCodedAccuracy(text).length)
        .map((text) => `${file}: ${text}`),
    )
    expect(found, 'take the figure from shared/prediction/published-figures.ts').toEqual([])
  })

  it('are not hard-coded in a document', () => {
    const found = documents.flatMap((file) =>
      read(file)
        .split(/\n(?=[|#-]|\n)/)
        .flatMap((paragraph) => findHardCodedAccuracy(paragraph.replace(/\s+/g, ' ')))
        .map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })
})

describe('the documents of the title model', () => {
  const text = read('docs/title-model.md') + read('shared/prediction/training/README.md')
  const Accuracy = z.object({ accuracy: z.number(), low: z.number(), high: z.number() })
  type Measured = readonly [accuracy: number, low: number, high: number]
  /** All accuracies of an evaluation, in percent. */
  const listAccuracies = (node: unknown): Measured[] => {
    const { data } = Accuracy.safeParse(node)
    if (data) return [[100 * data.accuracy, 100 * data.low, 100 * data.high]]
    return typeof node === 'object' && node !== null ? Object.values(node).flatMap(listAccuracies) : []
  }
  const measured = [evaluation, wording].flatMap(listAccuracies)
  /** Whether the figures of a cell, which have one decimal, were measured. */
  const isMeasured = (cell: readonly string[]) =>
    measured.some((values) => values.every((value, place) => Math.abs(value - Number(cell[place])) < 0.051))

  it('have only accuracies that were measured', () => {
    const cells = text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => [...line.matchAll(/\| (\d\d\.\d) \[(\d\d\.\d)-(\d\d\.\d)\]/g)])
    expect(cells.length).toBeGreaterThan(50)
    expect(cells.filter(([, ...cell]) => !isMeasured(cell)).map(([cell]) => cell)).toEqual([])
  })

  it('say how often the surest predictions are right, cross-validated', () => {
    const [title, own] = [titleAccuracy, ownHistoryAccuracy].map(({ topTwentieth }) =>
      Math.round(100 * topTwentieth.accuracy),
    )
    expect(text.replace(/\s+/g, ' ')).toContain(`surest of, ${title} and ${own}% are right`)
  })
})
