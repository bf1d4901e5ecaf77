/** Browsers by a word in their user agent. The first match is used, because most user agents also name later ones. */
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

/** The browser and device that a passkey can be named after. */
export interface Device {
  readonly browser: string | undefined
  readonly device: string | undefined
}

/** Returns the browser and the device of a user agent. Safari on an iPad claims to be a Mac, but Macs have no touch screen. */
export function readDevice(userAgent: string, maxTouchPoints: number): Device {
  const device = find(devices, userAgent)
  return {
    browser: find(browsers, userAgent),
    device: device === 'Mac' && maxTouchPoints > 1 ? 'iPad' : device,
  }
}
