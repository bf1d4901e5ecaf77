/** Returns the value of a mail header unchanged. Throws for a line break or control character, which could add a header. */
export function requireSingleLine(value: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(value)) throw new Error('a line break or control character in a mail header')
  return value
}
