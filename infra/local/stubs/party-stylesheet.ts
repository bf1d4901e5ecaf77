import type { ServerResponse } from 'node:http'
import { readStylesheet } from './stylesheet.ts'

const text = readStylesheet('party.css')

/** How the pages of outside parties look, where people consent and pay. */
export const stubStylesheet = {
  path: '/party.css',
  answer(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/css' }).end(text)
  },
}
