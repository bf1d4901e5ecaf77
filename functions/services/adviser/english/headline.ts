const small = new Set('a an and as at but by for in nor of on or per the to via vs'.split(' '))
/** Abbreviations with a vowel. */
const abbreviations = new Set(
  'adhd ai api asmr aws cia diy edc eu fbi gpa gta hiit ibs iq ikea ivf mba mma nasa nyc ocd ufc ufo uk usa usb ui ux suv atv'.split(
    ' ',
  ),
)
const units = new Set('kg km lb lbs cm mm ml mph sq ft'.split(' '))
/** Lower-case words without a vowel, such as "pc" and "tv", are abbreviations. */
const isAbbreviation = (word: string) =>
  (abbreviations.has(word) || /^[bcdfghjklmnpqrstvwxz]{2,4}$/.test(word)) &&
  !units.has(word) &&
  !/^(?:vs|ft|hrs|pcs|mr|ms|mrs|dr|st|th|nd|rd)$/.test(word)

/** Capitalizes a word after a hyphen: "Ten-Year-Old". */
const capitalizePart = (part: string) =>
  small.has(part) ? part : part.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Converts a title to headline case. Words that contain capitals stay as they are: iPhone, PC. */
export function toHeadline(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ')
  let isBlank = false
  return words
    .map((word, index) => {
      // Blanks stay as they are.
      const isOfBlank = isBlank || word.startsWith('[')
      isBlank = isOfBlank && !word.includes(']')
      if (isOfBlank) return word
      const isStart = index === 0 || /[.:?!]$/.test(words[index - 1] ?? '') || /^[("“]/.test(word)
      const bare = word.replace(/[^\p{L}\p{N}'-]/gu, '')
      if (/^ok$/i.test(bare)) return word.toUpperCase()
      if (/^[ap]m$/i.test(bare) && /\d$/.test(words[index - 1] ?? '')) return word.toUpperCase()
      if (/^[2-4]d$/.test(bare)) return word.toUpperCase()
      if (/^\W*\d/.test(word)) return word.replace(/(?<=-)\p{Ll}\p{L}*/gu, capitalizePart)
      if (/\p{Lu}/u.test(word.slice(1).replace(/^[("“]/, '')) || units.has(bare)) return word
      if (/^phd$/i.test(bare)) return word.replace(/phd/i, 'PhD')
      // "TVs"
      if (isAbbreviation(bare) && /^[^s]{2,}s$/.test(bare) && !/^(?:gps|dns|rss|cms|lms|pms|gbs)$/.test(bare))
        return word.replace(/[a-z]+(?=s\b)/, (letters) => letters.toUpperCase())
      if (isAbbreviation(bare) || /^[a-z]{1,3}\d+[a-z]{0,3}$/.test(bare)) return word.toUpperCase()
      if (!isStart && small.has(bare.toLowerCase()) && index < words.length - 1 && !/[.:?!]$/.test(word))
        return word.toLowerCase()
      return word.replace(/\p{L}/u, (letter) => letter.toUpperCase()).replace(/(?<=-)\p{Ll}\p{L}*/gu, capitalizePart)
    })
    .join(' ')
}
