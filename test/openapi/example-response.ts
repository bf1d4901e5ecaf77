/*
 * Example responses for the documentation: shortened responses of the running system, in which values that differ between runs
 * are replaced.
 */

/** How many items of a list an example shows: of objects, and of other values. */
const maxItems = { objects: 3, values: 5 } as const

const replacements: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-03-02T09:30:00.000Z'],
  [/^\d{8}T\d{6}Z$/, '20260302T093000Z'],
  [/^01[0-9a-z]{24}$/, '01jd8x5q2m0000000000000000'],
  [/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '0b9f3c52-6f0e-4a9a-8f57-0c6f5a1f2d3e'],
  [/^[0-9a-f]{64}$/, '5f2c'.repeat(16)],
  [/^originals\/.*/, 'originals/0b9f3c52-6f0e-4a9a-8f57-0c6f5a1f2d3e'],
  [/^eyJ.*/, 'eyJleHBpcmF0aW9uIjoi...'],
  [/^\w+\/\d{8}\/(?<scope>.*\/aws4_request)$/, 'AKIA.../20260302/$<scope>'],
  [/^https?:\/\/(127\.0\.0\.1|localhost)[^?]*$/, 'https://uploads.viewcraft.example/'],
  [
    /^https?:\/\/(127\.0\.0\.1|localhost).*/,
    'https://uploads.viewcraft.example/originals/0b9f3c52?X-Amz-Signature=...',
  ],
]

const replaced = (text: string) => {
  const found = replacements.find(([pattern]) => pattern.test(text))
  return found ? text.replace(...found) : text
}

/** Returns a response as the documentation shows it. */
export function toExample(value: unknown): unknown {
  if (typeof value === 'string') return replaced(value)
  if (Array.isArray(value)) {
    const max = value.some((one) => typeof one === 'object') ? maxItems.objects : maxItems.values
    return value.slice(0, max).map(toExample)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toExample(one)]))
}
