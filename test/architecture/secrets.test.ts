import path from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, secretFormats } from '#test/support/published.ts'

const root = path.resolve(import.meta.dirname, '../..')

it.each(['shared', 'functions', 'web', 'cli', 'infra', 'docs'])(
  'no file of %s has text in the format of a secret',
  async (folder) => {
    const files = await filesIn(path.join(root, folder))
    expect(files.filter(([, text]) => secretFormats.test(text)).map(([name]) => name)).toEqual([])
  },
)
