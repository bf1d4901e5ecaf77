/** Joins phrases by commas and "and". */
export const join = (texts: readonly string[]) =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`

/** Returns a sentence without a leading "I" or "We". */
export const withoutSubject = (text: string) => text.replace(/^(?:I|We) /, '')
/** Returns "I" or "We" if a sentence begins with it. */
export const subjectOf = (text: string) => /^(?:I|We)(?= )/.exec(text)?.[0]
/** Returns the verb after "I" or "We", in lower case. */
export const firstVerb = (text: string) => withoutSubject(text).split(' ')[0]?.toLowerCase()
export const countWords = (text: string) => text.split(' ').length

/** Adds a phrase to a sentence, after a comma if the sentence ends like "I built a cabin, alone". */
export const addPhrase = (text: string, phrase: string) => `${text}${/, \p{L}+$/u.test(text) ? ',' : ''} ${phrase}`

/** A duration or a time of day. */
export const timePattern =
  /\b(?:\d+|an?|one|two|three|first) ?-?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?)\b|\d(?:am|pm)\b/i
/** An amount of money. */
export const pricePattern = /[$€£]\d|\b\d+k?\s(?:euros?|dollars|bucks|pounds)/i
/** People and pets that "he" or "she" can refer to. */
export const personPattern =
  /\b(?:mom|dad|mother|father|grand\w+|wife|husband|girlfriend|boyfriend|fiancée?|partner|friend|sister|brother|kid|son|daughter|baby|toddler|nephew|niece|cousin|aunt|uncle|neighbor|boss|landlord|landlady|roommate|teacher|coach|doctor|chef|stranger|boy|girl|man|woman|lady|guy|queen|king|dog|cat|puppy|kitten|horse)\b|\b\p{Lu}\p{Ll}+'s\b/iu
/** A phrase with "for". No sentence gets two of them. */
export const forPattern = / for /i

const stems = (text: string) => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)))
/** Whether two texts have a long word in common, whatever its ending. */
export const shareWord = (a: string, b: string) => [...stems(a)].some((stem) => stems(b).has(stem))

/** Verbs for activities that last "for" a time. Completed ones are done "in" a time. */
export const lasting =
  /^(?:used|wore|ate|drank|lived|slept|practiced|practised|walked|ran|trained|worked|meditated|tracked|tried|quit|stopped|gave up|played|drove|carried|wrote|read|stayed|traveled|switched|survived|followed|studied|journaled|fasted|avoided|tested|skipped|fed|biked|cycled|waited|did|took|camped|swam|danced|replaced|swapped)\b/i
/** Verbs for completed activities. */
export const finishing =
  /^(?:re)?-?(?:built|made|fixed|restored|renovated|paid off|saved|learned|lost|finished|turned|converted|painted|cleaned|organized|repaired|assembled|designed|coded|created|earned|sold|planted|grew|rebuilt|rewired|knitted|crocheted|sewed|crossed|hiked|climbed|launched|set up|baked|cooked|drew|edited|recorded|wrote|flipped|installed|redid|remodeled|upgraded|prepped)\b/i
/** Verbs that take the price of what was done: "I tried a diet for $5" would be wrong. */
export const costing =
  /^(?:re)?-?(?:built|made|fixed|restored|renovated|turned|converted|painted|organized|repaired|assembled|designed|created|rebuilt|cooked|baked|furnished|decorated|set up|bought|got|flew|traveled|visited|sewed|crocheted|knitted|upgraded|replaced|redid|remodeled|installed|flipped|redecorated|ate|lived|planted|grew|thrifted|prepped|spent \S+ \S+ in)\b/i
/** Verbs whose object is an amount of money. */
export const paying = /^(?:paid(?: off)?|saved|earned|made|spent|lost|invested|raised|donated|owed|wasted|gave)\b/i
