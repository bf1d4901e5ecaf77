import type { Locale } from '#shared/locale.ts'
import type { PatternName } from '../prediction/patterns/matchers.ts'

/** The patterns that ideas have: their videos had more views than the others of their channels, and they fit any topic. */
export const ideaPatterns = [
  'in_time',
  'for_beginners',
  'heres_why',
  'basics',
  'every',
  'n_things',
  'stretch_of_time',
  'tutorial',
  'i_did',
  'superlative',
] as const satisfies readonly PatternName[]
export type IdeaPattern = (typeof ideaPatterns)[number]

/** The patterns that teach. They fit what one can begin with: "Bread for beginners", but not "Knee pain for beginners". */
export const teachingPatterns: ReadonlySet<IdeaPattern> = new Set([
  'for_beginners',
  'basics',
  'tutorial',
  'superlative',
])

/**
 * The frames of each pattern by language. `{Topic}` is a noun in the singular or plural, a phrase or a name, with a capital. It
 * comes first, where titles need no article: "about loom" would be wrong.
 */
export const frames: Readonly<Record<Locale, Readonly<Record<IdeaPattern, readonly string[]>>>> = {
  en: {
    in_time: ['{Topic}, explained in 10 minutes'],
    for_beginners: ['{Topic} for beginners', '{Topic} from scratch: where to start'],
    heres_why: ['{Topic}: what I changed, and why', '{Topic}: what surprised me, and why'],
    basics: ['{Topic}: the basics, step by step', '{Topic}: the basics worth knowing'],
    every: ['{Topic}: every question, answered', '{Topic}: every mistake I made'],
    n_things: ['{Topic}: 7 things I wish I had known', '{Topic}: 5 lessons I learned'],
    stretch_of_time: ['{Topic}: what 30 days taught me', '{Topic}: 30 days later'],
    tutorial: ['{Topic}: a tutorial, step by step', '{Topic}: the tutorial I needed when I started'],
    i_did: ['{Topic}: I was wrong', '{Topic}: I started over'],
    superlative: ['{Topic}: the easiest way to start'],
  },
  es: {
    in_time: ['{Topic}: todo explicado en 10 minutos'],
    for_beginners: ['{Topic} para principiantes', '{Topic} desde cero: por dónde empezar'],
    heres_why: ['{Topic}: por qué cambié de opinión', '{Topic}: por qué lo hago de otra manera'],
    basics: ['{Topic}: lo básico, paso a paso', '{Topic}: lo básico que conviene saber'],
    every: ['{Topic}: todas las preguntas, respondidas', '{Topic}: todos los errores que cometí'],
    n_things: ['{Topic}: 7 cosas que me habría gustado saber', '{Topic}: 5 lecciones que aprendí'],
    stretch_of_time: ['{Topic}: 30 días después', '{Topic}: lo que me enseñaron 30 días'],
    tutorial: ['{Topic}: tutorial paso a paso', '{Topic}: el tutorial que necesitaba al empezar'],
    i_did: ['{Topic}: lo que cambié', '{Topic}: probé otra forma de hacerlo'],
    superlative: ['{Topic}: la forma más fácil de empezar'],
  },
  fr: {
    in_time: ['{Topic} : tout comprendre en 10 minutes'],
    for_beginners: ['{Topic} pour les débutants', '{Topic} : partir de zéro'],
    heres_why: ['{Topic} : voici pourquoi j’ai changé d’avis', '{Topic} : voici comment je fais maintenant'],
    basics: ['{Topic} : les bases, pas à pas', '{Topic} : les bases à connaître'],
    every: ['{Topic} : toutes les réponses à vos questions', '{Topic} : toutes les erreurs que j’ai faites'],
    n_things: ['{Topic} : 7 choses que j’aurais aimé savoir', '{Topic} : 5 leçons à retenir'],
    stretch_of_time: ['{Topic} : 30 jours plus tard', '{Topic} : ce que 30 jours m’ont appris'],
    tutorial: ['{Topic} : le tutoriel pas à pas', '{Topic} : le tutoriel qu’il me fallait pour débuter'],
    i_did: ['{Topic} : j’avais tort', '{Topic} : j’ai tout recommencé'],
    superlative: ['{Topic} : la façon la plus simple de commencer'],
  },
}

/**
 * The frames for topics that the creator only talks about, such as people, games and teams: nothing that only somebody who does
 * it can say. Patterns without one fit no such topic.
 */
export const outsideFrames: Readonly<Record<Locale, Readonly<Partial<Record<IdeaPattern, readonly string[]>>>>> = {
  en: {
    in_time: ['{Topic}, explained in 10 minutes'],
    heres_why: ['{Topic}: what surprised me, and why'],
    every: ['{Topic}: every question, answered'],
    n_things: ['{Topic}: 7 things most people miss'],
    superlative: ['{Topic}: the best and the worst'],
  },
  es: {
    in_time: ['{Topic}: todo explicado en 10 minutos'],
    heres_why: ['{Topic}: por qué cambié de opinión'],
    every: ['{Topic}: todas las preguntas, respondidas'],
    n_things: ['{Topic}: 7 cosas que casi nadie sabe'],
    superlative: ['{Topic}: lo mejor y lo peor'],
  },
  fr: {
    in_time: ['{Topic} : tout comprendre en 10 minutes'],
    heres_why: ['{Topic} : voici pourquoi j’ai changé d’avis'],
    every: ['{Topic} : toutes les réponses à vos questions'],
    n_things: ['{Topic} : 7 choses que peu de gens savent'],
    superlative: ['{Topic} : le meilleur et le pire'],
  },
}
