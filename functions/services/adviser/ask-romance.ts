import type { Question, QuestionKind } from '#shared/advice/question.ts'
import { anyWord } from './any-word.ts'
import { french } from './french.ts'
import { joinTail, lowerFirst, type ParsedRomanceTitle, parseTitle, upper, type Words } from './romance.ts'
import { spanish } from './spanish.ts'

type Rule = readonly [pattern: RegExp, kind: QuestionKind]

/** What a frame is made from. */
interface FrameInput {
  readonly parsed: ParsedRomanceTitle
  /** The title's sentence, task or topic. */
  readonly subject: string
  readonly text: string
}
interface LanguageRules {
  readonly words: Words
  /** Which question to ask, by the words of a title. The first matching rule applies. */
  readonly rules: readonly Rule[]
  /** Words about earning, saving or losing, which have an amount. */
  readonly amount: RegExp
  readonly recipe: RegExp
  /** Questions that are answered by a test, not by an explanation. */
  readonly testable: RegExp
  /** The title with a blank for the answer to each question. */
  readonly frames: Readonly<Record<QuestionKind, (asked: FrameInput) => string>>
}

/** Words of reviews, tests and reactions. */
const judged = anyWord(
  'prob\\p{L}+|rese[ñn]\\p{L}+|reaccion\\p{L}+|compar\\p{L}+|opini[oó]n|(?:un|\\d+) (?:ans?|mois|semaines) après|(?:años?|meses) después|test\\p{L}*|essay\\p{L}+|réagi\\p{L}*|goût\\p{L}+|avis|review',
)
/** Sentences that already end in a time or a number of days. */
const timed = anyWord(
  'despu[eé]s de|tras|durante|por \\d+|\\d+ (?:d[ií]as|semanas|meses|años)|après|pendant|\\d+ (?:jours|semaines|mois|ans)',
)
const hasWord = (text: string, word: string) => anyWord(word).test(text)

