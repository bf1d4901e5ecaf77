import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { legalPages } from './legal-pages/plugin.ts'
import { madeAhead } from './prerender/made-ahead.ts'
import { closure, sizes } from './sizes.ts'
import { jitlessZod, slimContract, slimRouter } from './slim.ts'

/**
 * Starts downloads with the page: the font's Latin part, which every screen needs, instead of after the style sheet; the
 * app's chunks instead of after its entry.
 */
function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {}, chunk }) => {
        const fonts = Object.keys(bundle).filter((file) => /geist-latin-wght-normal-[^/]*\.woff2$/.test(file))
        const app = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === 'app' && file.isDynamicEntry,
        )
        const entry = closure(bundle, chunk)
        const scripts = chunk?.name === 'app' ? [...closure(bundle, app)].filter((file) => !entry.has(file)) : []
        return [
          ...fonts.map((file) => ({
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
          })),
          ...scripts.map(({ fileName }) => ({ rel: 'modulepreload', href: `/${fileName}`, crossorigin: true })),
        ].map((attrs) => ({ tag: 'link', injectTo: 'head' as const, attrs }))
      },
    },
  }
}

/**
 * The script and the style sheet of pages that functions render. Their names have no hash, because functions do not know
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

/** Returns the modules of ours that the app imports before it runs. */
function firstScreen(bundle: Pick<Rolldown.PluginContext, 'getModuleInfo'>): ReadonlySet<string> {
  const visit = (id: string) => {
    if (!id.includes('/web/src/') || firstModules.has(id)) return
    firstModules.add(id)
    bundle.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  bundle.getModuleInfo(path.join(import.meta.dirname, 'src/app.tsx'))?.importedIds.forEach(visit)
  return firstModules
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    slimRouter,
    slimContract,
    jitlessZod,
    preload(),
    sharedPageSources,
    legalPages,
    madeAhead(),
    sizes({ print: process.argv.includes('--sizes') }),
  ],
  // amazon-cognito-identity-js reaches for Node's `global`.
  define: { global: 'globalThis' },
  build: {
    // The directory is given by who builds (`infra/build-site.ts`), and lies outside `root`.
    emptyOutDir: true,
    // The licenses of bundled packages require their texts to be shipped.
    license: { fileName: 'third-party-licenses.md' },
    modulePreload: {
      // All supported browsers have it.
      polyfill: false,
      // A screen's chunks are preloaded while its own is imported. Those of the page itself are loaded by then.
      resolveDependencies: (own, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => file !== own && !/\/(vendor|frame|start|basis|rolldown-runtime)-/.test(file)),
    },
    // A data: address would break the content security policy.
    assetsInlineLimit: 0,
    // light-dark() and @starting-style stay as written; all of these versions were released by mid-2024.
    cssTarget: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
    rolldownOptions: {
      input: {
        app: `${import.meta.dirname}/app.html`,
        public: `${import.meta.dirname}/public.html`,
        'shared-page': import.meta.dirname + sharedPage['/shared-page.js'],
        'shared-page-style': import.meta.dirname + sharedPage['/shared-page.css'],
      },
      // Creating a schema has no side effect, so a screen bundles only the schemas it uses.
      treeshake: { moduleSideEffects: [{ test: /shared\/(contract\/|analytics\.)/, sideEffects: false }] },
      output: {
        entryFileNames: ({ name }) => (name === 'shared-page' ? '[name].js' : 'assets/[name]-[hash].js'),
        assetFileNames: ({ names }) =>
          names.includes('shared-page-style.css') ? 'shared-page.css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // What the prerendered pages share with the app. It is small, so that they do not download the app's frame.
            {
              name: 'basis',
              priority: 2,
              test: /web\/src\/(lib\/(theme|session-key|signed-in-mark|plan-choice|browser-languages)|messages\/(preferred|translate|format|define|prediction))\.ts|shared\/(locale|plans)\.ts|vite\/preload-helper/,
            },
            // What the title model of prerendered pages shares with the contract, apart from it for the same reason.
            { name: 'kinds', priority: 2, test: /shared\/prediction\/(kinds|yardsticks)\.ts/ },
            // What the entry starts before the app's code arrives: the first messages, the refresh of the token, the first reads.
            {
              name: 'start',
              priority: 2,
              test: /web\/src\/(messages\/(frame|drafts)|features\/home\/(now\/)?messages|lib\/(early-reads|stored-session|user|fields|cognito-re(fresh|quest)|identity|config|visit-key))\.ts|shared\/config-block\.ts/,
            },
            // What begins a session, with what the screens that do so import before.
            { name: 'sign-in', priority: 2, test: /web\/src\/lib\/(sign-in|lookup|pending-sign-up)\.ts/ },
            // Dependencies change rarely and stay cached across our releases.
            {
              name: 'vendor',
              priority: 1,
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*([iI]nfinite|[qQ]ueries))/,
            },
            // What checks data from outside, which the first screen does without.
            {
              name: 'zod',
              priority: 3,
              test: /node_modules\/zod\/|shared\/(email|contract\/(message|raw-endpoint))\.ts/,
            },
            // Everything else that the first screen runs: one request instead of dozens.
            {
              name: (id, context) => (firstScreen(context).has(id) ? 'frame' : null),
              debugName: 'frame',
              priority: 1,
            },
            // What screens about a title send and receive, compressed together.
            {
              name: 'advice',
              test: /shared\/(contract\/(advice|thumbnail|item-id)|advice\/question|advisers|priority|thumbnail\/kinds)\.ts/,
              minShareCount: 2,
            },
            // What screens about drafts and other channels send and receive.
            {
              name: 'drafts',
              test: /shared\/contract\/(drafts|review|experiments|following)\.ts|lib\/clock-time\.ts/,
              minShareCount: 2,
            },
            // Forms and dialogs, which the first screen does not use.
            {
              name: 'forms',
              test: /web\/src\/ui\/(text-field|dialog|modal|again-button|progress|choice)|icons\/(circle-dashed|circle-slash|image-off|eye|eye-off|trash|copy|tv)\.mjs/,
              minShareCount: 3,
            },
            // Apart from the forms: most of these have no tabs.
            { name: 'tabs', test: /web\/src\/ui\/tabs/, minShareCount: 2 },
            // Components that several screens share.
            {
              name: 'ui',
              test: /web\/src\/(ui\/|layout\/(usual|video\/video-link)\.|lib\/video-url|messages\/video\.)|lucide-react/,
              minShareCount: 5,
            },
            // What the views of the dashboard share.
            {
              name: 'home',
              test: /features\/home\/(tiles|usual-multiple|connect\/use-connect|now\/do-next-skeleton)|ui\/chart-geometry|icons\/table-2/,
              minShareCount: 2,
            },
            // What the workbench and its parts share.
            {
              name: 'title',
              test: /features\/workbench\/(annotated-title|movers|part|side-by-side|connect-hint|base|compare\/(messages|variants)|metadata\/messages|result\/(messages|titled))\.|layout\/(studio\/(yardstick|use-judged-by)|yardstick\/(use-yardstick|channel-model)|happens\/(video-line|happens-field))\.|src\/messages\/yardstick\.|prediction\/offered/,
              minShareCount: 2,
            },
            { name: 'meters', test: /layout\/(plan|ai)-meter/, minShareCount: 2 },
            // What signing in, the offer of a passkey and the profile share.
            {
              name: 'passkeys',
              test: /web\/src\/lib\/passkeys\.|layout\/passkeys\/use-|shared\/contract\/passkeys\./,
              minShareCount: 2,
            },
            // What the profile and its dialogs share.
            {
              name: 'account',
              test: /features\/profile\/(last-use|use-confirm-user|access\/passkeys-note)|shared\/(open-access|contract\/(connections|tokens|webhooks))\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
