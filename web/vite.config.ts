import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { madeAhead } from './prerender/made-ahead.ts'
import { sizes } from './sizes.ts'

/** Starts the font's download with the page instead of after the style sheet; only the Latin part, which every screen needs. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /geist-latin-wght-normal-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), preloadFont(), madeAhead(), sizes({ print: process.argv.includes('--sizes') })],
  // amazon-cognito-identity-js reaches for Node's `global`.
  define: { global: 'globalThis' },
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    modulePreload: {
      // Every browser below has it.
      polyfill: false,
      // What a screen needs is asked for with it; what the page asks for first is there by then.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(vendor|frame|basis|rolldown-runtime)-/.test(file)),
    },
    // A data: address would break the content security policy.
    assetsInlineLimit: 0,
    // light-dark() and @starting-style stay as written; all of these were out by mid-2024.
    cssTarget: ['chrome123', 'edge123', 'firefox129', 'safari17.5'],
    rolldownOptions: {
      input: { app: `${import.meta.dirname}/app.html`, public: `${import.meta.dirname}/public.html` },
      // Schemas do nothing by being made: a screen takes those it uses along, not the whole contract.
      treeshake: { moduleSideEffects: [{ test: /shared\/(contract|analytics)\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // What the pages that are made ahead share with the app: little, so that they need not the app's frame.
            {
              name: 'basis',
              priority: 1,
              test: /web\/src\/(lib\/(theme|session-key|signed-in-mark|plan-choice)|messages\/(preferred|translate|format|define|prediction))\.ts|shared\/(locale|plans)\.ts|vite\/preload-helper/,
            },
            // What changes with our dependencies only, and stays in caches over many versions of ours.
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|zod)\// },
            // What every screen stands on: one request instead of a dozen.
            {
              name: 'frame',
              test: /web\/src\/(features\/(?!landing).*\/messages\.ts|messages\/(?!(en|es|fr)\.)\w+\.tsx?|(layout|lib)\/(?!auth-|explained-|ai-|public-page|site-|consent|upload|channel|account-settings|cognito(?!-later)|browser-time-zone|download|pending-|signed-in-redirect|plan-|entry|pattern|use-message-id|theme|title-pieces|verdict))/,
            },
            // What the first screen shares with one or two others: one request instead of five.
            {
              name: 'first',
              test: /shared\/(contract\/(youtube|account)|analytics\/kinds|time-zone|notifications)\.ts|ui\/(sparkline|chart-geometry|segments)|home\/use-connect|icons\/arrow-(right|down)\.mjs/,
              minShareCount: 2,
            },
            // What forms and dialogs are made of: the first screen has neither.
            {
              name: 'forms',
              test: /web\/src\/ui\/(text-field|dialog|modal|again-button|progress|choice|tabs)|icons\/(circle-dashed|circle-slash|image-off|eye|eye-off|trash|copy|tv)\.mjs/,
              minShareCount: 3,
            },
            // What several screens show.
            { name: 'ui', test: /web\/src\/ui\/|lucide-react/, minShareCount: 5 },
          ],
        },
      },
    },
  },
})
