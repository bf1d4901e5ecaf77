/** A word of a title, or a run of question and exclamation marks, as the vocabulary spells it. */
export interface Token {
  /** Lower case, with straight apostrophes. */
  readonly key: string
  /** As typed. */
  readonly text: string
  /** Where it stands in the title: [from, to) in UTF-16 code units. */
  readonly from: number
  readonly to: number
}

const pattern = /[#@$]?[a-z0-9$%&\u00c0-\u024f]+(?:['’][a-z]+)?|[?!]+/gi

/** The tokens of a title, in order. Other scripts than Latin give none. */
export function tokenize(title: string): Token[] {
  const tokens: Token[] = []
  for (const match of title.matchAll(pattern)) {
    const [text] = match
    tokens.push({ key: text.toLowerCase().replace('’', "'"), text, from: match.index, to: match.index + text.length })
  }
  return tokens
}

/** Whether a token is a word, not a run of `?` and `!`. */
export const isWord = ({ key }: Token): boolean => key[0] !== '?' && key[0] !== '!'

/** One vocabulary entry found in a title: a word, or two neighbouring tokens joined by a space. */
export interface Ngram {
  readonly key: string
  readonly from: number
  readonly to: number
}

/** Every word and every pair of neighbours of a title, each key once, where it first stands. */
export function extractNgrams(tokens: readonly Token[]): Map<string, Ngram> {
  const grams = new Map<string, Ngram>()
  let before: Token | undefined
  for (const token of tokens) {
    if (!grams.has(token.key)) grams.set(token.key, token)
    if (before) {
      const key = `${before.key} ${token.key}`
      if (!grams.has(key)) grams.set(key, { key, from: before.from, to: token.to })
    }
    before = token
  }
  return grams
}
