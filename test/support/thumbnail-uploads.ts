import { advice } from '#shared/contract/advice.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import type { Answer } from './ask.ts'
import type { Backend } from './backend.ts'
import type { Creator } from './creator.ts'

type Form = Output<typeof advice.upload>
type Type = Input<typeof advice.upload>['type']

/** Requests an upload form for one thumbnail. */
export async function requestUploadForm(
  backend: Backend,
  { token }: Creator,
  type: Type = 'image/jpeg',
): Promise<Form> {
  const { body } = await backend.request('POST', '/api/uploads', { as: token, body: { type } })
  return advice.upload.output.parse(body)
}

/** Submits an upload form as a browser does. Returns S3's status. `changes` replaces some of the form's fields. */
export async function postForm(
  { url, fields }: Readonly<Pick<Form, 'url' | 'fields'>>,
  file: Uint8Array,
  changes: Record<string, string> = {},
): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value)
  form.append('file', new Blob([Uint8Array.from(file)]), 'thumbnail.jpg')
  return (await fetch(url, { method: 'POST', body: form })).status
}

/** Requests the checks of an upload. */
export const checkUpload = (backend: Backend, { token }: Creator, upload: string): Promise<Answer> =>
  backend.request('POST', '/api/thumbnails', { as: token, body: { upload } })

/** Uploads a thumbnail and requests its checks. */
export async function uploadAndCheck(
  backend: Backend,
  creator: Creator,
  file: Uint8Array,
  type?: Type,
): Promise<Answer> {
  const form = await requestUploadForm(backend, creator, type)
  await postForm(form, file)
  return checkUpload(backend, creator, form.upload)
}

/** Uploads a thumbnail that is valid. Returns the result of its checks. */
export async function uploadCheckedThumbnail(backend: Backend, creator: Creator, file: Uint8Array) {
  return advice.thumbnail.output.parse((await uploadAndCheck(backend, creator, file)).body)
}
