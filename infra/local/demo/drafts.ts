import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type DemoDraft, thumbnailFolder } from '#infra/local/seed/demo-drafts.ts'
import { advice } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { experiments } from '#shared/contract/experiments.ts'
import { shares } from '#shared/contract/shares.ts'
import { utcDay } from '#shared/day.ts'
import { dayMs } from '#shared/duration.ts'
import type { DemoCreator } from './creator.ts'

/** Returns the id of the draft with this title or name. Creates it with `fields` if it does not exist yet. */
export async function findDraft(
  creator: DemoCreator,
  name: string,
  fields?: Input<typeof drafts.create>,
): Promise<string> {
  const { call, ids, isRetry } = creator
  const isNew = fields !== undefined && !isRetry
  const id =
    ids.get(name) ??
    (isNew ? undefined : await searchDraft(creator, name)) ??
    (fields && (await call(drafts.create, fields)).draft.id)
  if (id === undefined) throw new Error(`no draft of ${name}`)
  ids.set(name, id)
  return id
}

async function searchDraft({ call }: DemoCreator, name: string): Promise<string | undefined> {
  for (let before: string | undefined; ; ) {
    const page = await call(drafts.list, before === undefined ? {} : { before })
    const match = page.drafts.find((draft) => draft.title === name || draft.name === name)
    if (match) return match.id
    if (page.next === undefined) return undefined
    before = page.next
  }
}

/** Creates a draft that is not published yet. Analyzes, shares and tests its titles. */
export async function workOnDraft(creator: DemoCreator, draft: DemoDraft, now: number): Promise<void> {
  const { state, name = '', titles = [], notes = '', plannedIn, minutes, happens } = draft
  const [first = ''] = titles
  const id = await findDraft(creator, name || first, {
    state,
    name,
    titles: titles.map((text, index) => ({ id: `title${index + 1}`, text })),
    notes,
    ...(happens === undefined ? {} : { happens }),
    ...(plannedIn === undefined ? {} : { planned: { date: utcDay(now + plannedIn * dayMs), time: '17:00' } }),
    ...(minutes === undefined ? {} : { seconds: 60 * minutes }),
  })
  if (state === 'idea' || first === '') return
  await analyze(creator, id, first)
  if (draft.votes) await shareForVotes(creator, id, draft.votes)
  if (draft.test) await planExperiment(creator, id, draft.test)
}

/** Analyzes a title of a draft. */
export async function analyze({ call, isRetry }: DemoCreator, draft: string, title: string): Promise<void> {
  if (isRetry && (await call(drafts.versions, { id: draft })).versions.length > 0) return
  await call(advice.analyze, { draft, title })
}

/**
 * Adds a draft's thumbnails and analyzes its title with the first one. Only works in the present, because the past has no
 * file storage.
 */
export async function addThumbnails(creator: DemoCreator, draft: DemoDraft): Promise<void> {
  const { name, titles: [title = ''] = [], thumbnails: files = [] } = draft
  const thumbnails: string[] = []
  for (const file of files) thumbnails.push(await uploadThumbnail(creator, file))
  const [thumbnail] = thumbnails
  const id = await findDraft(creator, name || title)
  const { revision } = (await creator.call(drafts.get, { id })).draft
  await creator.call(drafts.save, { id, revision, changes: { thumbnails } })
  await creator.call(advice.analyze, { draft: id, title, ...(thumbnail === undefined ? {} : { thumbnail }) })
}

async function uploadThumbnail(creator: DemoCreator, file: string): Promise<string> {
  const { upload, ...form } = await creator.call(advice.upload, { type: 'image/jpeg' })
  await creator.upload(form, await readFile(path.join(thumbnailFolder, `${file}.jpg`)))
  return (await creator.call(advice.thumbnail, { upload })).thumbnail
}

/** Shares the titles of a draft and votes for them as visitors. `votes` holds the number of votes for each title. */
async function shareForVotes(creator: DemoCreator, id: string, votes: readonly number[]): Promise<void> {
  const { call, isRetry } = creator
  const titles = votes.map((_, index) => `title${index + 1}`)
  const [existingShare] = isRetry ? (await call(shares.list, { draft: id })).shares : []
  const share =
    existingShare ?? (await call(shares.create, { id, titles, thumbnails: [], days: 14, voting: true })).share
  const token = share.url?.split('/').at(-1) ?? ''
  for (const [index, title] of titles.entries())
    for (let vote = 0; vote < (votes[index] ?? 0); vote++)
      await call(shares.vote, { token, voter: voterId(`${id} ${index} ${vote}`), title })
}

/** Returns an id that looks random but is the same when the step is repeated. */
function voterId(of: string): string {
  const hex = createHash('sha256').update(of).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

async function planExperiment(
  creator: DemoCreator,
  draft: string,
  difference: NonNullable<DemoDraft['test']>,
): Promise<void> {
  const { call, isRetry } = creator
  if (isRetry && (await call(experiments.list, { draft })).experiments.length > 0) return
  await call(experiments.create, { draft, difference, variants: [{ title: 'title1' }, { title: 'title2' }] })
}
