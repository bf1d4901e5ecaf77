const teachingWords =
  /\b(?:how to|tutorials?|lessons?|course|lecture|guide|explain(?:ed|s)?|learn(?:ing)?|beginners?|tips|tricks|basics|intro(?:duction)?)\b/i

const minShare = 0.15

/** Whether a channel teaches: at least 15% of its English titles have a word such as 'how to', 'tutorial' or 'explained'. */
export function isTeaching(titles: readonly string[]): boolean {
  const teachingTitles = titles.filter((title) => teachingWords.test(title))
  return titles.length > 0 && teachingTitles.length >= minShare * titles.length
}
