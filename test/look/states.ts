import type { Page } from 'playwright-core'

type Reviver = (key: string, value: unknown) => unknown

/** Titles that break layouts: right to left, without spaces, emoji, of maximum length. */
const hardTitles = [
  'כותרת ארוכה מאוד בעברית עם English באמצע',
  'W'.repeat(100),
  '😀'.repeat(40),
  'I spent one hundred days alone in a cabin and this is everything that nobody ever tells you about it',
]

const lists = new Set(['videos', 'analyses', 'observations', 'words'])
const figures = new Set([
  'views',
  'watchTime',
  'likes',
  'comments',
  'shares',
  'totalViews',
  'subscribers',
  'impressions',
])
const unknownIfEmpty = new Set(['reach', 'engagementRate', 'record', 'byFormat'])

const emptyData: Reviver = (key, value) => {
  if (lists.has(key) && Array.isArray(value)) return []
  if (unknownIfEmpty.has(key)) return null
  if (figures.has(key) && typeof value === 'number') return 0
  return key === 'hasFigures' ? false : value
}

const extremeData: Reviver = (key, value) => {
  if (/^(title|channelTitle|name)$/.test(key) && typeof value === 'string')
    return hardTitles[value.length % hardTitles.length]
  return figures.has(key) && typeof value === 'number' ? value * 1_999 : value
}

/** Rewrites responses for the states `empty` and `extreme`. */
const revivers: Readonly<Record<string, Reviver>> = { empty: emptyData, extreme: extremeData }
export const states = ['full', 'loading', 'failed', 'empty', 'extreme'] as const
export type State = (typeof states)[number]

/** Intercepts a page's API requests so that its screen shows the given state. */
export async function simulateState(page: Page, state: State): Promise<void> {
  if (state === 'failed') await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }))
  if (state === 'loading') await page.route('**/api/**', () => new Promise(() => {}))
  const reviver = revivers[state]
  if (!reviver) return
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), reviver)) })
  })
}
