import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import {
  findPublicPage,
  llmsFile,
  originPlaceholder,
  type PublicPage,
  pageFile,
  publicPages,
} from '../../shared/public-pages.ts'
import { legalPages } from '../legal-pages/plugin.ts'

type Render = typeof import('../src/render-public-page.tsx')
type Llms = typeof import('../src/llms.ts')

const web = path.resolve(import.meta.dirname, '..')
const template = 'public.html'

/** Fills the template with a page's head and body. */
const fillTemplate = (html: string, { locale }: PublicPage, { head, body }: { head: string; body: string }) =>
  html
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)

/** Makes the first paint wait for the script, which applies the stored theme and shows the buttons for signed-in users. */
const blockFirstPaint = (html: string) =>
  html.replace('<script type="module"', '<script type="module" async blocking="render"')

/** Renders every public page, and the file for language models. */
async function renderAll() {
  const server = await createServer({
    configFile: false,
    plugins: [legalPages],
    root: web,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { render } = (await server.ssrLoadModule('/src/render-public-page.tsx')) as Render
    const { renderLlms } = (await server.ssrLoadModule('/src/llms.ts')) as Llms
    const pages = await Promise.all(publicPages.map(async (page) => [page, await render(page)] as const))
    return { pages, llms: await renderLlms() }
  } finally {
    await server.close()
  }
}

/** Prerenders the public pages in every language: as files in a build, per request in development. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const shell = bundle[template]
        if (shell?.type !== 'asset') return
        delete bundle[template]
        // The app also renders the 404 page. It has a separate name because it is served with another status.
        const app = bundle['app.html']
        if (app?.type === 'asset') this.emitFile({ type: 'asset', fileName: '404.html', source: app.source })
        const { pages, llms } = await renderAll()
        this.emitFile({ type: 'asset', fileName: llmsFile, source: llms })
        for (const [page, rendered] of pages) {
          const source = fillTemplate(blockFirstPaint(String(shell.source)), page, rendered)
          this.emitFile({ type: 'asset', fileName: pageFile(page), source })
        }
      },
    },
    /** Reloads pages whose sources have changed. */
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) server.ws.send('prerender')
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.originalUrl?.split('?')[0] ?? ''
        const page = findPublicPage(address)
        if (!page) {
          // Paths without an extension belong to the app.
          if (!address.split('/').pop()?.includes('.') && !address.startsWith('/@')) request.url = '/app.html'
          return next()
        }
        const module = (await server.ssrLoadModule('/src/render-public-page.tsx')) as Render
        const html = fillTemplate(await readFile(path.join(web, template), 'utf8'), page, await module.render(page))
        response.setHeader('content-type', 'text/html')
        const localPage = html.replaceAll(originPlaceholder, `http://${request.headers.host}`)
        response.end(await server.transformIndexHtml(address, localPage))
      })
    },
  }
}
