import type { Question, QuestionKind } from '#shared/advice/question.ts'
import type { Locale } from '#shared/locale.ts'
import { anyWord } from './any-word.ts'
import { askRomanceQuestion } from './ask-romance.ts'
import { toHeadline } from './english/headline.ts'
import { parseTitle } from './english/parse-title.ts'
import { addPhrase } from './english/phrases.ts'
import { toBase } from './english/words.ts'
import type { ParsedTitle } from './parts.ts'

type Rule = readonly [pattern: RegExp, kind: QuestionKind]

/** Which question to ask, by the words of a title. The first matching rule applies. If none matches, the kind of the title decides. */
const rules: readonly Rule[] = [
  [
    anyWord(
      'with (?:my|our) (?:\\p{L}+ )?(?:mom|dad|mother|father|grandma|grandpa|kids?|son|daughter|wife|husband|boyfriend|girlfriend|friends?|dog|brother|sister|family)',
    ),
    'moment',
  ],
  [anyWord('workout|leg day|abs|stretch(?:es|ing)?|yoga|pilates|(?<!home )gym'), 'audience'],
  [anyWord('meal prep|grocery haul|groceries'), 'cost'],
  [anyWord('(?:life|channel) updates?'), 'news'],
  [anyWord('updates?|progress|devlog|(?:km|miles|weeks|months|years) later'), 'surprise'],
  [anyWord('how (?:bad|hard|good) (?:can|could|was|is) it.*'), 'result'],
  [anyWord('(?:won.?t|doesn.?t|isn.?t|not) \\p{L}+(?: fix| help)?$'), 'answer'],
  [anyWord('time ?lapse|speed ?run\\p{L}*'), 'time'],
  [anyWord('launch|sales|revenue|numbers'), 'amount'],
  [
    anyWord(
      'debt|loans?|save money|saving (?:money|for)|saved|side hustle|how much (?:i|we)|income|earn(?:ed)?|paid off|invest(?:ed|ing)?|salary',
    ),
    'amount',
  ],
  [anyWord('q ?(?:& ?|and )?a|news|announcements?|faq|questions|big changes'), 'news'],
  [anyWord('reviews?|unboxing|first impressions|worth it|after \\d+ (?:weeks|months|years)'), 'surprise'],
  [anyWord('reci(?:pe|pes)'), 'without'],
  [
    anyWord(
      'hauls?|cheap(?:est)?|setup(?! for)|home gym|handmade|homemade|diy|budget|affordable|under|thrift(?:ed|ing)?|drugstore|dupes?|cost',
    ),
    'cost',
  ],
  [
    anyWord(
      'challenge|results?|every ?day|\\d\\S* \\p{L}+ a day|for (?:\\d+|a|one|two|three) (?:days?|weeks?|months?|years?)|transformation|before and after',
    ),
    'result',
  ],
  [anyWord('routine|day in (?:the|my) life|what i eat|morning|what.?s in my'), 'moment'],
  [
    anyWord(
      'mistakes|tips|ideas|exercises|hacks|tricks|ways|things|books|games|recipes|tools|apps|facts|habits|lessons|products|plants|stretches',
    ),
    'count',
  ],
  [
    anyWord(
      'tutorial|explained|explainer|guide|course|lesson|basics|intro|introduction|for (?:absolute |complete |total )?beginners|101|everything you need to know',
    ),
    'audience',
  ],
  [anyWord('vlogs?|trip|travel|visiting|week|day|part|episode|let.?s play|playthrough|gameplay'), 'moment'],
  [anyWord('diary|garden|season'), 'surprise'],
]

/** Activities whose price or duration belongs in the title: building, repairing or buying something. */
const making = anyWord(
  'buil\\p{L}+|ma(?:de|king)|fix\\p{L}*|restor\\p{L}+|renovat\\p{L}+|repair\\p{L}*|set(?:ting)? up|paint\\p{L}*|convert\\p{L}*|turn(?:ing|ed)|replac(?:ing|ed)|upgrad\\p{L}+|paid off|saved|bought',
)
/** Activities that cost nothing. */
const immaterial = anyWord(
  'beat|song|track|score|credit|sleep|posture|habits?|life|marriage|mindset|video|film|movie|game|app|website|friends|decision|mistake',
)
/** Something that did not happen, or has stopped, has neither a price nor a duration. */
const denied = anyWord("\\p{L}+n[’']t|can ?not|never|no longer|any ?more|quit|stopped")
/** Questions that are answered by a test, not by an explanation. */
const testable = anyWord('is|are|can|should|does|worth|which')

