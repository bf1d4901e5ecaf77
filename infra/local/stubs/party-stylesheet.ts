import type { ServerResponse } from 'node:http'
import { stylesheet } from './stylesheet.ts'

const text = stylesheet('party.css')

/** How the pages of outside parties look, where people consent and pay. */
export const partyStylesheet = {
  path: '/party.css',
  answer(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/css' }).end(text)
  },
}
