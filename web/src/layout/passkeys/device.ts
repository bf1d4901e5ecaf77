/** Browsers by a word of their user agent. The first that matches counts: most also name those after them. */
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

const find = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** What a passkey may be named after. */
export interface Device {
  readonly browser: string | undefined
  readonly device: string | undefined
}

/** Returns the browser and the device of a user agent. Safari on an iPad says that it is a Mac, which has no touch screen. */
export function readDevice(userAgent: string, maxTouchPoints: number): Device {
  const device = find(devices, userAgent)
  return {
    browser: find(browsers, userAgent),
    device: device === 'Mac' && maxTouchPoints > 1 ? 'iPad' : device,
  }
}
