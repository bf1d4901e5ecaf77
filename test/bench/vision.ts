/**
 * `npm run bench:vision -- DIR`: measures the image checks on real thumbnails. `labels.json` in DIR labels some of them:
 * `[{ file, fmin, fmax, any?, text? }]` (minimum and maximum number of faces, whether there is text, and the text). Names
 * images that cannot be decoded and leaves them out. Exits with 1 if a target is missed or a labeled image is left out.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import * as z from 'zod/mini'
import { substringEditDistance } from '#functions/vision/readability.ts'
import { normalizeWord, splitWords } from '#functions/vision/words.ts'
import { buildDirectory, nativeOptions } from '#infra/bundle.ts'
import { packModel } from '#infra/native.ts'

const Labels = z.array(
  z.object({
    file: z.string(),
    fmin: z.int(),
    fmax: z.int(),
    any: z.optional(z.int()),
    text: z.optional(z.string()),
  }),
)
/** Wall time and processor time in milliseconds. */
const Times = z.object({ wall: z.number(), processor: z.number() })
const Run = z.object({
  first: Times,
  peak: z.number(),
  images: z.array(
    z.object({
      name: z.string(),
      warm: Times,
      hasText: z.boolean(),
      text: z.string(),
      faces: z.int(),
    }),
  ),
  failures: z.array(z.object({ name: z.string(), reason: z.string() })),
})
type Image = z.infer<typeof Run>['images'][number]

/** Bundles the process like a function, so that it starts as fast as one. */
async function bundleProcess(): Promise<string> {
  const outfile = path.join(buildDirectory, 'bench', 'vision.mjs')
  await build({
    ...nativeOptions,
    splitting: false,
    entryPoints: [path.join(import.meta.dirname, 'vision-process.ts')],
    outfile,
  })
  await packModel(path.dirname(outfile))
  return outfile
}

/** Returns the share of labeled letters that were recognized, with each word matched to its best position in the text. */
function computeRecall(pairs: readonly (readonly [string, Image])[]): number {
  const words = pairs.flatMap(([text, image]) =>
    splitWords(text).map((word) => [normalizeWord(word), normalizeWord(image.text)] as const),
  )
  const letters = words.reduce((sum, [word]) => sum + word.length, 0)
  const missed = words.reduce((sum, [word, found]) => sum + substringEditDistance(found, word), 0)
  return 1 - missed / letters
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function main(directory: string): Promise<boolean> {
  const labels = Labels.parse(JSON.parse(readFileSync(path.join(directory, 'labels.json'), 'utf8')))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [await bundleProcess(), directory, path.basename(labels[0]?.file ?? '')],
    { maxBuffer: 1e8 },
  )
  const { first, peak, images, failures } = Run.parse(JSON.parse(stdout))
  for (const { name, reason } of failures) console.log(`skip ${name}: ${reason}`)
  const labeledNames = new Set(labels.map(({ file }) => path.basename(file)))
  const isLabelSkipped = failures.some(({ name }) => labeledNames.has(name))
  const labeled = labels.flatMap((label) => {
    const image = images.find(({ name }) => name === path.basename(label.file))
    return image ? [{ label, image }] : []
  })
  const withText = labeled.flatMap(({ label: { any, text }, image }) =>
    any === undefined || text === undefined ? [] : [{ any, text, image }],
  )
  const wrongText = withText.filter(({ any, image }) => image.hasText !== (any === 1))
  const wrongFaces = labeled.filter(({ label, image }) => image.faces < label.fmin || image.faces > label.fmax)
  const recall = computeRecall(withText.map(({ text, image }) => [text, image]))
  const warm = (clock: 'wall' | 'processor') => Math.round(median(images.map((image) => image.warm[clock])))
  const rows: [metric: string, figure: string, target: string, isMet: boolean][] = [
    [`letters read (${withText.length} labeled images)`, recall.toFixed(3), 'at least 0.95', recall >= 0.95],
    ['images with text taken wrongly', `${wrongText.length}`, '0', wrongText.length === 0],
    [
      `images with too many or few faces (${labeled.length} labeled images)`,
      `${wrongFaces.length}`,
      'at most 1 in 20',
      wrongFaces.length <= labeled.length / 20,
    ],
    [
      `one image, warm, median of ${images.length}`,
      `${warm('processor')} ms of one processor (${warm('wall')} ms by the clock)`,
      'at most 700 ms of one processor',
      warm('processor') <= 700,
    ],
    [
      'fresh process to first result',
      `${seconds(first.processor)} of one processor (${seconds(first.wall)} by the clock)`,
      'at most 2.5 s of one processor',
      first.processor <= 2500,
    ],
    ['peak memory', `${Math.round(peak)} MB`, 'at most 700 MB', peak <= 700],
  ]
  for (const [metric, figure, target, isMet] of rows)
    console.log(`${isMet ? 'ok  ' : 'MISS'} ${metric}: ${figure} (${target})`)
  return labeled.length > 0 && !isLabelSkipped && rows.every(([, , , isMet]) => isMet)
}

const directory = process.argv[2]
if (!directory) {
  console.error('Usage: npm run bench:vision -- DIRECTORY')
  process.exitCode = 2
} else if (!(await main(path.resolve(directory)))) process.exitCode = 1
