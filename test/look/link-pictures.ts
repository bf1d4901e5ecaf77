import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { createServer } from 'vite'
import { linkPicture, linkPictureSize, type PublicPage, pagePath, publicPages } from '#shared/public-pages.ts'
import { launchBrowser } from '#test/support/browser.ts'

const web = path.resolve(import.meta.dirname, '../../web')

/** Replaces the open page with a card that has its title and description, in the page's own colors and font. */
async function showCard(page: Page, title: string, description: string): Promise<void> {
  await page.evaluate(
    async ([title = '', description = '']) => {
      const style = document.createElement('style')
      style.textContent = `
        body { box-sizing: border-box; height: 630px; margin: 0; padding: 72px 80px; display: flex; flex-direction: column;
          border-bottom: 16px solid var(--accent); background: var(--canvas); color: var(--text); overflow: hidden }
        header { display: flex; align-items: center; gap: 20px; font-size: 36px; font-weight: 600 }
        header img { width: 56px }
        h1 { margin: auto 0 28px; font-size: 72px; line-height: 1.1; font-weight: 600; letter-spacing: -0.03em; text-wrap: balance }
        p { margin: 0 0 auto; font-size: 32px; line-height: 1.4; color: var(--muted); text-wrap: pretty }`
      const logo = document.createElement('img')
      logo.src = '/favicon.svg'
      const parts = Object.entries({ header: 'Viewcraft', h1: title, p: description }).map(([name, text]) =>
        Object.assign(document.createElement(name), { textContent: text }),
      )
      parts[0]?.prepend(logo)
      document.head.append(style)
      document.body.replaceChildren(...parts)
      await logo.decode()
    },
    [title, description],
  )
}

async function makeLinkPicture(page: Page, shown: PublicPage, site: string): Promise<void> {
  await page.goto(site + pagePath(shown))
  await page.waitForLoadState('networkidle')
  const title = await page.title()
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
  // The first screen of the landing page shows best what the page is about.
  if (shown.path !== '/') await showCard(page, title.replace(' · Viewcraft', ''), description)
  await page.evaluate(() => document.fonts.ready)
  const file = path.join(web, 'public', linkPicture(shown))
  await mkdir(path.dirname(file), { recursive: true })
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    // A test compares the texts with those of the page. Exif allows only ASCII.
    .withExif({ IFD0: { ImageDescription: encodeURIComponent(`${title}\n${description}`) } })
    .toFile(file)
}

/** Makes the pictures that other sites show for links to the public pages, from the sources of the pages. */
export async function makeLinkPictures(): Promise<void> {
  const server = await createServer({ root: web, server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' })
  await server.listen()
  const browser = await launchBrowser()
  try {
    const [site = ''] = server.resolvedUrls?.local ?? []
    const context = await browser.newContext({ viewport: linkPictureSize, locale: 'en-US' })
    const page = await context.newPage()
    for (const shown of publicPages) await makeLinkPicture(page, shown, site.replace(/\/$/, ''))
  } finally {
    await browser.close()
    await server.close()
  }
}
