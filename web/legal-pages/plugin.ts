import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { toLocale } from '#shared/locale.ts'
import { compilePage } from './compile.ts'

const file = /\/features\/legal\/pages\/(\w+)\.(\w+)\.md$/

/** Compiles the legal pages from Markdown to data, so that browsers need no parser. */
export const legalPages: Plugin = {
  name: 'legal-pages',
  load: {
    filter: { id: file },
    async handler(id) {
      const [, name = '', language = ''] = file.exec(id) ?? []
      const english = id.replace(file, `/features/legal/pages/${name}.en.md`)
      this.addWatchFile(english)
      const [markdown, original] = await Promise.all([readFile(id, 'utf8'), readFile(english, 'utf8')])
      try {
        return `export const page = ${JSON.stringify(compilePage(name, toLocale(language), markdown, original))}`
      } catch (error) {
        throw new Error(`${name}.${language}.md: ${error instanceof Error ? error.message : error}`, { cause: error })
      }
    },
  },
}
