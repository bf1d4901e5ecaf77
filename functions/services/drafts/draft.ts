import { Failure } from '#functions/lib/failure.ts'
import { randomCharacters } from '#functions/lib/id.ts'
import { changeDraft, type DraftChange, getDraft, type StoredDraft } from '#functions/store/drafts.ts'
import { importFiles } from '#functions/store/import-files.ts'
import { listPictures } from '#functions/store/pictures.ts'
import { checkPair } from '#functions/vision/pair-checks.ts'
import { addPairChecks } from '#functions/vision/score.ts'
import {
  type Draft,
  type DraftContent,
  type DraftSummary,
  Publication,
  type SavedDraft,
} from '#shared/contract/drafts.ts'
import type { Locale } from '#shared/locale.ts'

/** Returns one of the user's drafts. Throws Failure `not_found` for any other id, and for a deleted one. */
export async function requireDraft(userId: string, id: string): Promise<StoredDraft> {
  const draft = await getDraft(userId, id)
  if (!draft) throw new Failure('not_found')
  return draft
}

/** The maximum number of attempts while other requests change the draft. */
export const maxTries = 30

/** Returns the id of a new title of a draft. */
export const newTitleId = (): string => randomCharacters(8)

/** Changes the state of a draft from `tried` to `working`. Does nothing in other states. Throws Failure `not_found`. */
export async function keepDraft(userId: string, id: string): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    const draft = await requireDraft(userId, id)
    if (draft.state !== 'tried' || (await changeDraft(draft, { state: 'working' }))) return
  }
  throw new Failure('unavailable')
}

/** Returns a draft's content. By default, it leads with the first title and thumbnail. */
export function contentOf({ name, titles, thumbnails, lead, notes }: DraftContent): DraftContent {
  const title = (titles.find(({ id }) => id === lead.title) ?? titles[0])?.id
  const thumbnail = thumbnails.find((hash) => hash === lead.thumbnail) ?? thumbnails[0]
  return {
    name,
    titles,
    thumbnails,
    lead: { ...(title === undefined ? {} : { title }), ...(thumbnail === undefined ? {} : { thumbnail }) },
    notes,
  }
}

/** Returns the title that a draft leads with, or the first one that is not empty; an empty string if there is none. */
export function leadTitleOf(content: DraftContent): string {
  const { lead, titles } = contentOf(content)
  const written = titles.filter(({ text }) => text.trim() !== '')
  return (written.find(({ id }) => id === lead.title) ?? written[0])?.text ?? ''
}

const untitled: Readonly<Record<Locale, string>> = {
  en: 'Untitled draft',
  es: 'Borrador sin título',
  fr: 'Brouillon sans titre',
}

/** Returns the name of a draft on screen: its working name, else the title it leads with. */
export const nameOf = (draft: DraftContent, locale: Locale): string =>
  draft.name.trim() || leadTitleOf(draft).trim() || untitled[locale]

/** Returns a draft as its screen shows it, with its pictures. */
export const resolveDraft = async (item: StoredDraft): Promise<Draft> => ({
  ...resolveFields(item),
  pictures: await resolvePictures(item),
})

/**
 * Returns a changed draft, with its pictures only if its thumbnails changed. Most saves change a text, and the checks of sixty pictures
 * take 100 kB.
 */
export const resolveSaved = async (item: StoredDraft, changes: DraftChange): Promise<SavedDraft> =>
  changes.thumbnails ? resolveDraft(item) : resolveFields(item)

async function resolvePictures(item: StoredDraft): Promise<Draft['pictures']> {
  const stored = await listPictures(item.userId, item.id)
  const title = leadTitleOf(item)
  return Promise.all(
    stored.map(async ({ thumbnail, analysis }) => ({
      thumbnail,
      // Computed again, because earlier releases stored a score that includes the title.
      analysis: addPairChecks(analysis, checkPair(title, analysis.vision.text.textBlocks)),
      url: await signPictureUrl(item, thumbnail),
    })),
  )
}

function resolveFields(item: StoredDraft): Omit<Draft, 'pictures'> {
  const { id, revision, createdAt, updatedAt, state, planned, seconds, happens, lessons, version, origin, published } =
    item
  return {
    id,
    revision,
    createdAt,
    updatedAt,
    state,
    planned,
    seconds,
    happens,
    lessons,
    version,
    ...contentOf(item),
    ...(origin ? { origin } : {}),
    ...(published ? { published: Publication.parse(published) } : {}),
  }
}

/** Returns a draft as the board shows it. */
export async function summarizeDraft(item: StoredDraft): Promise<DraftSummary> {
  const { id, revision, createdAt, updatedAt, state, planned, name, titles, thumbnails, version, published } = item
  const { thumbnail } = contentOf(item).lead
  return {
    id,
    revision,
    createdAt,
    updatedAt,
    state,
    planned,
    name,
    title: leadTitleOf(item),
    ...(thumbnail === undefined ? {} : { thumbnailUrl: await signPictureUrl(item, thumbnail) }),
    titles: titles.length,
    thumbnails: thumbnails.length,
    version,
    ...(published ? { published: Publication.parse(published) } : {}),
  }
}

async function signPictureUrl({ userId, id }: StoredDraft, thumbnail: string): Promise<string> {
  const { draftImageKey, signFileUrl } = await importFiles()
  return signFileUrl(draftImageKey(userId, id, thumbnail))
}
