import type { Locale } from '#shared/locale.ts'
import { toHeadline } from './english/headline.ts'
import { readDraft as readEnglish } from './english/read-draft.ts'
import { toBase } from './english/words.ts'
import { french } from './french.ts'
import type { Draft } from './parts.ts'
import type { Question, QuestionKind } from './question.ts'
import { readDraft } from './romance.ts'
import { spanish } from './spanish.ts'

type Rule = readonly [found: RegExp, kind: QuestionKind]
const words = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu')

/** What to ask about, by the words of a draft, the first rule that fits. What fits none is asked about by its kind. */
const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    [
      words(
        'with (?:my|our) (?:\\p{L}+ )?(?:mom|dad|mother|father|grandma|grandpa|kids?|son|daughter|wife|husband|boyfriend|girlfriend|friends?|dog|brother|sister|family)',
      ),
      'moment',
    ],
    [words('workout|leg day|abs|stretch(?:es|ing)?|yoga|pilates|(?<!home )gym'), 'audience'],
    [words('meal prep|grocery haul|groceries'), 'cost'],
    [words('updates?|progress|devlog|(?:km|miles|weeks|months|years) later'), 'surprise'],
    [words('how (?:bad|hard|good) (?:can|could|was|is) it.*'), 'result'],
    [words('(?:won.?t|doesn.?t|isn.?t|not) \\p{L}+(?: fix| help)?$'), 'answer'],
    [words('time ?lapse|speed ?run\\p{L}*'), 'time'],
    [words('launch|sales|revenue|numbers'), 'amount'],
    [
      words(
        'debt|loans?|save money|saving (?:money|for)|saved|side hustle|how much (?:i|we)|income|earn(?:ed)?|paid off|invest(?:ed|ing)?|salary',
      ),
      'amount',
    ],
    [words('q ?(?:& ?|and )?a|news|announcements?|faq|questions|big changes|life update|channel update'), 'news'],
    [words('reviews?|unboxing|first impressions|worth it|after \\d+ (?:weeks|months|years)'), 'surprise'],
    [words('reci(?:pe|pes)'), 'without'],
    [
      words(
        'hauls?|cheap(?:est)?|setup(?! for)|home gym|handmade|homemade|diy|budget|affordable|under|thrift(?:ed|ing)?|drugstore|dupes?|cost',
      ),
      'cost',
    ],
    [
      words(
        'challenge|results?|every ?day|\\d\\S* \\p{L}+ a day|for (?:\\d+|a|one|two|three) (?:days?|weeks?|months?|years?)|transformation|before and after',
      ),
      'result',
    ],
    [words('routine|day in (?:the|my) life|what i eat|morning|what.?s in my'), 'moment'],
    [
      words(
        'mistakes|tips|ideas|exercises|hacks|tricks|ways|things|books|games|recipes|tools|apps|facts|habits|lessons|products|plants|stretches',
      ),
      'count',
    ],
    [
      words(
        'tutorial|explained|explainer|guide|course|lesson|basics|intro|introduction|for (?:absolute |complete |total )?beginners|101|everything you need to know',
      ),
      'audience',
    ],
    [words('vlogs?|trip|travel|visiting|week|day|part|episode|let.?s play|playthrough|gameplay'), 'moment'],
    [words('diary|garden|season'), 'surprise'],
  ],
  es: [
    [words('con mi (?:mam[aá]|madre|pap[aá]|padre|abuel[ao]|hij[oa]|novi[oa]|perr[oa]|herman[oa]|familia)'), 'moment'],
    [words('ahorr\\p{L}+|deudas?|ingresos|gan[eé]|invert\\p{L}+|inversi[oó]n|sueldo|hipoteca'), 'amount'],
    [words('actualizaci[oó]n|progreso|avances?'), 'surprise'],
    [words('preguntas|q ?& ?a|novedades|anuncio|noticias'), 'news'],
    [words('rese[ñn]a|opini[oó]n|unboxing|merece la pena|vale la pena|primeras impresiones|despu[eé]s de'), 'surprise'],
    [words('recetas?'), 'without'],
    [words('haul|barat[oa]s?|presupuesto|cu[aá]nto|gastando|gasto|precio'), 'cost'],
    [
      words('reto|resultados?|todos los d[ií]as|durante|por \\d+ (?:d[ií]as|horas|semanas)|antes y despu[eé]s'),
      'result',
    ],
    [words('rutina|un d[ií]a en mi vida|mi d[ií]a'), 'moment'],
    [words('errores|consejos|trucos|ideas|ejercicios|formas|cosas|libros|juegos|herramientas'), 'count'],
    [words('tutorial|curso|gu[ií]a|clase|explicad[oa]|paso a paso|para principiantes'), 'audience'],
    [words('vlog|viaje|visit[eéo]\\p{L}*|semana|d[ií]a|parte|cap[ií]tulo'), 'moment'],
  ],
  fr: [
    [
      words(
        'avec (?:ma|mon|mes) (?:mère|père|grand-mère|grand-père|fille|fils|copain|copine|chien|frère|sœur|famille|enfants)',
      ),
      'moment',
    ],
    [words('économi\\p{L}+|dettes?|revenus?|gagn\\p{L}+|invest\\p{L}+|salaire|épargn\\p{L}+'), 'amount'],
    [words('point|progrès|nouvelles du'), 'surprise'],
    [words('questions?|faq|q ?& ?a|nouvelles|annonce'), 'news'],
    [words('avis|test|unboxing|vaut le coup|premières impressions|bilan|après \\d+'), 'surprise'],
    [words('recettes?'), 'without'],
    [words('haul|pas cher|budget|combien|prix|friperie|vinted'), 'cost'],
    [words('défi|challenge|résultats?|tous les jours|pendant|avant après|avant / après'), 'result'],
    [words('routine|une journée|ma journée'), 'moment'],
    [words('erreurs|conseils|astuces|idées|exercices|façons|choses|livres|jeux|outils'), 'count'],
    [words('tuto|tutoriel|cours|guide|expliquée?s?|les bases|débutants?|pas à pas'), 'audience'],
    [words('vlog|voyage|visite|semaine|week-?end|jour|partie|épisode'), 'moment'],
  ],
}

