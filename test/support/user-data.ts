import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { type TableName, tableRows } from '#infra/tables.ts'
import type { Backend } from './backend.ts'
import { connect } from './consent.ts'
import { type Creator, setPlan } from './creator.ts'

/** Three texts that nobody types: where they are found, something of this user is left. */
export const sentinels = ['zeppelin-9c1f', 'quokka-77ab', 'marzipan-e03d'] as const

/** The tables whose items belong to a user, with the name of that key. */
export const ofUsers = tableRows.filter(
  ([name, { key }]) => ['userId', 'user_id'].includes(key) && name !== 'deletions',
)

/** Everything that a user can have: a connected channel with its figures, an item in every table, images in every folder. */
export async function giveEverything(backend: Backend, creator: Creator): Promise<void> {
  const { userId, token } = creator
  await connect(backend, creator)
  await setPlan(creator, 'premium')
  for (const path of ['/api/account', '/api/youtube/analytics', '/api/youtube/videos'])
    await backend.request('GET', path, { as: token })
  await backend.request('POST', '/api/analyze', { as: token, body: { title: `How to fly a ${sentinels[0]}` } })
  const { database } = await import('#functions/lib/database.ts')
  for (const [name, { key, sort }] of ofUsers) {
    if (!sort) continue
    const Item = { [key]: userId, [sort]: sentinels[1], note: sentinels[2], seen: new Set([sentinels[0]]) }
    await database.send(new PutCommand({ TableName: process.env[`TABLE_${name.toUpperCase()}`], Item }))
  }
  const { saveImage, originalKey, previewKey, copyKey } = await import('#functions/store/images.ts')
  for (const keyOf of [originalKey, previewKey, copyKey])
    await saveImage(keyOf(userId, sentinels[2]), Buffer.from(sentinels[0]))
}

/** A user of the pool with all that. */
export async function richUser(backend: Backend): Promise<Creator & { readonly email: string; readonly name: string }> {
  const name = `Wilhelmina ${sentinels[1]}`
  const { userId, email, tokens } = await backend.signUpUser({ name })
  const creator = { userId, token: tokens.accessToken }
  await giveEverything(backend, creator)
  return { ...creator, email, name }
}

/** What gives a user away. */
export const tracesOf = ({ userId, email, name }: Awaited<ReturnType<typeof richUser>>): string[] => [
  userId,
  email,
  name,
  ...sentinels,
]

/** The files below a directory, as one text: bytes that are no letters stay apart from those that are. */
async function textBelow(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n')
}

/** All that is kept of anybody, where it is kept: tables but the named ones, and what pool and bucket have on disk. */
export async function keptPlaces(backend: Backend, ...except: TableName[]) {
  const readable = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)
  return {
    tables: JSON.stringify(await backend.everything(...except), readable),
    pool: await readFile(backend.files.pool, 'latin1'),
    images: await textBelow(backend.files.images),
  }
}

/** The same as one text. */
export const allThatIsKept = async (backend: Backend, ...except: TableName[]): Promise<string> =>
  Object.values(await keptPlaces(backend, ...except)).join('\n')
