/** A process that analyzes every image of a directory, starting with a given one, and prints the measurements as JSON. */
import { analyzeThumbnail, loadVisionModels } from '#functions/vision/analyze.ts'
import { measureImages } from './measure-images.ts'

const [directory = '', start = ''] = process.argv.slice(2)

const models = await loadVisionModels()
const measured = await measureImages(directory, start, async (file) => {
  const { text, composition } = (await analyzeThumbnail(models, file)).analysis.vision
  return { hasText: text.hasText, text: text.detectedText, faces: composition.faceCount }
})
console.log(JSON.stringify({ ...measured, peak: process.resourceUsage().maxRSS / 1024 }))
