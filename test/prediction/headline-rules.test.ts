import { describe, expect, it } from 'vitest'
import { scoreByRules } from '#shared/prediction/training/headline-rules.ts'

/** The points that the original Python implementation gives to these titles. */
const original: readonly (readonly [string, number])[] = [
  ['How I Built a $100 PC in 24 Hours! (insane)', 97],
  ['', 38],
  ['why not', 43],
  ['WHY IS NOBODY TALKING ABOUT THIS', 66],
  ['10 secrets they don’t want you to know about the ocean', 89],
  ['Is it worth it?', 56],
  ['Top 5 BEST Budget Phones of 2024 | Ultimate Guide', 90],
  ['my cat', 41],
  ['We survived 100 days on a desert island and this is what happened to us all in the end, really', 50],
  ['¿Cómo hacer pan en casa?', 51],
  ['ÉTÉ À PARIS — MON GRAND VOYAGE', 56],
  ['日本で一番高い山に登る', 38],
  ['𝐁𝐎𝐋𝐃 letters only', 43],
  ['🔥🔥🔥 the worst mistake of my life 🔥🔥🔥', 85],
  ['...how to bake bread', 58],
  ['however you slice it, the truth is out', 72],
  ['٣ ways to win', 53],
  ['[Official] The Last Song - Live', 71],
  ['free free free free free free', 74],
  ['a of to in on at for with by from', 64],
  ["I'm sorry. I quit my job to bake for you and your family", 78],
  ['Can you? Should you? Would you?', 73],
  ['x'.repeat(120), 38],
  ['ǅ ǅ ǅ ÀÉ', 48],
  ["Don't stop: the killer robots we lost", 85],
]

describe('the headline rules of the baseline', () => {
  it.each(original)('give %s the same points as the original implementation', (title, points) => {
    expect(scoreByRules(title)).toBe(points)
  })
})
