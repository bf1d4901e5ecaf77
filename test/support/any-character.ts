import fc from 'fast-check'

/**
 * Any character, as the `unit` of a string. Fast-check's own `binary` first makes a map of all 1.1 million, which takes
 * seconds.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code).toWellFormed())