const languageRules: Readonly<Record<'es' | 'fr', LanguageRules>> = {
  es: {
    words: spanish,
    rules: [
      [
        anyWord('con mi (?:mamá|madre|papá|padre|abuel[ao]|hij[oa]|novi[oa]|perr[oa]|herman[oa]|pareja|familia)'),
        'moment',
      ],
      [
        anyWord('con (?:un|una) (?:campe[oó]n|campeona|profesional|expert[oa]|chef|médic[oa]|entrenador\\p{L}*)'),
        'moment',
      ],
      [anyWord('preguntas y respuestas|preguntas|q ?& ?a|novedades|anuncio|noticias|suscriptores|seguidores'), 'news'],
      [
        anyWord('glúteos|abdomen|abdominales|piernas|cardio|ejercicio|entrenamiento|yoga|pilates|estiramientos'),
        'audience',
      ],
      [anyWord('primer (?:año|mes)'), 'result'],
      [anyWord('ranking|clasificación'), 'surprise'],
      [
        anyWord('truco|limpieza|limpi\\p{L}+|orden(?:ar|ando|é|o|amos)|coser|cosí|tejer|a pie|en bici|travesía'),
        'time',
      ],
      [anyWord('huerto|jardín'), 'surprise'],
      [anyWord('actualización|actualizacion|progreso|avances?|devlog'), 'surprise'],
      [
        anyWord('rese[ñn]a|opinión|opinion|review|unboxing|primeras impresiones|después de (?:\\d+|un|una|dos)'),
        'surprise',
      ],
      [anyWord('rutina de (?:mañana|noche|d[ií]a)|un día en mi vida|mi día|mi rutina'), 'moment'],
      [anyWord('recetas?'), 'without'],
      [anyWord('haul|barat[oa]s?|presupuesto|cuánto cuesta|gastando|precio|boda'), 'cost'],
      [
        anyWord(
          'reto|resultados?|todos los días|al día|cada día|durante|(?:por|en) \\d+ (?:días|horas|semanas|meses)|antes y después|aprend(?:er|iendo|í|ió|imos)|dejando|cambio físico',
        ),
        'result',
      ],
      [
        anyWord(
          'errores|consejos|trucos|ideas|ejercicios|formas|cosas|libros|juegos|herramientas|plantas|apps|aplicaciones|hábitos',
        ),
        'count',
      ],
      [anyWord('paso a paso|cambio de|reparar|reparación|mantenimiento|arreglar|instalar'), 'step'],
      [
        anyWord('tutorial|curso|aprende|guía|clase|explicad[oa]s?|introducción|(?:lo|excel) básico|para principiantes'),
        'audience',
      ],
      [anyWord('historia de'), 'moment'],
    ],
    amount: anyWord(
      'ahorr\\p{L}+|deudas?|ingresos|gan[aoeé]\\p{L}*|invert\\p{L}+|inversión|sueldo|hipoteca|adelgaz\\p{L}+|perder (?:peso|grasa)|vend(?:er|í)|facturar',
    ),
    recipe: anyWord(
      '(?:pan|queso|pizza|pasta|arroz|galletas|tarta|bizcocho|pastel|salsa de|sopa|flan|croquetas|tortillas?|tacos|helado|yogur|masa|postres?|lentejas|pollo|paella|cocin(?:ar|ando|é|o|amos))',
    ),
    testable: /^¿?(?:es|son|merece|vale|sirven?|funcionan?|debes?|se puede|puedes?|de verdad)(?!\p{L})/iu,
    frames: {
      surprise: ({ parsed, subject, text }) => {
        if (hasWord(text, 'ranking|clasificación')) return `${subject}: [el que ganó]`
        if (parsed.kind === 'list') return `${subject}: [el ejemplo más sorprendente]`
        if (judged.test(text))
          return parsed.statement || timed.test(subject)
            ? `${subject}: [lo que más te sorprendió]`
            : `${subject} después de [tiempo]: [lo que más te sorprendió]`
        return parsed.statement ? `${subject} y [qué salió mal]` : `${subject}: [lo que salió mal]`
      },
      moment: ({ parsed, subject }) =>
        parsed.statement && !/^(?:(?:yo|no|me|lo|la) )*\p{L}+o /iu.test(subject)
          ? `${subject} y [qué pasó]`
          : /^lo que /i.test(subject)
            ? `${subject}: [lo más importante]`
            : hasWord(subject, 'historia')
              ? `${subject}: [lo que casi nadie sabe]`
              : `${subject}: [lo que nadie espera]`,
      result: ({ parsed, subject }) =>
        parsed.statement
          ? `${subject} y [cómo acabó]`
          : timed.test(subject)
            ? `${subject}: [el resultado]`
            : spanish.habit.test(subject)
              ? `${subject} durante [tiempo]: [el resultado]`
              : `${subject}: [el resultado] en [tiempo]`,
      cost: ({ parsed, subject, text }) =>
        hasWord(text, 'haul|compras')
          ? `${subject}: [cuántas cosas] por [precio]`
          : parsed.kind === 'name' && spanish.trip.test(text)
            ? `${subject} en [tiempo] por [precio]`
            : hasWord(subject, 'por')
              ? `${subject}: [precio]`
              : spanish.cheap.test(subject)
                ? subject.replace(spanish.cheap, 'por [precio]')
                : `${subject} por [precio]`,
      amount: ({ parsed, subject }) => {
        const done = parsed.task ? spanish.doneOf(parsed.task) : undefined
        return done
          ? `Cómo ${done.said} [cantidad] en [tiempo]${done.rest}`
          : /\?$/.test(subject)
            ? `${subject} [La cifra]`
            : parsed.tail
              ? `${subject} con [cantidad]`
              : `${subject}: [cantidad] en [tiempo]`
      },
      time: ({ subject }) => `${subject} en [tiempo]`,
      count: ({ parsed: { topic } }) => {
        const [, mine, rest] = /^(mis|los|las) (.+)$/iu.exec(topic) ?? []
        const base = mine ? `${mine} [número] ${rest}` : `[número] ${lowerFirst(topic)}`
        return /(?:favorit|mejor)/i.test(topic)
          ? `${base}: [qué tienen en común]`
          : `${base} ${hasWord(topic, 'que') ? 'y ' : ''}que [qué consiguen o qué provocan]`
      },
      step: ({ subject }) => `${subject}: [el paso que casi todos se saltan]`,
      without: ({ subject }) =>
        hasWord(subject, 'sin') ? `${subject} con [número] ingredientes` : `${subject} sin [ingrediente o utensilio]`,
      audience: ({ subject }) => `${subject} para [nivel u objetivo]`,
      answer: ({ subject }) =>
        /\?$/.test(subject) ? `${subject} [Tu respuesta en una frase]` : `${subject}: [la verdadera razón]`,
      method: ({ subject }) => `${subject} Mi veredicto después de [tiempo o prueba]`,
      difference: ({ subject }) => `${subject}: [la diferencia que más se nota]`,
      news: ({ parsed: { topic }, text }) =>
        hasWord(text, 'novedades|anuncio|noticias')
          ? `${/^canal$/i.test(topic) ? 'Novedades del canal' : topic}: [la noticia en pocas palabras]`
          : /^(?:preguntas|q ?& ?a)/i.test(topic)
            ? 'Respondo a [la pregunta que más se repite]'
            : `${topic}: respondo a [la pregunta que más se repite]`,
    },
  },
  fr: {
    words: french,
    rules: [
      [
        anyWord(
          'avec (?:ma|mon|mes) (?:mère|père|grand-mère|grand-père|fille|fils|copain|copine|chien|frère|sœur|famille|enfants)',
        ),
        'moment',
      ],
      [anyWord('avec une? (?:champion\\p{L}*|pro|professionnel\\p{L}*|expert\\p{L}*|chef|médecin|coach)'), 'moment'],
      [anyWord('questions?|faq|q ?& ?a|annonce|nouvelles de la chaîne|abonnés'), 'news'],
      [anyWord('abdos|fessiers|jambes|cardio|séance|entraînement|yoga|pilates|étirements'), 'audience'],
      [anyWord('premi(?:er|ère) (?:mois|année)'), 'result'],
      [anyWord('classement|ranking'), 'surprise'],
      [anyWord('astuce|ménage|nettoy\\p{L}+|rang\\p{L}+|coudre|tricot(?:er|é|ons)|à pied|(?:à|en) vélo'), 'time'],
      [anyWord('potager|jardin'), 'surprise'],
      [anyWord('point (?:de|sur)|progrès|nouvelles du|devlog'), 'surprise'],
      [
        anyWord(
          'mon avis|avis|test|unboxing|premières impressions|bilan|après \\d+|(?:un|deux|trois|\\d+) (?:ans?|mois|semaines) après',
        ),
        'surprise',
      ],
      [anyWord('routine|une journée|ma journée'), 'moment'],
      [anyWord('recettes?'), 'without'],
      [anyWord('haul|pas ch(?:ers?|ères?)|budget|prix|friperie|vinted|mariage|mariée'), 'cost'],
      [
        anyWord(
          'défi|challenge|résultats?|tous les jours|par jour|pendant|avant après|avant / après|apprendre|j.apprends|j.arrête|transformation',
        ),
        'result',
      ],
      [
        anyWord('erreurs|conseils|astuces|idées|exercices|façons|choses|livres|jeux|outils|plantes|applis|habitudes'),
        'count',
      ],
      [anyWord('pas à pas|étape par étape|changement de|changer|réparer|réparation|entretien|installer'), 'step'],
      [anyWord('tuto|tutoriel|cours|apprenez|guide|expliquée?s?|introduction|les bases|débutants?'), 'audience'],
      [anyWord('histoire (?:de|du|d)'), 'moment'],
    ],
    amount: anyWord(
      'économi\\p{L}+|dettes?|revenus?|gagn\\p{L}+|invest\\p{L}+|salaire|épargn\\p{L}+|maigrir|perdre (?:du poids|du ventre)|vendre|vendu',
    ),
    recipe: anyWord(
      '(?:pain|fromage|pizza|pâtes|riz|cookies|tarte|gâteau|sauce|soupe|flan|crêpes|glace|yaourts?|pâte|desserts?|lentilles|poulet|brioche|cuisiner|cuire)',
    ),
    testable: /^(?:faut-il|peut-on|est-ce qu|vaut|ça vaut|cela vaut|doit-on|est-il|est-elle)/iu,
    frames: {
      surprise: ({ parsed, subject, text }) => {
        if (hasWord(text, 'classement|ranking')) return `${subject} : [le gagnant]`
        if (parsed.kind === 'list') return `${subject} : [l’exemple le plus surprenant]`
        if (judged.test(text))
          return parsed.statement || timed.test(subject)
            ? `${subject} : [ce qui vous a le plus surpris]`
            : `${subject} après [durée] : [ce qui vous a le plus surpris]`
        return parsed.statement ? `${subject} et [ce qui a mal tourné]` : `${subject} : [ce qui a mal tourné]`
      },
      moment: ({ parsed, subject }) =>
        parsed.statement && !/^j(?:e (?!(?:me )?suis )|['’](?!ai ))/i.test(subject)
          ? `${subject} et [ce qui s’est passé]`
          : /^ce qu/i.test(subject)
            ? `${subject} : [le plus important]`
            : hasWord(subject, 'histoire')
              ? `${subject} : [ce que presque personne ne sait]`
              : `${subject} : [le moment inattendu]`,
      result: ({ parsed, subject }) =>
        parsed.statement
          ? `${subject} et [comment ça s’est fini]`
          : timed.test(subject) && !/ à \d+ ans/.test(subject)
            ? `${subject} : [le résultat]`
            : french.habit.test(subject)
              ? `${subject} pendant [durée] : [le résultat]`
              : `${subject} : [le résultat] en [durée]`,
      cost: ({ parsed, subject, text }) =>
        hasWord(text, 'haul|achats')
          ? `${subject} : [combien de pièces] pour [prix]`
          : parsed.kind === 'name' && french.trip.test(text)
            ? `${subject} en [durée] pour [prix]`
            : french.cheap.test(subject)
              ? subject.replace(french.cheap, 'pour [prix]')
              : hasWord(subject, 'pour')
                ? `${subject} : [prix]`
                : `${subject} pour [prix]`,
      amount: ({ parsed, subject }) => {
        const done = parsed.task ? french.doneOf(parsed.task) : undefined
        return done
          ? `Comment ${done.said} [montant] en [durée]${done.rest}`
          : /\?$/.test(subject)
            ? `${subject} [Le montant]`
            : parsed.tail
              ? `${subject} avec [montant]`
              : `${subject} : [montant] en [durée]`
      },
      time: ({ subject }) => `${subject} en [durée]`,
      count: ({ parsed: { topic } }) => {
        const [, mine, rest] = /^(mes|les) (.+)$/iu.exec(topic) ?? []
        const base = mine ? `${mine} [nombre] ${rest}` : `[nombre] ${lowerFirst(topic)}`
        return /(?:préféré|meilleur)/i.test(topic)
          ? `${base} : [leur point commun]`
          : `${base} ${hasWord(topic, 'qui') ? 'et ' : ''}qui [leur effet]`
      },
      step: ({ subject }) => `${subject} : [l’étape que presque tout le monde oublie]`,
      without: ({ subject }) =>
        hasWord(subject, 'sans') ? `${subject} avec [nombre] ingrédients` : `${subject} sans [ingrédient ou ustensile]`,
      audience: ({ subject }) => `${subject} pour [niveau ou objectif]`,
      answer: ({ subject }) =>
        /\?$/.test(subject) ? `${subject} [Votre réponse en une phrase]` : `${subject} : [la vraie raison]`,
      method: ({ subject }) => `${subject} Mon verdict après [durée ou test]`,
      difference: ({ subject }) => `${subject} : [la différence la plus frappante]`,
      news: ({ parsed: { topic }, text }) =>
        hasWord(text, 'annonce|nouvelles')
          ? `${topic} : [la nouvelle en quelques mots]`
          : /^(?:faq|questions?|q ?& ?a)$/i.test(topic)
            ? 'Je réponds à [la question qui revient le plus]'
            : `${topic} : je réponds à [la question qui revient le plus]`,
    },
  },
}

function kindOf(
  parsed: ParsedRomanceTitle,
  text: string,
  {
    words: { making, trip, habit, infinitive, asks, living, why, how, clauses },
    rules,
    amount,
    recipe,
    testable,
  }: LanguageRules,
): QuestionKind {
  const { kind, topic, statement, opening } = parsed
  const tail = parsed.tail?.replace('¿', '').toLowerCase()
  const byWords = rules.find(([pattern]) => pattern.test(text))?.[1]
  if (tail && asks.test(tail)) return amount.test(tail) ? 'amount' : testable.test(tail) ? 'method' : 'answer'
  if (tail) return living.test(topic) ? 'amount' : 'time'
  // The answer to "why I did it" is a story, to "why it happened" a reason.
  if (opening === 'why') return clauses.ours.test(topic.replace(why, '')) ? 'surprise' : 'answer'
  switch (kind) {
    case 'question':
      return testable.test(topic) ? 'method' : 'answer'
    case 'versus':
      return 'difference'
    case 'list':
      return 'surprise'
    case 'how_to':
      return amount.test(topic) ? 'amount' : recipe.test(topic) ? 'without' : byWords === 'cost' ? 'cost' : 'step'
    case 'done':
    case 'event':
      if (byWords === 'moment' || byWords === 'result' || byWords === 'news') return byWords
      return judged.test(text) ? 'surprise' : making.test(statement ?? '') ? 'cost' : 'moment'
    case 'name':
      if (clauses.explains.test(topic) && !how.test(topic)) return 'moment'
      // "How I stopped smoking": the step that others do not know.
      if (how.test(topic) && byWords !== 'cost') return making.test(topic) ? 'cost' : 'step'
      if (byWords === 'audience' && / (?:para|pour) /i.test(topic)) return 'time'
      if (byWords === 'audience' && /experto|desde cero|débutant|principiantes/i.test(topic)) return 'time'
      if (byWords) return byWords
      if (amount.test(topic)) return 'amount'
      if (trip.test(text)) return 'cost'
      if (recipe.test(topic)) return 'without'
      if (habit.test(topic)) return 'result'
      if (infinitive.test(topic) || making.test(topic)) return 'cost'
      return 'moment'
  }
}

/** Returns the question whose answer would improve a Spanish or French title most, with its frame. */
export function askRomanceQuestion(title: string, locale: 'es' | 'fr'): Question {
  const language = languageRules[locale]
  const text = language.words.mend(title)
  const parsedTitle = parseTitle(title, language.words)
  const kindByWords = kindOf(parsedTitle, text, language)
  // A price that the title states needs no question.
  const kind =
    kindByWords === 'cost' && /\d ?(?:€|\$|euros?|pesos|d[oó]lares|dollars)/i.test(text) ? 'result' : kindByWords
  const subject = parsedTitle.tail
    ? joinTail(parsedTitle.topic, parsedTitle.tail, language.words)
    : (parsedTitle.statement ?? parsedTitle.topic)
  return { kind, frame: upper(language.frames[kind]({ parsed: parsedTitle, subject, text }).replace(/\s+/g, ' ')) }
}
