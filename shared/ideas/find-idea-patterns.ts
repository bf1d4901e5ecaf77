import { findPatterns } from '../prediction/patterns/matchers.ts'
import { type IdeaPattern, ideaPatterns } from './frames.ts'

const words = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')

/** How the patterns are recognized in Spanish and French titles. */
const matchers: readonly Readonly<Record<IdeaPattern, RegExp>>[] = [
  {
    in_time: words(
      String.raw`en (?:solo |menos de )?(?:\d+|un|una) (?:segundos?|minutos?|horas?|días?|semanas?|mes|meses|año)`,
    ),
    for_beginners: words('principiantes?|desde cero'),
    heres_why: words('por qué|así es como|esto es lo que'),
    basics: words('lo básico|introducción|curso|lección|clase|fundamentos'),
    every: words('cada|tod[oa]s l[oa]s'),
    n_things: words(
      String.raw`\d{1,3} (?:\p{L}+ ){0,2}(?:cosas|formas|maneras|trucos|consejos|errores|razones|ideas|secretos|reglas|lecciones|pasos)`,
    ),
    stretch_of_time: words(String.raw`\d+ (?:horas|días|noches|semanas|meses|años)`),
    tutorial: words('tutorial(?:es)?'),
    i_did: words('yo|probé|hice|compré|cambié|pasé|viví|comí|dejé|construí|monté|gané|perdí'),
    superlative: words(
      String.raw`(?:el|la|los|las|lo) (?:mejor|peor|mejores|peores)|(?:el|la|los|las) \p{L}+ más \p{L}+`,
    ),
  },
  {
    in_time: words(
      String.raw`en (?:seulement |moins de )?(?:\d+|un|une) (?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?)`,
    ),
    for_beginners: words('débutante?s?|(?:partir )?de zéro'),
    heres_why: words('voici (?:pourquoi|comment|ce que)|c’est pourquoi'),
    basics: words('les bases|introduction|cours|leçon|initiation'),
    every: words('chaque|tou(?:s|tes) les'),
    n_things: words(
      String.raw`\d{1,3} (?:\p{L}+ ){0,2}(?:choses|façons|manières|astuces|conseils|erreurs|raisons|idées|secrets|règles|leçons|étapes)`,
    ),
    stretch_of_time: words(String.raw`\d+ (?:heures|jours|nuits|semaines|mois|ans)`),
    tutorial: words('tutoriels?|tutos?'),
    i_did: words("j[’']ai|j[’']avais|je suis|on a"),
    superlative: words(String.raw`(?:le|la|les) (?:meilleure?s?|pires?)|(?:le|la|les) plus \p{L}+`),
  },
]

/** Returns the patterns of ideas that a title in English, Spanish or French has. */
export function findIdeaPatterns(title: string): IdeaPattern[] {
  const english = new Set<string>(findPatterns(title))
  return ideaPatterns.filter((name) => english.has(name) || matchers.some((language) => language[name].test(title)))
}
