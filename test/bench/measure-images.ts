import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const warmRounds = 2

/** Wall time and processor time in milliseconds. */
export interface Times {
  readonly wall: number
  readonly processor: number
}

/** Returns the times since the process started, including loading. */
function timesSinceStart(): Times {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now(), processor: (user + system) / 1000 }
}

/**
 * Analyzes every image of a directory, `start` first. Returns each result with the time that an analysis takes once all is
 * warm, the time until the first result, and the images that could not be analyzed.
 */
export async function measureImages<Result extends object>(
  directory: string,
  start: string,
  analyze: (file: Buffer) => Promise<Result>,
) {
  let first: Times | undefined
  const images: ({ name: string; warm: Times } & Result)[] = []
  const failures: { name: string; reason: string }[] = []
  const names = readdirSync(directory).filter((file) => /\.(jpe?g|png)$/i.test(file))
  for (const name of names.sort((a, b) => Number(b === start) - Number(a === start))) {
    const file = readFileSync(path.join(directory, name))
    try {
      const result = await analyze(file)
      first ??= timesSinceStart()
      const began = timesSinceStart()
      for (let round = 0; round < warmRounds; round++) await analyze(file)
      const ended = timesSinceStart()
      const warm = {
        wall: (ended.wall - began.wall) / warmRounds,
        processor: (ended.processor - began.processor) / warmRounds,
      }
      images.push({ name, warm, ...result })
    } catch (error) {
      failures.push({ name, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return { first: first ?? timesSinceStart(), images, failures }
}
