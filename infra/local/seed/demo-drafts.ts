import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { newId } from '#functions/lib/id.ts'
import type { StoredDraft } from '#functions/store/drafts.ts'
import { draftImageKey } from '#functions/store/files.ts'
import type { StoredPicture } from '#functions/store/pictures.ts'
import { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { utcDay } from '#shared/day.ts'
import { dayMs } from '#shared/duration.ts'
import type { Difference } from '#shared/experiments/kinds.ts'

/** The folder with the thumbnails of the demo's drafts. */
export const thumbnailFolder = path.join(import.meta.dirname, 'thumbnails')

/** The checks of the thumbnails, as the function returned them for the full-size pictures. */
const Checks = z.record(z.string(), z.object({ hash: z.string(), analysis: ThumbnailAnalysis }))

export interface DemoDraft {
  readonly state: 'idea' | 'working' | 'ready'
  /** Days since the draft was created. */
  readonly age: number
  readonly name?: string
  readonly titles?: readonly string[]
  /** Names of files in `thumbnails`. */
  readonly thumbnails?: readonly string[]
  readonly notes?: string
  /** Days until its planned publication, at 5 p.m. */
  readonly plannedIn?: number
  /** Its planned length in minutes. */
  readonly minutes?: number
  /** What happens in the video. Only the full demo has this and the following properties. */
  readonly happens?: string
  /** How many visitors of a shared link vote for each of its titles. */
  readonly votes?: readonly number[]
  /** How the first two titles of a planned test differ. */
  readonly test?: Difference
}

/** The drafts that the demo creator works on. */
export const demoDrafts: readonly DemoDraft[] = [
  {
    state: 'idea',
    age: 1,
    name: 'Knife skills',
    notes: 'Which cuts do viewers struggle with? Ask in the community tab.',
  },
  { state: 'idea', age: 4, titles: ['What Cooks Know About Salt That You Don’t'] },
  {
    state: 'working',
    age: 6,
    name: 'Sourdough in winter',
    titles: [
      'How to Bake Sourdough Bread in a Cold Kitchen',
      'I Baked Bread at 12 °C for a Week',
      'Your Kitchen Is Too Cold for Sourdough. Do This Instead',
    ],
    thumbnails: ['bread-snow', 'bread-face'],
    notes: 'Show the thermometer in the first ten seconds.',
    plannedIn: 9,
    minutes: 14,
    happens: 'I bake every day for a week at 12 °C and measure the dough every hour.',
    votes: [2, 5, 3],
  },
  {
    state: 'working',
    age: 8,
    titles: ['7 Dinners from One Pan', 'One Pan, Seven Dinners, No Washing Up'],
    plannedIn: 16,
  },
  {
    state: 'ready',
    age: 12,
    titles: ['5 Pasta Mistakes You Make Every Week', 'Stop Rinsing Your Pasta'],
    thumbnails: ['pasta'],
    plannedIn: 3,
    happens: 'I cook the same pasta five times and make one mistake each time.',
    test: 'number',
  },
]

export interface SeededDrafts {
  readonly drafts: readonly StoredDraft[]
  readonly pictures: readonly StoredPicture[]
  readonly images: readonly { readonly key: string; readonly jpeg: Buffer }[]
}

/** Creates the drafts that the demo creator works on. */
export async function createDemoDrafts(userId: string): Promise<SeededDrafts> {
  const now = Date.now()
  const checks = z.parse(
    Checks,
    JSON.parse(await readFile(path.join(thumbnailFolder, 'checks.generated.json'), 'utf8')),
  )
  const drafts: StoredDraft[] = []
  const pictures: StoredPicture[] = []
  const images: { key: string; jpeg: Buffer }[] = []
  for (const { state, age, name = '', titles = [], thumbnails = [], notes = '', plannedIn, minutes } of demoDrafts) {
    const createdAt = now - age * dayMs
    const id = newId(createdAt)
    const hashes: string[] = []
    for (const file of thumbnails) {
      const checked = checks[file]
      if (!checked) throw new Error(`no checks of ${file}`)
      const { hash, analysis } = checked
      hashes.push(hash)
      pictures.push({ v: 1, userId, id: `${id}#${hash}`, thumbnail: hash, analysis })
      images.push({
        key: draftImageKey(userId, id, hash),
        jpeg: await readFile(path.join(thumbnailFolder, `${file}.jpg`)),
      })
    }
    drafts.push({
      v: 1,
      userId,
      id,
      revision: 1,
      changedIn: {},
      createdAt: new Date(createdAt).toISOString(),
      updatedAt: new Date(createdAt).toISOString(),
      version: 0,
      state,
      planned: plannedIn === undefined ? null : { date: utcDay(now + plannedIn * dayMs), time: '17:00' },
      seconds: minutes === undefined ? null : 60 * minutes,
      happens: '',
      name,
      titles: titles.map((text, index) => ({ id: `title${index + 1}`, text })),
      thumbnails: hashes,
      lead: {},
      notes,
      lessons: '',
    })
  }
  return { drafts, pictures, images }
}
