import { expect, test } from 'vitest'
import { readDevice } from '#web/layout/passkeys/device.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

test.each([
  [`${mac} ${webKit} Chrome/147.0.0.0 Safari/537.36`, 0, 'Chrome', 'Mac'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`, 0, 'Safari', 'Mac'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`, 5, 'Safari', 'iPad'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`,
    0,
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0', 0, 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    5,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit} CriOS/147.0.0.0 Mobile/15E148 Safari/604.1`,
    5,
    'Chrome',
    'iPhone',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/147.0.0.0 Safari/537.36`, 0, 'Chrome', 'Chromebook'],
  ['Lynx/2.9', 0, undefined, undefined],
])('names a passkey after %s', (userAgent, touchPoints, browser, device) => {
  expect(readDevice(userAgent, touchPoints)).toEqual({ browser, device })
})
