import { expect, test } from 'vitest'
import { parseVideoId } from '#shared/video-url.ts'

const id = 'dQ_w9WgXc-Q'

test.each([
  id,
  ` ${id} `,
  `https://www.youtube.com/watch?v=${id}`,
  `youtube.com/watch?app=desktop&v=${id}&t=42s#comments`,
  `http://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=Zx9_a`,
  `youtu.be/${id}`,
  `https://youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/live/${id}`,
])('%s names a video', (typed) => {
  expect(parseVideoId(typed)).toBe(id)
})

test.each([
  '',
  'dQw4w9WgXc',
  'youtube.com',
  `https://youtube.com.evil.test/watch?v=${id}`,
  `https://evil.test/?youtu.be/${id}`,
  `https://youtu.be:8080/${id}`,
  `https://ann@youtu.be/${id}`,
  `javascript://youtube.com/watch?v=${id}`,
  `http://169.254.169.254/watch?v=${id}`,
  'https://youtube.com/watch?v=',
  'https://youtube.com/watch',
  `https://youtube.com/shorts/${id}x`,
  `https://youtube.com/@ann/${id}`,
  'https://[',
])('%j names no video', (typed) => {
  expect(parseVideoId(typed)).toBeUndefined()
})
