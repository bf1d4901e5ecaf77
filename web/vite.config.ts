import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { joinChunks } from './chunks/plugin.ts'
import { legalPages } from './legal-pages/plugin.ts'
import { prerender } from './prerender/plugin.ts'
import { chunkOf, closure, sizes } from './sizes.ts'
import { jitlessZod, slimContract, slimRouter } from './slim.ts'

/**
 * Starts downloads together with the page: the Latin part of the font, which every screen needs and which would wait
 * for the style sheet, and the app's chunks, which would wait for its entry.
 */
function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {}, chunk }) => {
        const fonts = Object.keys(bundle).filter((file) => /geist-latin-wght-normal-[^/]*\.woff2$/.test(file))
        const app = chunkOf(bundle, '/web/src/app.tsx')
        const entry = closure(bundle, chunk)
        const isApp = chunk?.name === 'app'
        const scripts = isApp ? [...closure(bundle, app)].filter((file) => !entry.has(file)) : []
        return [
          ...fonts.map((file) => ({
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
            // The app has no text before its scripts have run.
            ...(isApp ? { fetchpriority: 'low' } : {}),
          })),
          ...scripts.map(({ fileName }) => ({ rel: 'modulepreload', href: `/${fileName}`, crossorigin: true })),
        ].map((attrs) => ({ tag: 'link', injectTo: 'head' as const, attrs }))
      },
    },
  }
}

/**
 * The script and the style sheet of pages that functions render. Their names have no hash, because functions do not depend on
 * the build.
 */
const sharedPage = {
  '/shared-page.js': '/src/shared-page/vote.ts',
  '/shared-page.css': '/src/shared-page/page.css',
} as const

/** Serves {@link sharedPage} from its sources in development. */
const sharedPageSources: Plugin = {
  name: 'shared-page-sources',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const source = Object.entries(sharedPage).find(([file]) => file === request.url)?.[1]
      if (source) request.url = source
      next()
    })
  },
}

const firstModules = new Set<string>()

/** Returns the app and the modules of ours that it statically imports. */
function firstScreen(bundle: Pick<Rolldown.PluginContext, 'getModuleInfo'>): ReadonlySet<string> {
  const visit = (id: string) => {
    if (!id.includes('/web/src/') || firstModules.has(id)) return
    firstModules.add(id)
    bundle.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(path.join(import.meta.dirname, 'src/app.tsx'))
  return firstModules
}

/** The chunks that screens load first. */
const groups: Rolldown.CodeSplittingGroup[] = [
  // Code that the prerendered pages share with the app. Kept small, so that they do not download the app's frame.
  {
    name: 'basis',
    priority: 2,
    test: /web\/src\/(lib\/(theme|session-key|tried-video|signed-in-mark|plan-choice|browser-languages)|messages\/(preferred|translate|format|define|prediction))\.ts|shared\/(locale|plans)\.ts|vite\/preload-helper/,
  },
  // Code that the entry runs before the app's code arrives: the first messages, the token refresh, the first reads.
  {
    name: 'start',
    priority: 2,
    test: /web\/src\/(messages\/(frame|drafts)|features\/home\/(now\/)?messages|lib\/(early-reads|stored-session|user|fields|cognito-re(fresh|quest)|identity|config|visit-key))\.ts|shared\/config-block\.ts/,
  },
  // Dependencies change rarely and stay cached across our releases.
  {
    name: 'vendor',
    priority: 1,
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*([iI]nfinite|[qQ]ueries))/,
  },
  // Validation of external data, which the first screen does not need.
  {
    name: 'zod',
    priority: 3,
    test: /node_modules\/zod\/|shared\/(email|contract\/(message|raw-endpoint))\.ts/,
  },
  // All other code of the first screen, in one request instead of dozens.
  {
    name: (id, context) => (firstScreen(context).has(id) ? 'frame' : null),
    debugName: 'frame',
    priority: 1,
  },
]

const root = import.meta.dirname
const code = [react(), slimRouter, slimContract, jitlessZod, legalPages]
// amazon-cognito-identity-js uses Node's `global`.
const define = { global: 'globalThis' }
const input = {
  app: `${root}/app.html`,
  public: `${root}/public.html`,
  'shared-page': root + sharedPage['/shared-page.js'],
}
// Creating a schema has no side effect, so a screen bundles only the schemas it uses.
const treeshake: Rolldown.TreeshakingOptions = {
  moduleSideEffects: [{ test: /shared\/(contract\/|analytics\.)/, sideEffects: false }],
}
const joined = joinChunks({ root, plugins: code, define, input, treeshake, groups })

export default defineConfig({
  root,
  plugins: [
    code,
    tailwind(),
    joined.plugin,
    preload(),
    sharedPageSources,
    prerender(),
    sizes({ print: process.argv.includes('--sizes') }),
  ],
  define,
  build: {
    // The output directory (set by `infra/build-site.ts`) is outside `root`.
    emptyOutDir: true,
    // The licenses of bundled packages require their texts to be shipped.
    license: { fileName: 'third-party-licenses.md' },
    modulePreload: {
      // All supported browsers support module preload.
      polyfill: false,
      // A screen's chunks are preloaded while its own is imported. Those of the page itself are loaded by then.
      resolveDependencies: (own, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => file !== own && !/\/(vendor|frame|start|basis|rolldown-runtime)-/.test(file)),
    },
    // Assets inlined as data: URLs would violate the content security policy.
    assetsInlineLimit: 0,
    // Keeps light-dark() and @starting-style as written. All of these versions were released by mid-2024.
    cssTarget: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
    rolldownOptions: {
      input: { ...input, 'shared-page-style': root + sharedPage['/shared-page.css'] },
      treeshake,
      // Joining chunks and prerendering intentionally take most of the build time.
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: ({ name }) => (name === 'shared-page' ? '[name].js' : 'assets/[name]-[hash].js'),
        assetFileNames: ({ names }) =>
          names.includes('shared-page-style.css') ? 'shared-page.css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [...groups, joined.group],
        },
      },
    },
  },
})
