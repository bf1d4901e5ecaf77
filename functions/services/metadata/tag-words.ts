import type { Locale } from '#shared/locale.ts'
import { stopWordsOf, toSet } from './stop-words.ts'

/** Returns the words of a text, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []

/** Units and times, which nobody searches for. */
export const unitWords = toSet(
  `second seconds minute minutes min mins hour hours hr hrs day days night nights morning mornings evening week weeks weekend weekends month
  months year years yr yrs time times am pm dollar dollars euro euros pound pounds cent cents buck bucks kg kilo kilos gram grams km mile miles
  meter meters cm mm inch inches feet foot lb lbs percent degree degrees attempt attempts try tries january february march april may june july
  august september october november december monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday tonight
  segundo segundos minuto minutos hora horas día días noche noches mañana mañanas tarde tardes semana semanas mes meses año años vez veces
  peso pesos dólar dólares sol soles gramo gramos kilómetro kilómetros metro metros grado grados intento intentos enero febrero marzo abril
  mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo hoy ayer
  seconde secondes heure heures jour jours nuit nuits matin matins soir soirs soirée semaine semaines mois an ans année années fois
  franc francs gramme grammes kilomètre kilomètres mètre mètres degré degrés essai essais janvier février mars avril mai juin juillet août
  septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche aujourd'hui demain hier`,
)

/** Times of day that can begin a name: "night shift". */
export const dayParts = toSet('morning evening night weekend')

/** Whether a word can name a topic: it is not a number, a unit or a stop word. */
export const isContentWord = (word: string, locale: Locale): boolean =>
  /^\p{L}./u.test(word) && !stopWordsOf(locale).has(word) && !emptyWords.has(word) && !unitWords.has(word)

/** Nouns and adjectives that say nothing about a video on their own or at the start of a phrase. */
export const emptyWords = toSet(
  `thing things way ways lot lots bit part parts half end start beginning middle rest kind kinds sort type one ones stuff reason reasons result
  results idea ideas place places people person guy guys anybody everybody nobody something anything nothing everything video videos link links
  channel channels subscriber subscribers timestamp timestamps description comment comments question questions answer answers problem problems
  good great best better bad worst worse nice new real total whole entire full complete honest first
  common mistake mistakes error errors sample user users owner owners second third last next other another same own many few several most more less different only upcoming harsh actual very such certain
  beginner beginners current previous recent final amount number numbers list fact facts case point side row step steps episode intro outro
  cosa cosas manera forma formas modo parte partes mitad final principio resto tipo tipos truco resultado resultados idea ideas sitio lugar gente
  persona personas alguien nadie algo nada todo vídeo vídeos video videos enlace enlaces canal suscriptores comentario pregunta preguntas respuesta
  problema problemas bueno buena mejor mejores peor malo mala nuevo nueva nuevos nuevas primer primera primero segundo tercera último última otro
  otra mismo misma propio varios cada gran cantidad número lista caso lado paso pasos hecho vuelta cerca lejos nivel principiante principiantes pena pieza piezas error errores común comunes
  chose choses manière façon façons partie parties moitié fin début reste genre type astuce résultat résultats idée endroit gens personne vidéo
  vidéos lien liens chaîne abonnés commentaire question questions réponse problème problèmes bon bonne meilleur meilleure pire mauvais mauvaise
  nouveau nouvelle nouveaux premier première deuxième troisième dernier dernière autre autres même propre plusieurs chaque quantité nombre liste
  cas côté étape étapes fait plus débutant débutants peine pièce pièces erreur erreurs`,
)

interface Grammar {
  /** Words that precede a noun. */
  readonly determiners: ReadonlySet<string>
  readonly prepositions: ReadonlySet<string>
  /** Words that join two nouns into one thing. */
  readonly joints: ReadonlySet<string>
  readonly adjective: RegExp
  /** Adjectives that precede their noun. */
  readonly prenominal: ReadonlySet<string>
}

/** Recognizes nouns and adjectives in the languages that our tagger does not support. */
export const grammars: Readonly<Record<Exclude<Locale, 'en'>, Grammar>> = {
  es: {
    determiners: toSet(
      'el la los las un una unos unas mi mis tu tus su sus este esta estos estas del al nuestro nuestra nuestros nuestras ningún cada',
    ),
    prepositions: toSet('de en con por para sobre'),
    joints: toSet('de del'),
    adjective:
      /^(?:\p{L}{2,}(?:ales?|ic[oa]s?|ós[oa]s?|os[oa]s?|ables?|ibles?|ad[oa]s?|id[oa]s?|iv[oa]s?|eñ[oa]s?|ares)|\p{L}*(?:é|í)c?tric[oa]s?|\p{L}+(?:átic|ític|ónic|ámic|ásic|étic|ónom)[oa]s?|pequeñ[oa]s?|grandes?|roj[oa]s?|blanc[oa]s?|negr[oa]s?|verdes?|azul(?:es)?|viej[oa]s?|barat[oa]s?|car[oa]s?|rápid[oa]s?|caser[oa]s?|frí[oa]s?|calientes?|lent[oa]s?|dulces?|secos?|integral(?:es)?|modern[oa]s?|antigu[oa]s?|usad[oa]s?|callejer[oa]s?|led|frances[ae]s?|español[ae]s?)$/u,
    prenominal: toSet('pequeño pequeña pequeños pequeñas viejo vieja viejos viejas'),
  },
  fr: {
    determiners: toSet(
      'le la les un une mon ma mes ton ta tes son sa ses ce cet cette ces notre nos votre vos du au aux des l chaque',
    ),
    prepositions: toSet('de d en avec pour à sur dans chez'),
    joints: toSet('de d du'),
    adjective:
      /^(?:\p{L}{2,}(?:ales?|aux|iques?|eux|euses?|ables?|ibles?|ées?|és?|ifs?|ives?|iennes?|aires?)|petite?s?|grande?s?|rouges?|blanch?e?s?|noire?s?|verte?s?|bleue?s?|ancienn?e?s?|maison|rapides?|faciles?|lente?s?|modernes?|vegan|électriques?|droite?s?|crue?s?|cuite?s?|sèche?s?|sucrée?s?)$/u,
    prenominal: toSet('petit petite petits petites grand grande vieux vieil vieille vieilles ancien ancienne'),
  },
}

/** Kinds of videos and other nouns that fit thousands of subjects. Alone they are not a tag, but "leg day routine" is. */
export const kindWords = toSet(
  `vlog vlogs tour review reviews update updates tutorial tutorials recipe recipes routine guide haul challenge test tests blog difference
  history story stories documentary explainer comparison ranking diary experience experiment project build setup basics tips tricks advice breakdown
  ideas news verdict cost price budget money life job learning training progress lesson course kitchen bathroom wall floor side shoes
  receta recetas experiencia experiencias rutina reto reseña prueba diferencia historia guía consejos tutorial curso clase precio dinero vida trabajo proyecto
  viaje ruta opinión gastos piso
  recette recettes expérience expériences défi avis différence histoire guide conseils astuces tuto cours prix argent vie travail projet voyage bilan
  mur côté dépenses`,
)
