import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#shared/locale.ts'
import type { Sentences } from '#web/messages/sentence.ts'

const web = path.resolve(import.meta.dirname, '../../web/src')

/** Imports every sentence of the app in one language. */
export async function allMessages(locale: Locale): Promise<Sentences> {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('messages/') && path.basename(file) === `${locale}.ts`)
    .map((file): Promise<Sentences> => import(path.join(web, file)))
  return Object.assign({}, ...(await Promise.all(files)))
}
