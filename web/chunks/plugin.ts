import path from 'node:path'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { planChunks } from './plan.ts'

interface Site {
  readonly root: string
  /** The plugins that determine the modules of a script. */
  readonly plugins: PluginOption[]
  readonly define: Record<string, string>
  readonly input: Record<string, string>
  readonly treeshake: Rolldown.TreeshakingOptions
  /** The groups that are not changed. */
  readonly groups: readonly Rolldown.CodeSplittingGroup[]
}

/**
 * Joins small chunks that screens load together, and removes files that only reexport: the
 * bundler creates one for each dynamically imported module that is joined with others.
 * The first of two builds determines the dependencies after tree shaking.
 */
export function joinChunks(site: Site): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  let plan: ReadonlyMap<string, string> | undefined
  const fixed = new Set(site.groups.map(({ name, debugName }) => (typeof name === 'string' ? name : (debugName ?? ''))))
  const findPlan = async () => {
    let chunkNames: ReadonlyMap<string, string> | undefined
    const planner: Plugin = {
      name: 'plan-chunks',
      enforce: 'pre',
      // Styles are not part of scripts.
      load: { filter: { id: /\.css(\?|$)/ }, handler: () => '' },
      generateBundle(_, bundle) {
        chunkNames = planChunks(bundle, this, fixed)
      },
    }
    await build({
      configFile: false,
      root: site.root,
      logLevel: 'error',
      define: site.define,
      plugins: [site.plugins, planner],
      build: {
        write: false,
        minify: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: site.input,
          treeshake: site.treeshake,
          experimental: { chunkOptimization: false },
          output: { codeSplitting: { groups: [...site.groups] } },
        },
      },
    })
    return chunkNames
  }
  return {
    plugin: {
      name: 'join-chunks',
      apply: 'build',
      enforce: 'pre',
      async buildStart() {
        plan ??= await findPlan()
      },
      generateBundle: { order: 'pre', handler: (_, bundle) => removeFacades(bundle) },
    },
    group: { name: (id) => plan?.get(id) ?? null, debugName: 'joined', includeDependenciesRecursively: false },
  }
}

/**
 * Removes files that only reexport from another file, and imports that file instead. Throws if the code still refers to a removed file.
 */
function removeFacades(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const facades = new Map<string, { host: string; exports: string }>()
  for (const { fileName, code, isDynamicEntry, moduleIds } of chunks) {
    if (!isDynamicEntry || moduleIds.length > 0) continue
    const [, names, host] = /^export\{([^}]*)\}from["`]\.\/([^"`]+)["`];\s*$/.exec(code) ?? []
    if (names === undefined || host === undefined) continue
    const exports = names.split(',').map((name) => {
      const [inHost, exported = inHost] = name.split(' as ')
      return `${exported}:m.${inHost}`
    })
    facades.set(fileName, { host: path.posix.join(path.posix.dirname(fileName), host), exports: exports.join() })
  }
  for (const chunk of chunks) {
    if (!chunk.dynamicImports.some((file) => facades.has(file))) continue
    const folder = path.posix.dirname(chunk.fileName)
    chunk.code = chunk.code.replace(/import\(["`]\.\/([^"`]+)["`]\)/g, (all, file: string) => {
      const facade = facades.get(path.posix.join(folder, file))
      return facade ? `import(\`./${path.posix.relative(folder, facade.host)}\`).then(m=>({${facade.exports}}))` : all
    })
    chunk.dynamicImports = [...new Set(chunk.dynamicImports.map((file) => facades.get(file)?.host ?? file))]
  }
  for (const file of facades.keys()) {
    delete bundle[file]
    const user = chunks.find(({ fileName, code }) => !facades.has(fileName) && code.includes(path.posix.basename(file)))
    if (user) throw new Error(`${user.fileName} imports ${file}, which was removed`)
  }
}
