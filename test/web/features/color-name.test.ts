import { expect, test } from 'vitest'
import { nameColor } from '#web/features/workbench/thumbnail/color-name.ts'

test.each([
  ['rgb(0, 0, 0)', 'black'],
  ['rgb(255, 255, 255)', 'white'],
  ['rgb(128, 128, 128)', 'grey'],
  ['rgb(70, 72, 70)', 'dark grey'],
  ['rgb(210, 208, 210)', 'light grey'],
  ['rgb(220, 20, 30)', 'red'],
  ['rgb(110, 10, 15)', 'dark red'],
  ['rgb(255, 140, 0)', 'orange'],
  ['rgb(110, 70, 35)', 'brown'],
  ['rgb(225, 200, 165)', 'beige'],
  ['rgb(255, 230, 0)', 'yellow'],
  ['rgb(30, 160, 60)', 'green'],
  ['rgb(0, 180, 180)', 'turquoise'],
  ['rgb(30, 80, 220)', 'blue'],
  ['rgb(15, 30, 80)', 'dark blue'],
  ['rgb(150, 200, 240)', 'light blue'],
  ['rgb(130, 50, 190)', 'purple'],
  ['rgb(255, 105, 180)', 'pink'],
])('names %s "%s"', (rgb, words) => {
  const { name, shade } = nameColor(rgb)
  expect([shade, name].filter(Boolean).join(' ')).toBe(words)
})
