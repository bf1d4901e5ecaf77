/**
 * `npm run pictures`: takes the picture of Predictive Insights for the docs from the running system, and creates the
 * icons from the logo and the pictures for links to the public pages. With `-- links`, makes only the pictures for
 * links. The results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type Demo, withDemo } from './demo.ts'
import { makeLinkPictures } from './link-pictures.ts'
import { carbonara } from './scenes.ts'

const web = path.resolve(import.meta.dirname, '../../web')
const publicFile = (name: string) => path.join(web, 'public', name)
const readmePicture = path.resolve(web, '../docs/predictive-insights.png')

/** Takes the picture for the docs: a verdict with its next steps and its evidence. */
async function takeResult({ member, url }: Demo): Promise<void> {
  const context = await member({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/dashboard/predictive-insights?title=${encodeURIComponent(carbonara)}`)
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByRole('heading', { name: 'Next steps' }).waitFor()
  // Closes the toast, which would stay while the pointer is on it or another window has the focus.
  const toasts = page.getByRole('region', { name: 'Notifications' })
  const toast = toasts.getByText('Analysis completed successfully!')
  await toast.waitFor()
  await toasts.getByRole('button', { name: 'Close', includeHidden: true }).click()
  await toast.waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await sharp(await page.screenshot())
    .png({ palette: true, compressionLevel: 9 })
    .toFile(readmePicture)
  await context.close()
}

/** Fills the whole square with the logo's background, for systems that crop icons to their own shape. */
const maskable = (svg: string) =>
  svg.replace('rx="9"', '').replace(/<g /, '<g transform="translate(16 16) scale(.72) translate(-16 -16)" ')

/** An .ico file is a header of 22 bytes and a PNG (Windows Vista and later). */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

async function makeIcons(): Promise<void> {
  const svg = await readFile(publicFile('favicon.svg'), 'utf8')
  const png = (source: string, size: number) =>
    sharp(Buffer.from(source), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer()
  await writeFile(publicFile('favicon.ico'), ico(await png(svg, 32), 32))
  await writeFile(publicFile('apple-touch-icon.png'), await png(maskable(svg), 180))
  await writeFile(publicFile('icon-192.png'), await png(svg, 192))
  await writeFile(publicFile('icon-512.png'), await png(svg, 512))
  await writeFile(publicFile('icon-maskable-512.png'), await png(maskable(svg), 512))
}

await makeLinkPictures()
if (process.argv[2] !== 'links') {
  await makeIcons()
  await withDemo(takeResult)
}
