import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { measureImages } from '#test/bench/measure-images.ts'

it('the benchmark of the image checks names an image that cannot be decoded, and measures the others', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-'))
  for (const name of ['a.jpg', 'broken.png', 'c.jpeg', 'labels.json']) writeFileSync(path.join(directory, name), name)
  const analyze = async (file: Buffer) => {
    if (file.toString() === 'broken.png') throw new Error('Input buffer contains unsupported image format')
    return { hasText: true, text: file.toString(), faces: 1 }
  }
  const { images, failures, first } = await measureImages(directory, 'broken.png', analyze)
  expect(images.map(({ name, text }) => [name, text])).toEqual([
    ['a.jpg', 'a.jpg'],
    ['c.jpeg', 'c.jpeg'],
  ])
  expect(failures).toEqual([{ name: 'broken.png', reason: 'Input buffer contains unsupported image format' }])
  expect(first.wall).toBeGreaterThan(0)
})
