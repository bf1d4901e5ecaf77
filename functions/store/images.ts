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
import { maxThumbnailBytes, type ThumbnailType } from '#shared/thumbnail/kinds.ts'

/**
 * Images in S3, each under its folder and its user: `originals` as they were uploaded and small `previews` of them, gone
 * after 30 days by the bucket's lifecycle; `copies` of previews, which stay as long as their analysis.
 */
export const originalKey = (userId: string, upload: string): string => `originals/${userId}/${upload}`
export const previewKey = (userId: string, hash: string): string => `previews/${userId}/${hash}`
export const copyKey = (userId: string, analysisId: string): string => `copies/${userId}/${analysisId}`

const folders = { originals: originalKey, previews: previewKey, copies: copyKey } as const
type ImageFolder = keyof typeof folders
export const imageFolderNames = Object.keys(folders) as ImageFolder[]

/** The one S3 client of a function. */
export const s3Client = new S3Client({})

const bucket = () => env('UPLOADS_BUCKET')

/** Seconds a form may be sent in, and an address shows an image for. */
const formSeconds = 60
const addressSeconds = 300
/** The same where the address waits in a file. */
const listedSeconds = 3600

/** SHA-256 of a file, in hexadecimal. */
export const hashFile = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

/** A form by which a browser may put one image under one key: that key, that type and at most 10 MB, for a minute. */
export const createUploadForm = (key: string, type: ThumbnailType): Promise<PresignedPost> =>
  createPresignedPost(s3Client, {
    Bucket: bucket(),
    Key: key,
    Conditions: [
      ['content-length-range', 1, maxThumbnailBytes],
      ['eq', '$Content-Type', type],
    ],
    Fields: { 'Content-Type': type },
    Expires: formSeconds,
  })

/** S3 tells nobody who may not list a bucket that it lacks an object: it denies access. */
const absent = new Set(['NoSuchKey', 'AccessDenied'])

/** An image's bytes; undefined where there is none. */
export async function readImage(key: string): Promise<Buffer | undefined> {
  try {
    const { Body } = await s3Client.send(new GetObjectCommand({ Bucket: bucket(), Key: key }))
    return Body && Buffer.from(await Body.transformToByteArray())
  } catch (error) {
    if (error instanceof Error && absent.has(error.name)) return undefined
    throw error
  }
}

/** Keeps a JPEG in place of whatever the key held. */
export async function saveImage(key: string, jpeg: Buffer): Promise<void> {
  await s3Client.send(new PutObjectCommand({ Bucket: bucket(), Key: key, Body: jpeg, ContentType: 'image/jpeg' }))
}

/** Removes an image; nothing happens where there is none. */
export async function deleteImage(key: string): Promise<void> {
  await s3Client.send(new DeleteObjectCommand({ Bucket: bucket(), Key: key }))
}

/** An address that shows the image for five minutes. */
export const signImageUrl = (key: string): Promise<string> =>
  getSignedUrl(s3Client, new GetObjectCommand({ Bucket: bucket(), Key: key }), { expiresIn: addressSeconds })

/** A user's images in one folder, a thousand at a time, each with an address that shows it for an hour. */
export async function listImages(folder: ImageFolder, userId: string, after?: string): Promise<Batch> {
  const Prefix = folders[folder](userId, '')
  const StartAfter = after === undefined ? undefined : Prefix + after
  const { Contents = [], IsTruncated = false } = await s3Client.send(
    new ListObjectsV2Command({ Bucket: bucket(), Prefix, StartAfter }),
  )
  const until = new Date(Date.now() + listedSeconds * 1000).toISOString()
  const found = Contents.map(async ({ Key = '', Size: bytes, LastModified: changedAt }) => {
    const address = await getSignedUrl(s3Client, new GetObjectCommand({ Bucket: bucket(), Key }), {
      expiresIn: listedSeconds,
    })
    const name = Key.slice(Prefix.length)
    return { key: name, entry: { name, bytes, changedAt, address, addressUntil: until } }
  })
  return { found: await Promise.all(found), more: IsTruncated }
}

/** Removes every image of a user. */
export async function deleteAllImages(userId: string): Promise<void> {
  for (const Prefix of Object.values(folders).map((keyOf) => keyOf(userId, ''))) {
    // What is removed is no longer listed, so each page is the first.
    for (let more = true; more; ) {
      const { Contents = [], IsTruncated } = await s3Client.send(new ListObjectsV2Command({ Bucket: bucket(), Prefix }))
      await Promise.all(Contents.map(({ Key = '' }) => deleteImage(Key)))
      more = IsTruncated ?? false
    }
  }
}
