import { readFileSync } from 'node:fs'
import path from 'node:path'

/** How pages of stand-ins look: what all of them share, then what a sheet adds. */
export const readStylesheet = (own: 'inbox.css' | 'party.css'): string => read('base.css') + read(own)

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