/** Activities whose price or time makes the title: what is built, repaired or bought. */
const making = words(
  'buil\\p{L}+|ma(?:de|king)|fix\\p{L}*|restor\\p{L}+|renovat\\p{L}+|repair\\p{L}*|set(?:ting)? up|paint\\p{L}*|convert\\p{L}*|turn(?:ing|ed)|replac(?:ing|ed)|upgrad\\p{L}+|paid off|saved|bought|constru\\p{L}+|mont[eé]|repar\\p{L}+|restaur\\p{L}+|arregl\\p{L}+|compr\\p{L}+|j.ai (?:construit|fabriqué|rénové|réparé|acheté|retapé|refait|monté)',
)
/** What costs nothing to make. */
const immaterial = words(
  'beat|song|track|score|credit|sleep|posture|habits?|life|marriage|mindset|video|film|movie|game|app|website|friends|decision|mistake|canci[oó]n|vídeo|juego|chanson|vidéo|jeu',
)
/** Questions whose answer is what was tested, and not an explanation. */
const testable = words(
  'is|are|can|should|does|worth|which|es|son|merece|vale|sirve|debes?|se puede|faut-il|peut-on|est-ce que|vaut|doit-on',
)

function kindOf(draft: string, { kind, topic, statement, opening }: Draft, locale: Locale): QuestionKind {
  const found = rules[locale].find(([pattern]) => pattern.test(draft))?.[1]
  // A price that the draft says is no question.
  const byWords =
    found === 'cost' && /[$€£]\d|\bunder \d|\d ?(?:euros?|dollars)|^(?:the )?best /i.test(draft) ? 'surprise' : found
  switch (kind) {
    case 'how_to':
      return byWords === 'cost' || byWords === 'amount' ? byWords : 'step'
    case 'question':
      return testable.test((topic.split(': ').at(-1) ?? '').split(' ')[0] ?? '') ? 'method' : 'answer'
    case 'versus':
      return 'difference'
    case 'list':
      // A list in the draft has its number already.
      return locale !== 'en' || !/\d/.test(topic)
        ? 'count'
        : / for | i | my |best|favou?rite|top /i.test(topic)
          ? 'surprise'
          : 'audience'
    case 'done':
    case 'event':
      if (byWords === 'time') return / in (?:\d|an? |one )/i.test(draft) ? 'result' : 'time'
      if (/\bfinally\b/i.test(draft) && /^(?:I|We) /.test(statement ?? '')) return 'time'
      if (opening === 'why') return 'result'
      if (opening === 'how' && byWords !== 'amount') return 'step'
      return byWords === 'result' || byWords === 'cost' || byWords === 'amount' || byWords === 'moment'
        ? byWords
        : making.test(draft) && !immaterial.test(draft)
          ? 'cost'
          : 'surprise'
    case 'name':
      if (byWords === 'count' && locale === 'en' && !/s(?: (?:for|in|to|under) .*)?$/i.test(topic)) return 'step'
      if (byWords === 'audience' && /guide|beginner/i.test(topic)) return 'without'
      // "Python for data analysis for [whom]" would say "for" twice.
      return byWords === 'audience' && / (?:for|para|pour) /i.test(topic) ? 'time' : (byWords ?? 'moment')
  }
}

