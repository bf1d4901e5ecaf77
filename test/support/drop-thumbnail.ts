import type { Page } from 'playwright-core'

/** Draws a JPEG with large words in the page and drops it onto the thumbnail upload. */
export async function dropThumbnail(page: Page, words: string): Promise<void> {
  const transfer = await page.evaluateHandle(async (text) => {
    const canvas = new OffscreenCanvas(1280, 720)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = 'rgb(20, 60, 140)'
    context.fillRect(0, 0, 1280, 720)
    context.fillStyle = 'white'
    context.font = 'bold 150px sans-serif'
    context.fillText(text, 90, 380)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const dropped = new DataTransfer()
    dropped.items.add(new File([blob], 'thumbnail.jpg', { type: blob.type }))
    return dropped
  }, words)
  await page.getByRole('group', { name: 'Thumbnail upload' }).dispatchEvent('drop', { dataTransfer: transfer })
}
