/** A word of a title, or a run of question and exclamation marks. */
export interface Token {
  /** In lower case with straight apostrophes, as in the vocabulary. */
  readonly key: string
  /** As typed. */
  readonly text: string
  /** The position in the title: [from, to) in UTF-16 code units. */
  readonly from: number
  readonly to: number
}

const tokenPattern = /[#@$]?[a-z0-9$%&\u00c0-\u024f]+(?:['’][a-z]+)?|[?!]+/gi

/** Splits a title into tokens, in order. Only Latin script yields tokens. */
export function tokenize(title: string): Token[] {
  const tokens: Token[] = []
  for (const match of title.matchAll(tokenPattern)) {
    const [text] = match
    tokens.push({ key: text.toLowerCase().replace('’', "'"), text, from: match.index, to: match.index + text.length })
  }
  return tokens
}

/** Whether a token is a word and not a run of `?` and `!`. */
export const isWord = ({ key }: Token): boolean => key[0] !== '?' && key[0] !== '!'

/** A word, or two adjacent tokens joined by a space: an entry of the vocabulary. */
export interface Ngram {
  readonly key: string
  readonly from: number
  readonly to: number
}

/** Returns every token and every pair of adjacent tokens, each key once at its first position. */
export function extractNgrams(tokens: readonly Token[]): Map<string, Ngram> {
  const ngrams = new Map<string, Ngram>()
  let previous: Token | undefined
  for (const token of tokens) {
    if (!ngrams.has(token.key)) ngrams.set(token.key, token)
    if (previous) {
      const key = `${previous.key} ${token.key}`
      if (!ngrams.has(key)) ngrams.set(key, { key, from: previous.from, to: token.to })
    }
    previous = token
  }
  return ngrams
}