type Frame = (draft: Draft, subject: string) => string

/** The draft with a blank for each answer. `subject` is its sentence, task or topic. */
const frames: Readonly<Record<Locale, Readonly<Record<QuestionKind, Frame>>>> = {
  en: {
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
        ? `${subject} for [price]`
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
    without: (_, subject) => `${subject} (no [thing])`,
    audience: ({ teaches, lesson, topic }, subject) =>
      teaches ? `${lesson ?? `${topic},`} explained for [whom]` : `${subject} for [whom]`,
    answer: ({ topic }) => `${topic.replace(/\?$/, '')}? [Your answer]`,
    method: ({ topic }) => `${topic} I [how you found out]`,
    difference: ({ topic }) => `${topic}: [the difference that nobody expects]`,
    news: ({ topic }) => `${topic}: [the one thing to remember]`,
  },
  es: {
    surprise: ({ statement }, subject) =>
      statement ? `${subject}. [Lo que salió mal]` : `${subject}: [lo que te sorprendió]`,
    moment: ({ statement }, subject) =>
      statement ? `${subject}. [Lo que nadie se espera]` : `${subject}: [lo que nadie se espera]`,
    result: ({ statement }, subject) => (statement ? `${subject}. [Cómo terminó]` : `${subject}: [cómo terminó]`),
    cost: (_, subject) => `${subject} por [precio]`,
    amount: (_, subject) => `${subject}: [cantidad] en [tiempo]`,
    time: (_, subject) => `${subject} en [tiempo]`,
    count: ({ topic }) => `[número] ${topic} [para quién]`,
    step: (_, subject) => `${subject}: [el paso que casi todos se saltan]`,
    without: (_, subject) => `${subject} (sin [lo que no hace falta])`,
    audience: (_, subject) => `${subject} para [quién]`,
    answer: ({ topic }) => `${topic} [Tu respuesta]`,
    method: ({ topic }) => `${topic} [Cómo lo comprobaste]`,
    difference: ({ topic }) => `${topic}: [la diferencia que nadie se espera]`,
    news: ({ topic }) => `${topic}: [lo que hay que recordar]`,
  },
  fr: {
    surprise: ({ statement }, subject) =>
      statement ? `${subject}. [Ce qui a mal tourné]` : `${subject} : [ce qui vous a surpris]`,
    moment: ({ statement }, subject) =>
      statement ? `${subject}. [Ce que personne n’attend]` : `${subject} : [ce que personne n’attend]`,
    result: ({ statement }, subject) =>
      statement ? `${subject}. [Comment cela s’est terminé]` : `${subject} : [comment cela s’est terminé]`,
    cost: (_, subject) => `${subject} pour [prix]`,
    amount: (_, subject) => `${subject} : [montant] en [durée]`,
    time: (_, subject) => `${subject} en [durée]`,
    count: ({ topic }) => `[nombre] ${topic} [pour qui]`,
    step: (_, subject) => `${subject} : [l’étape que presque tout le monde oublie]`,
    without: (_, subject) => `${subject} (sans [ce dont on se passe])`,
    audience: (_, subject) => `${subject} pour [qui]`,
    answer: ({ topic }) => `${topic} [Votre réponse]`,
    method: ({ topic }) => `${topic} [Comment vous l’avez vérifié]`,
    difference: ({ topic }) => `${topic} : [la différence que personne n’attend]`,
    news: ({ topic }) => `${topic} : [ce qu’il faut retenir]`,
  },
}

const howTo: Readonly<Record<Locale, string>> = { en: 'How to', es: 'Cómo', fr: 'Comment' }

/**
 * Returns the one question whose answer would improve the titles of a draft most, with a frame that shows where the answer goes:
 * about its cost for something that was built, about who judged for a comparison.
 */
export function askQuestion(draft: string, locale: Locale): Question {
  const read = locale === 'en' ? readEnglish(draft) : readDraft(draft, locale === 'es' ? spanish : french)
  const kind = kindOf(draft, read, locale)
  const subject = read.statement ?? (read.task ? `${howTo[locale]} ${read.task}` : read.topic)
  const frame = frames[locale][kind](read, subject)
  return {
    kind,
    frame: locale === 'en' ? toHeadline(frame) : frame.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase()),
  }
}
