/** One fresh process that looks at every image of a directory, a named one first, and prints what it took as JSON. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { analyzeThumbnail, loadVisionModels } from '#functions/vision/analyze.ts'

const [directory = '', start = ''] = process.argv.slice(2)
const warmRounds = 2

const processor = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const eye = await loadVisionModels()
let first: { wall: number; processor: number } | undefined
const images = []
const names = readdirSync(directory).filter((file) => /\.(jpe?g|png)$/i.test(file))
for (const name of names.sort((a, b) => Number(b === start) - Number(a === start))) {
  const file = readFileSync(path.join(directory, name))
  const { analysis } = await analyzeThumbnail(eye, file)
  // Since the process began, loading included.
  first ??= { wall: performance.now(), processor: processor() }
  const [began, busy] = [performance.now(), processor()]
  for (let round = 0; round < warmRounds; round++) await analyzeThumbnail(eye, file)
  const warm = { wall: (performance.now() - began) / warmRounds, processor: (processor() - busy) / warmRounds }
  const { text, composition } = analysis.vision
  images.push({ name, warm, hasText: text.hasText, text: text.detectedText, faces: composition.faceCount })
}
console.log(JSON.stringify({ first, peak: process.resourceUsage().maxRSS / 1024, images }))
