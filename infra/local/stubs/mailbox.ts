import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { createPrivateFolder, readDataFile, writeDataFile } from '#infra/local/data-file.ts'

const Mail = z.object({
  id: z.string(),
  /** When the mail arrived, in ISO 8601. */
  at: z.string(),
  from: z.optional(z.string()),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  /** Header name -> value, such as List-Unsubscribe. */
  headers: z.record(z.string(), z.string()),
  /** Tags that SES repeats in bounce and complaint events. Undefined if the mail has no configuration set. */
  tags: z.optional(z.record(z.string(), z.string())),
})
/** A stored mail. */
export type Mail = z.infer<typeof Mail>

/** A mail to deliver. */
export interface NewMail {
  readonly to: string | readonly string[]
  readonly subject: string
  readonly from?: string | undefined
  readonly text?: string | undefined
  readonly html?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly tags?: Readonly<Record<string, string>> | undefined
}

export type Mailbox = ReturnType<typeof openMailbox>

/** How many mails are stored. Older ones are deleted. */
const capacity = 200

/** Opens the local mailbox: a folder with one JSON file per mail. Throws DataError if one is damaged. */
export function openMailbox(folder: string) {
  createPrivateFolder(folder)
  const fileOf = ({ id }: Mail) => path.join(folder, `${id}.json`)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const read = (name: string) => readDataFile(path.join(folder, name), Mail) ?? []
  let mails = names.sort().reverse().flatMap(read)

  return {
    /** Stores a mail and returns its id. */
    deliver: ({ to, subject, from, text, html, headers = {}, tags }: NewMail): string => {
      const now = new Date()
      // Ids sort by age. The counter orders mails of the same millisecond.
      const count = mails.filter(({ at }) => at === now.toISOString()).length
      const id = `${now.getTime()}-${String(count).padStart(3, '0')}-${randomUUID().slice(0, 8)}`
      const mail = { id, at: now.toISOString(), from, to: [to].flat(), subject, text, html, headers, tags }
      writeDataFile(fileOf(mail), mail)
      mails = [mail, ...mails]
      for (const old of mails.slice(capacity)) rmSync(fileOf(old), { force: true })
      mails = mails.slice(0, capacity)
      return id
    },
    /** Lists the mails, newest first; with `to`, only those to that address. */
    list: (to?: string): readonly Mail[] =>
      to === undefined
        ? mails
        : mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === to.toLowerCase())),
    get: (id: string): Mail | undefined => mails.find((mail) => mail.id === id),
  }
}
