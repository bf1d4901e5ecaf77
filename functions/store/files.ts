import { createHash } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from '#functions/lib/env.ts'
import type { Batch } from '#functions/lib/paging.ts'

/**
 * The folders of users' files in S3, whose keys are a folder, a user and a name. `originals` are files as uploaded, `previews` are small
 * JPEGs of them; the bucket deletes both after 30 days. `copies` are previews that are stored as long as their analysis, and
 * `draft_images` as long as their draft. `studio_files` are exports of YouTube Studio, stored until the user deletes them.
 */
export const fileFolderNames = ['originals', 'previews', 'copies', 'draft_images', 'studio_files'] as const
type FileFolder = (typeof fileFolderNames)[number]

const prefixOf = (folder: FileFolder, userId: string) => `${folder}/${userId}/`

export const originalKey = (userId: string, upload: string): string => prefixOf('originals', userId) + upload
export const previewKey = (userId: string, hash: string): string => prefixOf('previews', userId) + hash
export const copyKey = (userId: string, analysisId: string): string => prefixOf('copies', userId) + analysisId
export const draftImageKey = (userId: string, draft: string, hash: string): string =>
  `${prefixOf('draft_images', userId)}${draft}/${hash}`
export const studioFileKey = (userId: string, id: string): string => prefixOf('studio_files', userId) + id

/** Rows contributed for training are stored under a pseudonym, in a folder separate from users' files. */
export const givenRowsKey = (pseudonym: string): string => `given_rows/${pseudonym}`

export const s3Client = new S3Client({})

const bucket = () => env('UPLOADS_BUCKET')

/** How long an upload form can be submitted. */
export const formSeconds = 60
/** How long a signed URL works. */
const urlSeconds = 300
/** How long a signed URL works in an export, which users open later. */
const exportUrlSeconds = 3600

/** Returns the SHA-256 of a file, in hexadecimal. */
export const hashFile = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

/** Creates a form with which a browser can upload one file of one type and at most `maxBytes` to one key, for a minute. */
export const createUploadForm = (key: string, type: string, maxBytes: number): Promise<PresignedPost> =>
  createPresignedPost(s3Client, {
    Bucket: bucket(),
    Key: key,
    Conditions: [
      ['content-length-range', 1, maxBytes],
      ['eq', '$Content-Type', type],
    ],
    Fields: { 'Content-Type': type },
    Expires: formSeconds,
  })

/** Without the right to list the bucket, S3 responds to a missing object with AccessDenied. */
const missingErrors = new Set(['NoSuchKey', 'AccessDenied'])

/** Returns a file; undefined if it does not exist. */
export async function readFile(key: string): Promise<Buffer | undefined> {
  try {
    const { Body } = await s3Client.send(new GetObjectCommand({ Bucket: bucket(), Key: key }))
    return Body && Buffer.from(await Body.transformToByteArray())
  } catch (error) {
    if (error instanceof Error && missingErrors.has(error.name)) return undefined
    throw error
  }
}

/** Saves a file, replacing an existing one. */
export async function saveFile(key: string, file: Buffer | string, type = 'image/jpeg'): Promise<void> {
  await s3Client.send(new PutObjectCommand({ Bucket: bucket(), Key: key, Body: file, ContentType: type }))
}

/** Deletes a file. Does nothing if it does not exist. */
export async function deleteFile(key: string): Promise<void> {
  await s3Client.send(new DeleteObjectCommand({ Bucket: bucket(), Key: key }))
}

/** Returns a URL at which a file can be read for five minutes. */
export const signFileUrl = (key: string): Promise<string> =>
  getSignedUrl(s3Client, new GetObjectCommand({ Bucket: bucket(), Key: key }), { expiresIn: urlSeconds })

interface FoundFile {
  readonly key: string
  /** The key without the folder and the user. */
  readonly name: string
  readonly bytes: number
  readonly changedAt: Date
}

/** Returns a user's files in one folder in the order of their names, at most a thousand, starting after the name `after`. */
export async function listFiles(
  folder: FileFolder,
  userId: string,
  after?: string,
): Promise<{ files: FoundFile[]; more: boolean }> {
  const Prefix = prefixOf(folder, userId)
  const StartAfter = after === undefined ? undefined : Prefix + after
  const { Contents = [], IsTruncated = false } = await s3Client.send(
    new ListObjectsV2Command({ Bucket: bucket(), Prefix, StartAfter }),
  )
  const files = Contents.map(({ Key: key = '', Size: bytes = 0, LastModified: changedAt = new Date(0) }) => ({
    key,
    name: key.slice(Prefix.length),
    bytes,
    changedAt,
  }))
  return { files, more: IsTruncated }
}

/** Returns a user's files in one folder, a thousand at a time, each with a URL at which it can be read for an hour. */
export async function listForExport(folder: FileFolder, userId: string, after?: string): Promise<Batch> {
  const { files, more } = await listFiles(folder, userId, after)
  const addressUntil = new Date(Date.now() + exportUrlSeconds * 1000).toISOString()
  const found = files.map(async ({ key, name, bytes, changedAt }) => {
    const address = await getSignedUrl(s3Client, new GetObjectCommand({ Bucket: bucket(), Key: key }), {
      expiresIn: exportUrlSeconds,
    })
    return { key: name, entry: { name, bytes, changedAt, address, addressUntil } }
  })
  return { found: await Promise.all(found), more }
}

/** Deletes every file of a user. */
export async function deleteAllFiles(userId: string): Promise<void> {
  for (const folder of fileFolderNames) await deleteFilesUnder(prefixOf(folder, userId))
}

/** Deletes every file whose key starts with a prefix. */
export async function deleteFilesUnder(Prefix: string): Promise<void> {
  // Deleted files are no longer listed, so every page is the first one.
  for (let more = true; more; ) {
    const { Contents = [], IsTruncated } = await s3Client.send(new ListObjectsV2Command({ Bucket: bucket(), Prefix }))
    await Promise.all(Contents.map(({ Key = '' }) => deleteFile(Key)))
    more = IsTruncated ?? false
  }
}
