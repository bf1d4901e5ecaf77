import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TitleAnalysis } from '#shared/contract/advice.ts'
import { checkTitle } from '#shared/prediction/checks.ts'
import { toPercentile } from '#shared/prediction/explain.ts'
import { toModel, type Weights } from '#shared/prediction/model.ts'
import { analyzeTitle, scoreTitle } from '#shared/prediction/score.ts'
import { getViewsModel } from '#shared/prediction/shipped.ts'
import { modelFolder, readModel } from '#shared/prediction/training/files.ts'
import { anyCharacter } from '#test/support/any-character.ts'

/** Titles composed of parts that the traits detect, and arbitrary strings. */
const parts = fc.constantFrom(
  ...[
    'How',
    'to',
    'THE',
    'BEST',
    'i',
    "don't",
    '10',
    '$100',
    '#12',
    '#tag',
    '(part 3)',
    '[LIVE]',
    '|',
    '-',
    '!!!',
    '?',
  ],
  ...[
    '🔥',
    '…',
    'Episode 4',
    'vs',
    'official video',
    '12/05/2024',
    'été',
    'שלום',
    '日本',
    '\u0000',
    '\ud800',
    '\u202e',
  ],
)
const titles = fc.oneof(
  fc.array(parts, { maxLength: 14 }).map((words) => words.join(' ')),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
)

const odd: readonly (readonly [string, string])[] = [
  ['empty', ''],
  ['spaces', ' \t\n '],
  ['10,000 characters', 'How to win '.repeat(909)],
  ['10,000 characters without a space', 'a'.repeat(10_000)],
  ['10,000 bars', '|'.repeat(10_000)],
  ['right to left', 'كيف تصنع الخبز في المنزل'],
  ['emoji only', '🔥😱👨‍👩‍👧‍👦🇫🇷'],
  ['control characters', '\u0000\u0007\u001b[31m\u200b\u202e'],
  ['lone surrogates', '\ud83d half \udd25'],
  ['prototype names', '__proto__ constructor toString hasOwnProperty'],
]

describe('scoring any string', () => {
  it.each(odd)('conforms to the contract: %s', (_, title) => {
    expect(TitleAnalysis.safeParse(analyzeTitle(title)).error).toBeUndefined()
  })

  it('drops a score that was stored earlier for a title that cannot be scored', () => {
    const unscored = analyzeTitle('Cómo hacer pan en casa con mi familia')
    expect(TitleAnalysis.parse({ ...unscored, score: 52, raw: 0.06, contributions: [] })).toEqual(unscored)
  })

  it('explains every score exactly: the contributions add up to the raw score, in any order', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { raw, contributions } = scoreTitle(title)
        const sum = (list: typeof contributions) => list.reduce((total, { points }) => total + points, 0)
        expect(sum(contributions)).toBe(raw)
        expect(sum(contributions.toReversed())).toBe(raw)
      }),
    )
  })

  it('gives the positions of the words that it names', () => {
    fc.assert(
      fc.property(titles, (title) => {
        for (const { of, at } of scoreTitle(title).contributions) {
          if (of.kind === 'trait') continue
          const [from, to] = at ?? [0, 0]
          const found = title.slice(from, to).toLowerCase().replaceAll('’', "'")
          const [first = '', last = first] = of.word.split(' ')
          expect(found.startsWith(first) && found.endsWith(last)).toBe(true)
        }
      }),
    )
  })

  it('does not depend on previously scored titles', () => {
    fc.assert(
      fc.property(titles, titles, (title, other) => {
        const before = scoreTitle(title)
        scoreTitle(other)
        expect(scoreTitle(title)).toEqual(before)
      }),
    )
  })

  it('takes linear time, even for pathological text', () => {
    const started = performance.now()
    for (const text of ['#', '(', ' - ', '!', 'jan', '1,', "a'", '\n', '?!'])
      analyzeTitle(text.repeat(20_000 / text.length))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('the percentile', () => {
  it('rises with the raw score, from 0 to 100', () => {
    const raws = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(raws, raws, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((raw) => toPercentile(getViewsModel(), raw))
        expect(low).toBeLessThanOrEqual(high ?? 0)
      }),
    )
    expect([-9, 9].map((raw) => toPercentile(getViewsModel(), raw))).toEqual([0, 100])
  })

  it('interpolates the stored quantiles of real titles', () => {
    const model = { ...getViewsModel(), quantiles: [0, 1, 3] }
    expect([0, 0.5, 1, 2, 3].map((raw) => toPercentile(model, raw))).toEqual([0, 25, 50, 75, 100])
  })
})

