/* Patterns of English titles: their names, how they are recognized, and their use. Their correlations with views are in `lifts.ts`. */

/**
 * What a pattern is for: `structure` is a frame with blanks that a creator can fill; `label` can be left off or removed from
 * a title; `advice` is common advice, or a trait of the whole title, which is only measured.
 */
export type PatternGroup = 'structure' | 'label' | 'advice'

interface Pattern {
  readonly name: string
  readonly group: PatternGroup
  readonly regex: RegExp
}

/** Where a title or a part of it begins, with an opening quote or bracket. */
const start = String.raw`(?:^|[-:|!?.)\]] )["'(\[]*`
const number = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)`
const unitOfTime = '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?)'
const questionVerb = '(?:is|are|can|could|do|does|did|will|would|should|has|have|was|were)'
const countedThing =
  '(?:things|ways|tips|tricks|hacks|reasons|secrets|rules|facts|lessons|habits|signs|steps|ideas|types|exercises|moments|products|tools|apps|games|projects)'
const extreme =
  'biggest|smallest|fastest|slowest|strongest|weirdest|craziest|hardest|richest|oldest|youngest|tallest|largest|longest|deadliest|scariest|rarest|strangest'
/** The source of an expression for the English name of a month, in lower case. */
export const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*'

/** Labels of songs in brackets, which the advice on brackets does not mean. */
const songLabel = String.raw`\b(?:official|lyrics?|audio|video|visuali[sz]er|ft|feat|remix|cover)\b`

/** What creators call a kind of video. */
const videoLabel = String.raw`\b(?:vlogs?|updates?|reviews?|recipes?|hauls?|routines?|gameplay|walkthrough|playthrough|let's play|tour|recap|highlights?|unboxing|q ?(?:&|and) ?a|podcast|interview|diary|trip|haul|test|challenge|compilation)\b`
/** Words that make a title a sentence, a question or a promise. */
const sentenceWord = String.raw`\b(?:i|i'm|i've|we|we're|you|your|he|she|they|it|it's|this|that|how|why|what|when|who|where|which|is|are|was|were|be|am|do|does|did|don't|didn't|can|can't|could|should|will|won't|would|has|have|had|to|not|never|if|because|but|than|until|after|before|without|vs|best|worst|most|[a-z]{3,}ed|[a-z]{3,}ing (?:an?|the|my|our|your|in|on|at|up|out|off|for|from|with|into)|no)\b`

/** Ignores case. */
const words = (pattern: string) => new RegExp(pattern, 'iu')

/** Every pattern. A title can have several. */
export const patterns = [
  // Frames that a creator can fill.
  {
    name: 'in_time',
    group: 'structure',
    regex: words(String.raw`\bin (?:under |less than |just |only |about )?(?:\d+|an?|one|five|ten) ?-?${unitOfTime}\b`),
  },
  {
    name: 'for_beginners',
    group: 'structure',
    regex: words(String.raw`\b(?:beginners?|dummies|newbies|noobs?|from scratch|starters?)\b`),
  },
  {
    name: 'n_things',
    group: 'structure',
    regex: words(String.raw`\b${number} (?:[a-z'-]+ ){0,2}${countedThing}\b`),
  },
  {
    name: 'starts_with_count',
    group: 'structure',
    regex: words(`${start}(?:the )?(?:top )?${number} [a-z]{2,}`),
  },
  { name: 'i_did', group: 'structure', regex: words(`${start}(?:i|we) [a-z]`) },
  { name: 'tutorial', group: 'structure', regex: words(String.raw`\btutorials?\b`) },
  {
    name: 'basics',
    group: 'structure',
    regex: words(String.raw`\b(?:intro|introduction|basics|lessons?|course|lecture|class|module|exercise)\b`),
  },
  { name: 'every', group: 'structure', regex: words(String.raw`\bevery (?!day\b|week\b)[a-z]`) },
  {
    name: 'heres_why',
    group: 'structure',
    regex: words(String.raw`\b(?:here's|heres|here is|this is|that's|and) (?:why|how|what)\b`),
  },
  { name: 'versus', group: 'structure', regex: words(String.raw`\b(?:vs|versus)\b`) },
  { name: 'top_n', group: 'structure', regex: words(String.raw`\btop (?:\d+|five|ten)\b`) },
  {
    name: 'superlative',
    group: 'structure',
    regex: words(String.raw`\b(?:best|worst|greatest|${extreme}|funniest|easiest|cheapest|highest|coolest|most)\b`),
  },
  {
    name: 'stretch_of_time',
    group: 'structure',
    regex: words(String.raw`\b(?:\d+|one|two|three) ?-?(?:straight )?${unitOfTime}\b`),
  },

  // Labels and marks that can be left off.
  {
    name: 'q_and_a',
    group: 'label',
    regex: words(String.raw`\bq ?(?:&|and|n) ?a\b|\bask me\b|\bama\b|\bfaq\b|\byour questions\b|\banswering\b`),
  },
  {
    name: 'date',
    group: 'label',
    regex: words(
      String.raw`\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b${month}\.? \d{1,2}(?:st|nd|rd|th)?\b`,
    ),
  },
  {
    name: 'behind_the_scenes',
    group: 'label',
    regex: words(String.raw`\bbehind[- ]the[- ]scenes\b|\bbloopers?\b|\bouttakes?\b|\bdeleted scenes?\b|\bmaking of\b`),
  },
  {
    name: 'announcement',
    group: 'label',
    regex: words(String.raw`\bannounc(?:e|es|ing|ements?|ed)\b|\bgiveaways?\b|\bcontest\b|\bmerch\b|\bwinners?\b`),
  },
  { name: 'unboxing', group: 'label', regex: words(String.raw`\bunbox(?:ing|ed)?\b`) },
  {
    name: 'livestream',
    group: 'label',
    regex: words(String.raw`\blive ?stream(?:s|ing|ed)?\b|\bstream(?:s|ing|ed)?\b|^\W{0,9}live\b|[\[(]live[\])]|🔴`),
  },
  { name: 'live', group: 'label', regex: words(String.raw`\blive\b`) },
  { name: 'hashtag', group: 'label', regex: /#[A-Za-z_]/ },
  { name: 'vlog', group: 'label', regex: words(String.raw`\bvlog(?:s|ging|mas|ger)?\b`) },
  {
    name: 'interview',
    group: 'label',
    regex: words(String.raw`\b(?:podcast|interviews?|talks? (?:about|to|with)|conversation with|sits down)\b`),
  },
  { name: 'tour', group: 'label', regex: words(String.raw`\btours?\b`) },
  { name: 'best_of', group: 'label', regex: words(String.raw`\bbest of\b|\bcompilation\b|\bhighlights?\b|\brecap\b`) },
  {
    name: 'trailer',
    group: 'label',
    regex: words(String.raw`\b(?:trailer|teaser|promo|preview|sneak peek|coming soon)\b`),
  },
  {
    name: 'episode',
    group: 'label',
    regex: words(
      String.raw`\b(?:episode|ep|eps|part|pt|chapter|season|vol|volume|s\d+ ?e)\b\.? ?#?\d+|\bpart (?:one|two|three|i{1,3})\b`,
    ),
  },
  { name: 'series_number', group: 'label', regex: /#\s?\d+/ },
  { name: 'day_number', group: 'label', regex: words(String.raw`\b(?:day|week|year|round|game|match|level) #?\d+\b`) },
  { name: 'update', group: 'label', regex: words(String.raw`\bupdates?d?\b`) },
  {
    name: 'gameplay',
    group: 'label',
    regex: words(String.raw`\bgameplay\b|\bwalkthrough\b|\blet's play\b|\bplaythrough\b`),
  },
  { name: 'review', group: 'label', regex: words(String.raw`\breview(?:s|ed)?\b`) },
  { name: 'label_only', group: 'label', regex: words(`^(?!.*${sentenceWord})(?=.*${videoLabel}).{1,60}$`) },
  { name: 'today', group: 'label', regex: words(String.raw`\b(?:today|tonight|right now|this week|now)\b`) },
  { name: 'lets', group: 'label', regex: words(String.raw`\blet's\b|\blets\b`) },
  { name: 'my', group: 'label', regex: words(String.raw`${start}my\b`) },
  {
    name: 'sentence_case',
    group: 'label',
    regex: /^[^A-Za-z]*[A-Z][a-z']* (?:(?:[a-z'0-9,.-]+|I|I'm|I've) ){2,}[a-z'0-9.!?-]+$/,
  },
  { name: 'all_capitals', group: 'label', regex: /^(?=(?:[^A-Z]*[A-Z]){6})[^a-z]*$/ },
  { name: 'exclamation_mark', group: 'label', regex: /!/ },
  { name: 'quotation_marks', group: 'label', regex: /"[^"]{2,}"/ },
  { name: 'emoji', group: 'label', regex: /[\u{2600}-\u{27BF}\u{1F300}-\u{1FAFF}\u{1F1E6}-\u{1F1FF}]/u },

  // Common advice, and traits of the whole title.
  { name: 'number', group: 'advice', regex: /\d/ },
  { name: 'number_first', group: 'advice', regex: /^\D{0,3}\d/ },
  {
    name: 'big_number',
    group: 'advice',
    regex: words(
      String.raw`\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)? ?(?:k|m|million|billion|thousand)\b|\b(?:million|billion|trillion)\b|\b\d{5,}\b`,
    ),
  },
  { name: 'money', group: 'advice', regex: /[$€£]\s?\d/ },
  { name: 'question_mark', group: 'advice', regex: /\?/ },
  { name: 'yes_no_question', group: 'advice', regex: words(String.raw`${start}${questionVerb}\b[^?]*\?`) },
  { name: 'can_you', group: 'advice', regex: words(String.raw`\bcan (?:i|we|you|he|she|they|an?|this|it)\b`) },
  { name: 'should_you', group: 'advice', regex: words(String.raw`\bshould (?:you|i|we)\b`) },
  {
    name: 'worth_it',
    group: 'advice',
    regex: words(String.raw`\bworth (?:it|the|buying|watching|your|a|\$)|\bworth\?`),
  },
  { name: 'what_if', group: 'advice', regex: words(String.raw`\bwhat if\b`) },
  { name: 'what_is', group: 'advice', regex: words(String.raw`${start}(?:what (?:is|are|was|were)\b|what's\b)`) },
  { name: 'why', group: 'advice', regex: words(String.raw`${start}why\b`) },
  { name: 'how_to', group: 'advice', regex: words(String.raw`${start}how to\b`) },
  { name: 'how_i', group: 'advice', regex: words(String.raw`${start}how (?:i|we|i've|we've)\b`) },
  { name: 'capitalized_word', group: 'advice', regex: /\b(?!ASMR\b|NASA\b|FIFA\b|VLOG\b|IPHONE\b)[A-Z]{4,}\b/ },
  { name: 'one_capitalized_word', group: 'advice', regex: /^(?=(?:[^a-z]*[a-z]){6}).*\b[A-Z]{3,}\b/ },
  { name: 'round_brackets', group: 'advice', regex: words(String.raw`\((?![^()]*${songLabel})[^()]+\)`) },
  { name: 'square_brackets', group: 'advice', regex: words(String.raw`\[(?![^[\]]*${songLabel})[^[\]]+\]`) },
  { name: 'colon', group: 'advice', regex: /:(?!\d)/ },
  { name: 'ellipsis', group: 'advice', regex: /\.\.\./ },
  { name: 'long', group: 'advice', regex: /^.{60,}$/u },
  { name: 'short', group: 'advice', regex: /^.{1,30}$/u },
  { name: 'secret', group: 'advice', regex: words(String.raw`\bsecrets?\b`) },
  {
    name: 'truth',
    group: 'advice',
    regex: words(String.raw`\b(?:the truth|truth about|honest|real reason|the real|real story)\b`),
  },
  {
    name: 'hype',
    group: 'advice',
    regex: words(
      String.raw`\b(?:crazy|craziest|insane|unbelievable|incredible|amazing|epic|shocking|shocked|awesome|mind[- ]?blowing)\b`,
    ),
  },
  {
    name: 'negative',
    group: 'advice',
    regex: words(
      String.raw`\b(?:bad|hate|hated|hates|angry|mad|sad|cry|crying|cried|lose|lost|losing|hurt|pain|terrible|horrible|awful|ugly|sick|worse|poor)\b`,
    ),
  },
  {
    name: 'wont_believe',
    group: 'advice',
    regex: words(String.raw`\b(?:won't|wont|can't|not|never) (?:believe|guess)\b`),
  },
  { name: 'nobody', group: 'advice', regex: words(String.raw`\b(?:nobody|no one|no-one)\b`) },
  {
    name: 'you',
    group: 'advice',
    regex: words(String.raw`\b(?:you|your|you're|youre|yours|yourself|you'll|you've|u)\b`),
  },
  { name: 'first_person', group: 'advice', regex: words(String.raw`\b(?:i|i'm|im|i've|i'll|i'd|my|me|mine|myself)\b`) },
  { name: 'this', group: 'advice', regex: words(String.raw`\b(?:this|these)\b`) },
  { name: 'best', group: 'advice', regex: words(String.raw`\bbest\b`) },
  { name: 'worst', group: 'advice', regex: words(String.raw`\bworst\b`) },
  {
    name: 'extreme',
    group: 'advice',
    regex: words(String.raw`\b(?:${extreme}|most (?:dangerous|expensive|difficult|extreme|powerful|insane))\b`),
  },
  { name: 'mistakes', group: 'advice', regex: words(String.raw`\bmistakes?\b`) },
  { name: 'tips', group: 'advice', regex: words(String.raw`\b(?:tips?|tricks?|hacks?|hacked|lifehacks?)\b`) },
  { name: 'easy', group: 'advice', regex: words(String.raw`\b(?:easy|easily|simple|quick|quickly)\b`) },
  { name: 'new', group: 'advice', regex: words(String.raw`\bnew\b`) },
  { name: 'first_time', group: 'advice', regex: words(String.raw`\bfirst time\b|\bnever (?:been|seen|done|tried)\b`) },
  { name: 'challenge', group: 'advice', regex: words(String.raw`\bchallenges?\b`) },
  { name: 'reaction', group: 'advice', regex: words(String.raw`\breact(?:s|ing|ion|ions|ed)?\b`) },
  {
    name: 'transformation',
    group: 'advice',
    regex: words(
      String.raw`\btransform(?:ation|ations|ed|ing|s)?\b|\bbefore (?:and|&|vs) after\b|\bmakeover\b|\bglow[- ]?up\b|\brestor(?:e|ed|ing|ation)\b|\brenovat\w+`,
    ),
  },
] as const satisfies readonly Pattern[]

export type PatternName = (typeof patterns)[number]['name']

/** Returns what a pattern is for. */
export const groupOf = (pattern: PatternName): PatternGroup =>
  patterns.find(({ name }) => name === pattern)?.group ?? 'advice'

/** Longer titles are cut, because the slowest expressions take quadratic time. No platform accepts longer ones. */
const maxLength = 300

/** Curly quotes become straight, as the expressions expect; runs of white space become one space. */
const normalize = (title: string): string =>
  title
    .slice(0, 2 * maxLength)
    .normalize('NFKC')
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”‟]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)

/**
 * Returns the patterns of a title, or those of `among` that it has, in the order of {@link patterns}. Never throws. The words are English:
 * do not call it for titles in other languages (`detectLanguage`).
 */
export function findPatterns(title: string, among: readonly (typeof patterns)[number][] = patterns): PatternName[] {
  const text = normalize(title)
  return among.flatMap(({ name, regex }) => (regex.test(text) ? [name] : []))
}

/** Returns the words of a title that a pattern matches, as typed and complete; undefined if it does not match. */
export function matchPattern(pattern: PatternName, title: string): string | undefined {
  const text = normalize(title)
  const match = patterns.find(({ name }) => name === pattern)?.regex.exec(text)
  if (!match) return undefined
  const end = match.index + match[0].length
  return (match[0] + (/^[\p{L}\p{N}_]*/u.exec(text.slice(end))?.[0] ?? '')).trim()
}
