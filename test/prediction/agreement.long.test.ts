import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { bundleOptions } from '#infra/bundle.ts'
import type { scoreWithHistory } from '#shared/prediction/own-history/history.ts'
import { type scoreTitle, scoreTitle as sourceScore } from '#shared/prediction/score.ts'

const titles = [
  'How I built a $100 PC in 24 Hours! (insane)',
  'WHY I QUIT — the truth, part 2 | Vlog #12',
  'Minecraft but everything is gold',
  '',
  '🔥🔥🔥',
  'كيف تصنع الخبز في المنزل',
  '\u0007control\u001b[31m\u202e',
  'win '.repeat(2_500),
]
const past = titles.map((title, index) => ({ title, views: 1000 + 77 * index ** 3, ageDays: 10 + 9 * index }))

interface Built {
  readonly scoreTitle: typeof scoreTitle
  readonly scoreWithHistory: typeof scoreWithHistory
}

/** Bundles the model's code as for the browser or a function, and imports the bundle. */
async function importBundle(name: string, options: BuildOptions): Promise<Built> {
  const outdir = path.join(mkdtempSync(path.join(tmpdir(), 'agreement-')), name)
  await build({
    ...options,
    stdin: {
      contents: `export { scoreTitle } from '#shared/prediction/score.ts'
        export { scoreWithHistory } from '#shared/prediction/own-history/history.ts'`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
  })
  return import(/* @vite-ignore */ pathToFileURL(path.join(outdir, 'stdin.mjs')).href)
}

describe('a title has the same score', () => {
  it('in the page, in a function and on the command line, to the last digit', async () => {
    const page = await importBundle('page', {
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
    })
    const lambda = await importBundle('function', bundleOptions)
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'agreement-')), 'titles.txt')
    writeFileSync(file, `${titles.join('\n')}\n`)
    const printed = execFileSync('node', ['--import', 'tsx', 'shared/prediction/training/score-file.ts', file], {
      encoding: 'utf8',
    })
    const commandLine = printed
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    for (const [index, title] of titles.entries()) {
      const source = sourceScore(title)
      expect(page.scoreTitle(title)).toEqual(source)
      expect(lambda.scoreTitle(title)).toEqual(source)
      const { score, raw, basis } = source
      expect(commandLine[index]).toEqual({ title, score, raw, basis })
      expect(page.scoreWithHistory(title, past)).toEqual(lambda.scoreWithHistory(title, past))
    }
  })
})