function kindOf(title: string, { kind, topic, statement, opening }: ParsedTitle): QuestionKind {
  const matched = rules.find(([pattern]) => pattern.test(title))?.[1]
  // A price that the title states needs no question.
  const byWords =
    matched === 'cost' && /[$€£]\d|\bunder \d|\d ?(?:euros?|dollars)|^(?:the )?best /i.test(title)
      ? 'surprise'
      : matched
  switch (kind) {
    case 'how_to':
      return byWords === 'cost' || byWords === 'amount' ? byWords : 'step'
    case 'question':
      return testable.test((topic.split(': ').at(-1) ?? '').split(' ')[0] ?? '') ? 'method' : 'answer'
    case 'versus':
      return 'difference'
    case 'list':
      // A list with a number needs no second one.
      return !/\d/.test(topic) ? 'count' : / for | i | my |best|favou?rite|top /i.test(topic) ? 'surprise' : 'audience'
    case 'done':
    case 'event':
      if (denied.test(title)) return 'result'
      if (byWords === 'time') return / in (?:\d|an? |one )/i.test(title) ? 'result' : 'time'
      if (/\bfinally\b/i.test(title) && /^(?:I|We) /.test(statement ?? '')) return 'time'
      if (opening === 'why') return 'result'
      if (opening === 'how' && byWords !== 'amount') return 'step'
      return byWords === 'result' || byWords === 'cost' || byWords === 'amount' || byWords === 'moment'
        ? byWords
        : making.test(title) && !immaterial.test(title)
          ? 'cost'
          : 'surprise'
    case 'name':
      if (byWords === 'count' && !/s(?: (?:for|in|to|under) .*)?$/i.test(topic)) return 'step'
      // "Python for data analysis for [whom]" would say "for" twice.
      if (byWords === 'audience' && / for /i.test(topic)) return 'time'
      return byWords ?? (/^why /i.test(topic) ? 'answer' : 'moment')
  }
}

/** A topic that already names a lesson, such as "piano lesson", needs no "explained". */
const namesLesson = /\b(?:lesson|course|class|workshop|basics)$|^(?:an? )?(?:introduction|intro|guide) /i

type Frame = (parsed: ParsedTitle, subject: string) => string

/** The title with a blank for the answer to each question. `subject` is its sentence, task or topic. */
const frames: Readonly<Record<QuestionKind, Frame>> = {
  surprise: ({ statement = '' }, subject) =>
    /^(?:I|We) (?:tried|tested|ranked|compared|reacted|tasted|reviewed|read|watched) /i.test(statement)
      ? `${subject}. [What surprised you]`
      : statement
        ? `${subject}. [What went wrong]`
        : `${subject}: [what surprised you]`,
  moment: ({ statement }, subject) =>
    statement ? `${subject}. [What nobody expects]` : `${subject}: [what nobody expects]`,
  result: ({ statement }, subject) => (statement ? `${subject}. [How it ended]` : `${subject}: [how it ended]`),
  cost: ({ kind, acquired, statement, topic }, subject) =>
    statement || kind !== 'name'
      ? addPhrase(subject, 'for [price]')
      : acquired === 'cooked'
        ? `[number] ${topic} under [price]`
        : acquired
          ? `I ${acquired} [number and things] for [price]`
          : / for /i.test(topic)
            ? `${topic} under [price]`
            : `${topic} for [price]`,
  amount: ({ statement = '' }, subject) => {
    const verb = /^(?:I|We) (?:paid off|saved|earned|made|spent|lost|invested|raised)\b/i.exec(statement)?.[0]
    return verb ? `${verb} [amount] in [time]` : `${subject}: [amount] in [time]`
  },
  time: ({ statement = '' }, subject) => {
    const [, person, verb, rest] = /^(I|We) (\S+) (.+)$/.exec(statement) ?? []
    const base = verb && toBase(verb)
    return base ? `it took ${person === 'We' ? 'us' : 'me'} [time] to ${base} ${rest}` : `${subject} in [time]`
  },
  count: ({ kind, topic }) => `${kind === 'list' ? '' : '[number] '}${topic} that [what they have in common]`,
  step: (_, subject) => `${subject}: [the step that most people miss]`,
  without: (_, subject) => `${subject} (no [what you leave out])`,
  audience: ({ teaches, lesson, topic }, subject) =>
    teaches && !namesLesson.test(topic) ? `${lesson ?? `${topic},`} explained for [whom]` : `${subject} for [whom]`,
  answer: ({ kind, topic }) =>
    kind === 'name' ? `${topic}: [the real reason]` : `${topic.replace(/\?$/, '')}? [Your answer]`,
  method: ({ topic }) => `${topic} I [how you found out]`,
  difference: ({ topic }) => `${topic}: [the difference that nobody expects]`,
  news: ({ topic }) => `${topic}${/^(?:life|channel)$/i.test(topic) ? ' update' : ''}: [the one thing to remember]`,
}

/**
 * Returns the question whose answer would improve a title most, with a frame that shows where the answer goes. For something that was
 * built, for example, it asks about the cost.
 */
export function askQuestion(title: string, locale: Locale): Question {
  if (locale !== 'en') return askRomanceQuestion(title, locale)
  const parsed = parseTitle(title)
  const kind = kindOf(title, parsed)
  const subject = parsed.statement ?? (parsed.task ? `How to ${parsed.task}` : parsed.topic)
  return { kind, frame: toHeadline(frames[kind](parsed, subject)) }
}
