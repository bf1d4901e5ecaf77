import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

/** How the pages of outside parties look, where people consent and pay. */
export const partyStylesheet = {
  path: '/party.css',
  answer(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/css' }).end(text)
  },
}

const text = readFileSync(path.join(import.meta.dirname, 'party.css'), 'utf8')
