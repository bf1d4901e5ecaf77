import { maxTitleLength } from './checks.ts'
import { findAll } from './editing.ts'
import { isWord, tokenize } from './tokens.ts'

const minWords = 3

/** A part that ends in a word that requires another one. */
const danglingEnd =
  /(?<!\p{L})(?:the|an?|and|or|of|to|in|on|at|for|with|by|from|is|are|my|your|our|new|this|that|vs)\s*[!?]*\s*(?:$|[|•:()[\]–—]|- )/giu
/** A part that is only a number. */
const bareNumber = /(?:^|[|•:–—]|- )\s*#?\d+\s*(?=$|[|•:–—]|- )/g
/** Counts the dangling ends, bare numbers and unmatched brackets of a title. */
const countFlaws = (title: string) =>
  findAll(title, danglingEnd).length +
  findAll(title, bareNumber).length +
  Math.abs(findAll(title, /\(/g).length - findAll(title, /\)/g).length) +
  Math.abs(findAll(title, /\[/g).length - findAll(title, /\]/g).length)

/**
 * Whether an edited title can be used: it is within YouTube's limit, has at least three words, and has no more dangling ends,
 * bare numbers and unmatched brackets than the original.
 */
export const isUsableTitle = (title: string, original: string): boolean =>
  title.length <= maxTitleLength &&
  tokenize(title).filter(isWord).length >= minWords &&
  countFlaws(title) <= countFlaws(original)
