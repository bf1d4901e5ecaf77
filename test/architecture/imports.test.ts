import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#shared/contract/index.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Source files below these folders, from the root. */
const sources = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(tsx?|mts)$/.test(file))

/** Parts of `functions/` that endpoints are made of. Below them lies lib, beside them nothing. */
const parts = ['store', 'youtube', 'ai', 'vision', 'billing', 'mail', 'pool']
/** Endpoints may lie in the folder of a part, since both are named by their domain. */
const isEndpoint = (file: string) => endpoints.some(([name]) => file === `functions/${name}.ts`)
const part = (file: string) =>
  isEndpoint(file) ? undefined : parts.find((name) => file.startsWith(`functions/${name}/`))
const feature = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1]
const inside = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`))

/** Who may import which files of ours; the first rule that fits a file decides. */
const rules: readonly {
  of: string
  fits: (file: string) => boolean
  may: (target: string, file: string) => boolean
}[] = [
  { of: 'test: everything', fits: (file) => inside(file, 'test'), may: () => true },
  { of: 'shared: itself', fits: (file) => inside(file, 'shared'), may: (target) => inside(target, 'shared') },
  {
    of: 'functions/lib: shared and itself',
    fits: (file) => inside(file, 'functions/lib'),
    may: (target) => inside(target, 'shared', 'functions/lib'),
  },
  {
    of: 'a part of functions: lib, shared and itself',
    fits: (file) => part(file) !== undefined,
    may: (target, file) => inside(target, 'shared', 'functions/lib', `functions/${part(file)}`) && !isEndpoint(target),
  },
  {
    of: 'an endpoint, job or trigger: lib, parts and shared, never another one',
    fits: (file) => inside(file, 'functions'),
    may: (target) =>
      inside(target, 'shared', 'functions/lib', ...parts.map((name) => `functions/${name}`)) && !isEndpoint(target),
  },
  {
    of: 'infra/local: infra, shared, functions and paths',
    fits: (file) => inside(file, 'infra/local'),
    may: (target) => inside(target, 'infra', 'shared', 'functions') || isPaths(target),
  },
  {
    of: 'infra: itself, shared and paths',
    fits: (file) => inside(file, 'infra'),
    may: (target) => (inside(target, 'infra', 'shared') && !inside(target, 'infra/local')) || isPaths(target),
  },
  {
    of: 'web/src/ui: itself',
    fits: (file) => inside(file, 'web/src/ui'),
    may: (target) => inside(target, 'web/src/ui'),
  },
  {
    of: 'web/src/messages and lib: each other and shared',
    fits: (file) => inside(file, 'web/src/lib', 'web/src/messages'),
    may: (target) => inside(target, 'web/src/lib', 'web/src/messages', 'shared'),
  },
  {
    of: 'web/src/layout: ui, lib, messages, paths and shared',
    fits: (file) => inside(file, 'web/src/layout'),
    may: (target) =>
      inside(target, 'web/src/layout', 'web/src/ui', 'web/src/lib', 'web/src/messages', 'shared') || isPaths(target),
  },
  {
    of: 'a feature: ui, lib, layout, messages, paths, shared and itself, never another feature',
    fits: (file) => feature(file) !== undefined,
    may: (target, file) =>
      inside(target, 'web/src/ui', 'web/src/lib', 'web/src/layout', 'web/src/messages', 'shared') ||
      isPaths(target) ||
      feature(target) === feature(file),
  },
  {
    of: 'web: itself and shared',
    fits: (file) => inside(file, 'web'),
    may: (target) => inside(target, 'web', 'shared'),
  },
]

const isPaths = (file: string) => file === 'web/src/paths.ts'

/** Packages that one place alone may import, and what `shared` may. */
const packageRules: readonly { of: string; breaks: (file: string, name: string) => boolean }[] = [
  {
    of: 'shared imports zod only',
    breaks: (file, name) => inside(file, 'shared') && !isTraining(file) && name !== 'zod',
  },
  {
    of: 'the Cognito library is for web/src/lib/cognito.ts',
    breaks: (file, name) => name === 'amazon-cognito-identity-js' && file !== 'web/src/lib/cognito.ts',
  },
  { of: 'openai is for functions/ai', breaks: (file, name) => name === 'openai' && !inside(file, 'functions/ai') },
  {
    of: 'stripe is for functions/billing',
    breaks: (file, name) => name === 'stripe' && !inside(file, 'functions/billing'),
  },
  {
    of: 'Cognito is spoken to in functions/pool',
    breaks: (file, name) =>
      name === '@aws-sdk/client-cognito-identity-provider' && !inside(file, 'functions/pool', 'infra/local'),
  },
  {
    of: 'mail is sent in functions/mail',
    breaks: (file, name) => name === '@aws-sdk/client-sesv2' && !inside(file, 'functions/mail'),
  },
  { of: 'the web knows nothing of Node', breaks: (file, name) => inside(file, 'web/src') && name.startsWith('node:') },
]

const isTraining = (file: string) => inside(file, 'shared/prediction/training')

const aliases: Record<string, string> = {
  '#shared': 'shared',
  '#functions': 'functions',
  '#infra': 'infra',
  '#web': 'web/src',
  '#test': 'test',
}

const imports = sources('shared', 'functions', 'infra', 'web', 'test').flatMap((file) =>
  [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(
      /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
    ),
  ].map(([, fixed, lazy]) => ({ file, specifier: fixed ?? lazy ?? '' })),
)

/** The file of ours that is meant, or undefined for a package. */
function targetOf({ file, specifier }: { file: string; specifier: string }): string | undefined {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
  const [alias = '', ...rest] = specifier.split('/')
  return aliases[alias] && path.posix.join(aliases[alias], ...rest)
}

const packageName = (specifier: string) =>
  specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '')

describe('imports', () => {
  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(100)
    expect(imports).toContainEqual({ file: 'functions/lib/handle.ts', specifier: './failure.ts' })
  })

  it.each(rules)('of $of', ({ fits, may, of }) => {
    const wrong = imports
      .filter(({ file }) => rules.find((rule) => rule.fits(file))?.of === of && fits(file))
      .flatMap((one) => {
        const target = targetOf(one)
        return target && !may(target, one.file) ? [`${one.file} imports ${target}`] : []
      })
    expect(wrong).toEqual([])
  })

  it('never reach into test', () => {
    const wrong = imports.filter((one) => !inside(one.file, 'test') && inside(targetOf(one) ?? '', 'test'))
    expect(wrong).toEqual([])
  })

  it.each(packageRules)('$of', ({ breaks }) => {
    const wrong = imports.filter(
      (one) => !inside(one.file, 'test') && targetOf(one) === undefined && breaks(one.file, packageName(one.specifier)),
    )
    expect(wrong).toEqual([])
  })

  it('go round in no circle, types included', () => {
    let left = imports.flatMap((one) => {
      const to = targetOf(one)
      return to && !inside(one.file, 'test') ? [{ from: one.file, to }] : []
    })
    // What imports nothing, or is imported by nobody, is in no circle; neither is what is left of others without it.
    for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
      before = left.length
      const importing = new Set(left.map(({ from }) => from))
      const imported = new Set(left.map(({ to }) => to))
      left = left.filter(({ from, to }) => importing.has(to) && imported.has(from))
    }
    expect(left.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('say the file, with its extension', () => {
    const wrong = imports.filter(
      (one) => targetOf(one) && !/\.(tsx?|mjs|json|css|svg|woff2|avif|webp)$/.test(one.specifier),
    )
    expect(wrong).toEqual([])
  })
})

describe('files', () => {
  it('are of no more than 220 lines, tables of sentences apart', () => {
    const long = sources('shared', 'functions', 'infra', 'web')
      .filter((file) => !inside(file, 'web/src/messages', 'functions/mail'))
      .filter((file) => readFileSync(path.join(root, file), 'utf8').split('\n').length > 220)
    expect(long).toEqual([])
  })
})
