import { Failure } from '#functions/lib/failure.ts'
import { createUploadForm, deleteFile, listFiles, signFileUrl, studioFileKey } from '#functions/store/files.ts'
import { freeSlot, holdSlot } from '#functions/store/upload-slots.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import { type StudioFile, type studio, studioLimits } from '#shared/contract/studio.ts'

/** Browsers download files of this type and never open them as pages. */
const fileType = 'application/octet-stream'

/** Returns the exports that a user saved, latest first. */
export async function listStudioFiles(userId: string): Promise<StudioFile[]> {
  const { files } = await listFiles('studio_files', userId)
  files.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
  return Promise.all(
    files.map(async ({ key, name: id, bytes, changedAt }) => ({
      id,
      name: nameOf(id),
      bytes,
      keptAt: changedAt.toISOString(),
      url: await signFileUrl(key),
    })),
  )
}

/**
 * Creates a form with which the user can upload one export. Throws Failure `studio_files_full` at the limit, which counts forms whose
 * file may still arrive, unless the same file is already saved.
 */
export async function keepStudioFile(
  userId: string,
  { name, sha256 }: Parsed<typeof studio.keep>,
): Promise<Output<typeof studio.keep>> {
  const id = `${sha256}.${Buffer.from(name).toString('base64url')}`
  const { files } = await listFiles('studio_files', userId)
  const kept = new Set(files.map((file) => file.name))
  if (!(await holdSlot(userId, id, kept, studioLimits.files))) throw new Failure('studio_files_full')
  return { id, ...(await createUploadForm(studioFileKey(userId, id), fileType, studioLimits.fileBytes)) }
}

/** Deletes a saved export. Does nothing if there is none. */
export async function removeStudioFile(userId: string, id: string): Promise<void> {
  await deleteFile(studioFileKey(userId, id))
  await freeSlot(userId, id)
}

const nameOf = (id: string) => Buffer.from(id.slice(id.indexOf('.') + 1), 'base64url').toString()
