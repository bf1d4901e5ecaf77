import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { type TableName, tableRows } from '#shared/tables.ts'
import type { Backend } from './backend.ts'
import { connect } from './consent.ts'
import { type Creator, setPlan } from './creator.ts'

/** Texts that occur nowhere else: where one is found, data of this user is left. */
export const sentinels = ['zeppelin-9c1f', 'quokka-77ab', 'marzipan-e03d'] as const

/** The tables whose items belong to a user. */
export const userOwnedTables = tableRows.filter(([, { account }]) => account === 'whole' || account === 'part')

/** Creates all kinds of data for a user: a connected channel with its figures, an item in every table, an image in every folder. */
export async function createAllData(backend: Backend, creator: Creator): Promise<void> {
  const { userId, token } = creator
  await connect(backend, creator)
  await setPlan(creator, 'premium')
  for (const path of ['/api/account', '/api/youtube/analytics', '/api/youtube/videos'])
    await backend.request('GET', path, { as: token })
  await backend.request('POST', '/api/analyze', { as: token, body: { title: `How to fly a ${sentinels[0]}` } })
  await backend.request('POST', '/api/calendar/feed', { as: token, body: {} })
  await backend.request('PATCH', '/api/account', { as: token, body: { mails: { reminders: true } } })
  const { database } = await import('#functions/lib/database.ts')
  for (const [name, { key, sort }] of userOwnedTables) {
    if (!sort) continue
    const Item = {
      hash: sentinels[2],
      [key]: userId,
      [sort]: sentinels[1],
      note: sentinels[2],
      seen: new Set([sentinels[0]]),
    }
    await database.send(new PutCommand({ TableName: process.env[`TABLE_${name.toUpperCase()}`], Item }))
  }
  const { createLink } = await import('#functions/store/links.ts')
  await createLink({ hash: sentinels[2], userId, kind: 'share', id: sentinels[1] })
  const { saveFile, fileFolderNames } = await import('#functions/store/files.ts')
  for (const folder of fileFolderNames) await saveFile(`${folder}/${userId}/${sentinels[2]}`, Buffer.from(sentinels[0]))
  const rows = [{ title: sentinels[0], impressions: 1000, clickRate: 4.5, views: 60, seconds: 90 }]
  await backend.request('POST', '/api/studio/given', { as: token, body: { rows } })
}

/** Signs up a user with all kinds of data. */
export async function signUpWithAllData(
  backend: Backend,
): Promise<Creator & { readonly email: string; readonly name: string }> {
  const name = `Wilhelmina ${sentinels[1]}`
  const { userId, email, tokens } = await backend.signUpUser({ name })
  const creator = { userId, token: tokens.accessToken }
  await createAllData(backend, creator)
  return { ...creator, email, name }
}

/** Returns the texts that identify a user's data. */
export const tracesOfUser = ({ userId, email, name }: Awaited<ReturnType<typeof signUpWithAllData>>): string[] => [
  userId,
  email,
  name,
  ...sentinels,
]

/** Reads the files below a directory as one text. Latin-1 keeps every byte. */
async function readDirectory(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n')
}

/** Reads everything that is stored: all tables except the given ones, the user pool and the files of the bucket. */
export async function readAllStorage(backend: Backend, ...except: TableName[]) {
  const readable = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)
  return {
    tables: JSON.stringify(await backend.everything(...except), readable),
    pool: JSON.stringify(backend.pool),
    files: await readDirectory(backend.images),
  }
}

/** Reads everything that is stored as one text. */
export const readAllStorageAsText = async (backend: Backend, ...except: TableName[]): Promise<string> =>
  Object.values(await readAllStorage(backend, ...except)).join('\n')
