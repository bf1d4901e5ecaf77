import * as z from 'zod/mini'
import type { RunningSystem } from './start-system.ts'

const Inbox = z.array(z.object({ subject: z.string(), html: z.string() }))
type Mail = z.infer<typeof Inbox>[number]

/**
 * Returns the newest email to an address in a running system's inbox, optionally with a subject and a text. Throws if
 * there is none.
 */
export async function findNewestMail(
  system: Pick<RunningSystem, 'inbox'>,
  to: string,
  subject?: string,
  text = '',
): Promise<Mail> {
  const mails = Inbox.parse(await (await fetch(`${system.inbox}.json?to=${encodeURIComponent(to)}`)).json())
  const newest = mails.find((mail) => (subject === undefined || mail.subject === subject) && mail.html.includes(text))
  if (!newest) throw new Error(`no mail to ${to}`)
  return newest
}
