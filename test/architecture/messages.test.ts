import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const web = path.resolve(import.meta.dirname, '../../web/src')
const read = (file: string) => readFileSync(path.join(web, file), 'utf8')

const areas = readdirSync(path.join(web, 'messages/en')).map((file) => path.basename(file, '.ts'))
const frame = [...read('messages/frame/en.ts').matchAll(/export \{ (\w+) \}/g)].map(([, name = '']) => name)
const namesIn = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)

/** Each call of `screen()`: where it loads from, and the areas it names last. */
const screens = [
  ...read('routes.tsx').matchAll(/screen\(\s*\(\) => import\('\.\/features\/([\w-]+)\/([^']+)'\),\s*'\w+'([^)]*)\)/g),
].map(([, feature = '', file = '', list = '']) => ({ feature, file, areas: namesIn(list) }))
/** The one page that is never the app's. */
const [, landingAreas = ''] = /Content: Landing,\s*areas: \[([^\]]*)\]/.exec(read('made-ahead.tsx')) ?? []
screens.push({ feature: 'landing', file: 'landing.tsx', areas: namesIn(landingAreas) })

/** The areas that the files of a feature mention. */
function spokenIn(feature: string): string[] {
  const folder = `features/${feature}`
  const files = readdirSync(path.join(web, folder), { recursive: true }).map((file) => `${folder}/${file}`)
  const text = files
    .filter((file) => /\.tsx?$/.test(file))
    .map(read)
    .join('\n')
  // What a part of the screen fetches with itself.
  const later = [...text.matchAll(/loadAreas\(\[([^\]]*)\]\)/g)].flatMap(([, list = '']) => namesIn(list))
  return areas.filter((area) => !later.includes(area) && new RegExp(`['"\`]${area}\\.[a-zA-Z]`).test(text))
}

describe('a screen brings the areas of messages that its feature speaks from', () => {
  it.each(screens.map((screen) => [screen.file, screen] as const))('%s', (_, screen) => {
    const brought = [...frame, ...screen.areas]
    expect(spokenIn(screen.feature).filter((area) => !brought.includes(area))).toEqual([])
  })

  it('and every feature has a screen', () => {
    const features = readdirSync(path.join(web, 'features'))
    expect(features.filter((feature) => !screens.some((screen) => screen.feature === feature))).toEqual([])
  })
})
