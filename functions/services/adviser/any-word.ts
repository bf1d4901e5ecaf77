/** Returns a pattern that matches whole words in any case. `words` are alternatives, such as `kilos?|km`. */
export const anyWord = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')
