import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { findPublicPage, type PublicPage, pageFile, publicPages } from '../../shared/public-pages.ts'

type Render = typeof import('../src/made-ahead.tsx')

const web = path.resolve(import.meta.dirname, '..')
const template = 'public.html'
/** A picture, as the modules of the server name it. */
const picture = /\/(src\/[\w/-]+\.avif)/g

/** A page is the template with its own head and body; the first tag of `<head>` is the template's. */
const filled = (html: string, { locale }: PublicPage, { head, body }: { head: string; body: string }) =>
  html
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)

/** The page is drawn when its script has run: in the theme chosen before, and with the buttons of whoever is signed in. */
const blocking = (html: string) =>
  html.replace('<script type="module"', '<script type="module" async blocking="render"')

/** Every public page, rendered by its sources. */
async function renderAll() {
  const server = await createServer({
    configFile: false,
    root: web,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { render } = (await server.ssrLoadModule('/src/made-ahead.tsx')) as Render
    return await Promise.all(publicPages.map(async (page) => [page, await render(page)] as const))
  } finally {
    await server.close()
  }
}

/** Makes the public pages ahead, in every language: at a build as files, while developing at each request. */
export function madeAhead(): Plugin {
  return {
    name: 'made-ahead',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const shell = bundle[template]
        if (shell?.type !== 'asset') return
        delete bundle[template]
        // What is not found is told by the app, under a name of its own: that gives it another status.
        const app = bundle['app.html']
        if (app?.type === 'asset') this.emitFile({ type: 'asset', fileName: '404.html', source: app.source })
        for (const [page, rendered] of await renderAll()) {
          const made = filled(blocking(String(shell.source)), page, rendered)
          const pictures = new Map<string, string>()
          for (const [address, file = ''] of made.matchAll(picture)) {
            if (pictures.has(address)) continue
            const source = await readFile(path.join(web, file))
            const asset = this.emitFile({ type: 'asset', name: path.basename(file), source })
            pictures.set(address, `/${this.getFileName(asset)}`)
          }
          const source = made.replace(picture, (address) => pictures.get(address) ?? address)
          this.emitFile({ type: 'asset', fileName: pageFile(page), source })
        }
      },
    },
    /** Tells pages that what they were made of has changed. */
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) server.ws.send('made-ahead')
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.originalUrl?.split('?')[0] ?? ''
        const page = findPublicPage(address)
        if (!page) {
          // What has no extension is an address of the app.
          if (!address.split('/').pop()?.includes('.') && !address.startsWith('/@')) request.url = '/app.html'
          return next()
        }
        const module = (await server.ssrLoadModule('/src/made-ahead.tsx')) as Render
        const html = filled(await readFile(path.join(web, template), 'utf8'), page, await module.render(page))
        response.setHeader('content-type', 'text/html')
        response.end(await server.transformIndexHtml(address, html))
      })
    },
  }
}
