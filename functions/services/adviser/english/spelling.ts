/** Patterns of informal spelling in notes, and their replacements. An empty one removes a filler such as "lol". */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [/\b(do|did|does|is|was|are|has|have|had|could|would|should|wo)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\bi(m|ve)\b/gi, "I'$1"],
  [/\b(they|you)re\b/gi, "$1're"],
  [/\b(that|what|here|there|who)s (?=\w)/gi, "$1's "],
  [/\b(what|because|and|but|so|when|if|how|think|says?) its\b|^its\b/gi, "$1 it's"],
  [/\b(my|our) (mom|dad|grandma|grandpa|wife|husband)s (?=[a-z])/gi, "$1 $2's "],
  [/\bi\b(?!\.)/g, 'I'],
  [/\bgonna\b/gi, 'going to'],
  [/\b(\d+)[ -]?(?:yr|year)[ -]?old/gi, '$1-year-old'],
  [/\bw\/ ?/gi, 'with '],
  [/,?\s+(?:tho|lol|haha+|tbh|btw|imo|sorry|oops|ugh)\b[.!]*(?=\s*(?:[,;.]|$))/gi, ''],
  [/\s+/g, ' '],
]

/** Rewrites a note in full spelling: with apostrophes and "I", without "lol". */
export const mend = (text: string): string =>
  replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text).trim()
