import { expect, test } from 'vitest'
import { readLength } from '#web/layout/length/length.ts'

test.each([
  ['12:30', 750],
  [' 12 ', 720],
  ['0:05', 5],
  ['12:5', 725],
  ['90:00', 5400],
  ['1:02:03', 3723],
  ['12:00:00', 43_200],
])('"%s" is a length', (text, seconds) => {
  expect(readLength(text)).toBe(seconds)
})

test.each([
  '',
  '0',
  '0:00',
  '12:',
  ':30',
  '12:60',
  '1:62:03',
  '1:02:03:04',
  '12:00:01',
  '721',
  '12.30',
  '12 min',
  '-5',
])('"%s" is not a length', (text) => {
  expect(readLength(text)).toBeUndefined()
})