describe('what a score is based on', () => {
  it.each([
    ['model', 'How I built a bicycle'],
    ['model', 'Insane!'],
    ['nothing_known', ''],
    ['nothing_known', '🔥🔥🔥'],
    ['nothing_known', 'Qwxzy Vvrpt'],
    ['other_language', 'Cómo hacer pan en casa con mi familia'],
    ['other_language', 'Pourquoi je quitte la France'],
    ['other_language', '日本で一番高い山に登る'],
    ['other_language', 'مراجعة الهاتف الجديد'],
  ])('is %s for %s', (basis, title) => {
    expect(scoreTitle(title).basis).toBe(basis)
  })

  it.each([
    'Beyoncé - Halo',
    'Why the Pokémon die in the end',
    'ASMR',
    'We tried 日本 snacks',
    'Dan and me on the road',
    'MIT Robotics Lecture',
    'ER Nurse Reacts',
    'Mac OS Tips',
    'Windows OS Update Problems',
    'Met Gala Looks Reviewed',
    'Le Mans 24 Hours race',
    'São Paulo street food',
    'WHY I QUIT MY JOB',
    "El Chapo's drug tunnels, explained",
    'Easy jalapeño popper recipe',
    'EATING DOG FOOD w/ Meredith Foster',
    'POKÉMON GO Gameplay - HUNTING RARE POKÉMON',
    'I Read Les Misérables in One Day',
  ])('treats %s as English', (title) => expect(scoreTitle(title).basis).not.toBe('other_language'))

  it.each([
    'Mi nuevo video para Minecraft',
    'NUEVO VIDEO PARA TODOS',
    'Das neue Update ist da',
    'Meu novo setup gamer',
    'Le meilleur restaurant pour nous',
    'Bir gün içinde 24 saat',
    // These also contain words that English titles use.
    'Construyo la base más grande (sale mal)',
    'Vuelvo a Isla Marea diez años después',
    'EL COCHE QUE ES COMO UN TANQUE CHINO | Happy Wheels 3D',
    'TROLLEI MEU IRMÃO COLANDO ELE NO VASO!',
    'Meilleur support PC portable pour le bureau',
    'Aprendiendo primeros auxilios',
  ])('treats %s as another language', (title) => expect(scoreTitle(title).basis).toBe('other_language'))
})

describe('checkTitle', () => {
  it.each([
    ['x'.repeat(60), []],
    ['x'.repeat(61), ['cut_on_phones']],
    ['😀'.repeat(50), []],
    ['x'.repeat(101), ['over_limit']],
    ['1 < 2', ['forbidden_characters']],
  ])('returns for %s the checks %j', (title, checks) => {
    expect(checkTitle(title)).toEqual(checks)
  })
})

describe('the shipped weights', () => {
  it('are the weights that the training commands read', () => {
    expect([...readModel(modelFolder).gramPoints]).toEqual([...getViewsModel().gramPoints])
  })

  it('are rejected if they do not match the columns', () => {
    const weights: Weights = {
      version: 1,
      columnUnit: 1,
      centres: [0],
      spreads: [1],
      columnWeights: [1],
      gramUnit: 1,
      grams: '',
      gramWeights: '',
      quantiles: [0, 1],
    }
    expect(() => toModel(weights)).toThrow('npm run train')
  })

  it.each([
    ['the score', ['score.ts'], 40_000],
    ['every head', ['score.ts', 'own-history/history.ts', 'wording/compare.ts'], 60_000],
  ])(
    'stay small in the page with the code of %s, and include neither zod nor training code',
    async (_, files, maxBytes) => {
      const { metafile, outputFiles } = await build({
        stdin: {
          contents: files.map((file) => `export * from './shared/prediction/${file}'`).join('\n'),
          resolveDir: process.cwd(),
        },
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: 'esm',
        platform: 'browser',
        logLevel: 'silent',
      })
      expect(Object.keys(metafile.inputs).filter((file) => /node_modules|training/.test(file))).toEqual([])
      expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(maxBytes)
    },
  )
})
