/** A process that analyzes every image of a directory, starting with a given one, and prints the measurements as JSON. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { analyzeThumbnail, loadVisionModels } from '#functions/vision/analyze.ts'

const [directory = '', start = ''] = process.argv.slice(2)
const warmRounds = 2

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const models = await loadVisionModels()
let first: { wall: number; processor: number } | undefined
const images = []
const names = readdirSync(directory).filter((file) => /\.(jpe?g|png)$/i.test(file))
for (const name of names.sort((a, b) => Number(b === start) - Number(a === start))) {
  const file = readFileSync(path.join(directory, name))
  const { analysis } = await analyzeThumbnail(models, file)
  // Measured since the start of the process, including loading.
  first ??= { wall: performance.now(), processor: processorTime() }
  const [began, busy] = [performance.now(), processorTime()]
  for (let round = 0; round < warmRounds; round++) await analyzeThumbnail(models, file)
  const warm = { wall: (performance.now() - began) / warmRounds, processor: (processorTime() - busy) / warmRounds }
  const { text, composition } = analysis.vision
  images.push({ name, warm, hasText: text.hasText, text: text.detectedText, faces: composition.faceCount })
}
console.log(JSON.stringify({ first, peak: process.resourceUsage().maxRSS / 1024, images }))
