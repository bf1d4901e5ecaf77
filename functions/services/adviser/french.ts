import { anyWord } from './any-word.ts'
import { mendFrench } from './french-spelling.ts'
import { upper, type Words } from './romance.ts'

const unit = '(?:secondes?|minutes?|min|heures?|h|jours?|nuits?|semaines?|mois|ans?|années?|week-?ends?)'
const number = String.raw`(?:\d[\d ]*\d|\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente)`
const auxiliary =
  "(?:est|sont|a|ont|n['’]a|n['’]est|n['’]ont|était|étaient|avait|avaient|fut|s['’]est|se sont|m['’]a|m['’]ont|nous a|l['’]a|y a|va|vont)"
const present =
  '(?:tourne|fait|font|coûte|coûtent|tient|tiennent|prend|marche|montre|explique|apprend|gagne|perd|refuse|peut|veut|doit|reste|restent|devient|dure|suffit|raconte|teste|répond|met|vaut|sert|passe|donne|pèse|rentre|consomme|fonctionne|manque|déteste|adore|dit|croit|meurt|tombe|arrive|part|sent|semble|choisit|préfère)'
const price = String.raw`(?:\d[\d ,.]* ?(?:€|euros?|dollars|\$|francs|chf))`

/** Irregular past participles, by their infinitive. Verbs that take "être" are left out. */
const participles: Readonly<Record<string, string>> = {
  apprendre: 'appris',
  prendre: 'pris',
  comprendre: 'compris',
  faire: 'fait',
  refaire: 'refait',
  construire: 'construit',
  reconstruire: 'reconstruit',
  conduire: 'conduit',
  perdre: 'perdu',
  vendre: 'vendu',
  mettre: 'mis',
  coudre: 'cousu',
  peindre: 'peint',
  repeindre: 'repeint',
  vivre: 'vécu',
  courir: 'couru',
  écrire: 'écrit',
  lire: 'lu',
  ouvrir: 'ouvert',
  tenir: 'tenu',
  obtenir: 'obtenu',
  battre: 'battu',
  boire: 'bu',
  voir: 'vu',
  recevoir: 'reçu',
}

/** Nouns that need an article before "de": "l’astuce de ma tante". */
const articles: readonly (readonly [RegExp, string])[] = [
  [/^(?:astuce|erreur|histoire) (?=de |du |d'|que |qui )/iu, 'l’'],
  [/^(?:secret|conseil|budget|résultat|truc) (?=de |du |d'|que |qui )/iu, 'le '],
  [/^(?:méthode|recette|technique|différence|vérité|liste) (?=de |du |d'|que |qui )/iu, 'la '],
]
const program =
  /^(?:tuto |tutoriel |cours )?(?:de |sur )?(excel|photoshop|lightroom|illustrator|canva|figma|powerpoint|word|premiere|davinci|wordpress|unity|godot) ((?:les?|la|l') ?\p{L}.*|tableaux? croisés? dynamiques?|\p{L}+(?:er|ir|re) \p{L}.*|\p{L}+s \p{L}+s)$/iu

/** A class and its subject, before what it teaches. */
const subject =
  /^(cours (?:de |d')(?:maths|mathématiques|physique|chimie|histoire|svt|biologie|anglais|espagnol|français|programmation|guitare|piano|dessin|couture)) (?=\p{L}+)(?!(?:pour|de|en|avec|et|niveau|facile|gratuit|débutants?)(?!\p{L}))/iu

export const french: Words = {
  mend: mendFrench,
  reorder: (text) =>
    text
      .replace(program, (_all, name: string, rest: string) => `tuto ${rest} sur ${name}`)
      .replace(
        /(?<=\p{L}) (?=\d+ (?:façons|manières|versions)(?!\p{L}))(?<!^.*(?<!\p{L})(?:de|en|mes|les|ces|avec) )/iu,
        ' de ',
      )
      .replace(subject, '$1 : '),
  mendClause: (text) =>
    text
      .replace(/^(\d+ \p{L}+) (?=\d[\d ,.]* ?(?:€|euros|dollars))/iu, '$1 pour ')
      // "perdu 7 kilos" becomes the noun phrase "7 kilos perdus".
      .replace(/^(perdu|gagné|économisé|dépensé) (\d[\d ]* ?(?:kilos|kg|euros|€|km))$/iu, '$2 $1s'),
  label:
    /(?<!\p{L})(?:(?:mini ?v|dev|v)logs?(?: ?#?\d+)?|recette(?: facile)?(?: de(?:s| la)?| du| d['’])?|tutoriel|tuto(?: (?:de|du|pour))?|facile$|débrief$|bilan(?: \d+ (?:ans?|mois|semaines?))?$|q ?& ?a|questions? (?:\/ )?r[ée]ponses?|nouvelles de la chaîne|annonce(?: importante)?(?! de)|point de \p{L}+$|partie \d+|épisode \d+|ép?\.? ?\d+|jour \d+$)(?!\p{L})|(?<!\p{L})défi (?:de )?(?=\d)|#\d+/giu,
  opinion:
    /(?<!\p{L})(?:mon avis honnête(?: sur)?|(?:mon )?avis(?: sur)?(?! de)(?!\p{L}))|^test (?:de la |du |de l'|des |de )?(?=\p{L})/iu,
  myOpinion: 'mon avis',
  diary: anyWord('vlogs?|journal'),
  own: [
    [/^(?:semaine|journée|routine|première|soirée)(?!\p{L})/iu, 'Ma'],
    [/^(?:voyage|week-?end|premier|déménagement|road ?trip)(?!\p{L})/iu, 'Mon'],
  ],
  lesson:
    /(?<!\p{L})(?:tuto|tutoriel|cours|leçon|guide|expliquée?s?|apprenez|les bases|comprendre|séance|entraînement)(?!\p{L})/iu,
  howTo: /^comment (?=(?:(?:ne pas|se|s'|bien) ?)?\p{L}+(?:er|ir|re)(?!\p{L}))(.+?)\s?\??$/iu,
  howToStart: 'Comment',
  infinitive:
    /^(?:se |s'|ne pas )?(?:(?!(?:hiver|mer|dernier|premier|atelier|métier|dîner|souper|chantier|calendrier|février|janvier|fer|hier|clavier|escalier|évier|papier|loisir|plaisir|cuir|noir|soir|avenir|désir|souvenir|quartier|panier|courrier|soulier|pompier|entier|cahier|collier|dossier|hors) )\p{L}+(?:er|ir)|(?:re)?(?:faire|prendre|vendre|mettre|peindre|coudre|construire|conduire|lire|vivre)|apprendre|comprendre|perdre|cuire|écrire|survivre|boire|battre|attendre|éteindre|réduire|produire|suivre|croire|dire|rendre|défendre|descendre|rompre) (?=\p{L}|\d)/iu,
  question:
    /\?$|^(?:est-ce (?:que|qu)|faut-il|peut-on|quel|quelle|quels|quelles|combien|doit-on|que se passe-t-il|qu'est-ce|vaut-il)(?:\s|')/iu,
  asQuestion: (text) => upper(`${text.replace(/\s?\?$/, '').trim()} ?`),
  tail: /^([^?]+?)[,:]? ((?:ça |cela )?(?:vaut(?:-il| vraiment)? le coup|vaut-elle le coup|combien (?:ça|je|j'|on|coûte|gagne)|lequel (?:choisir|est|acheter)|laquelle (?:choisir|est|acheter)|comment (?:je|on|ça|j'ai)|que faire|quoi faire|est-ce que|on fait quoi)(?![\p{L}])[^?,]*)(?:,.*)?\s?\??$/iu,
  asks: /^(?:ça vaut|cela vaut|vaut|combien|lequel|laquelle|que faire|quoi faire|est-ce)/iu,
  why: /^pourquoi /iu,
  how: /^comment /iu,
  list: /^(?:(?:mes|les) )?(?:\d+|top \d+) (?!jours|heures|semaines|mois|ans|nuits|minutes|km|euros|pompes|abdos|squats|000)\p{L}+/iu,
  versus: /\s(?:vs\.?|versus|ou (?!rien|pas))\s?/iu,
  making: anyWord(
    'constru\\p{L}+|fabriqu\\p{L}+|fai(?:re|t)|refai(?:re|t)|mont(?:er|é)|répar\\p{L}+|restaur\\p{L}+|(?:re)?pein(?:dre|t)|rénov\\p{L}+|retap\\p{L}+|aménag\\p{L}+|cou(?:dre|su)|programm\\p{L}+|cré(?:er|é)|changement|changer|déménag\\p{L}+|décor\\p{L}+|plant(?:er|é)|nettoy\\p{L}+|install\\p{L}+',
  ),
  trip: anyWord(
    'en van|en camping-car|voyag\\p{L}+|traversée|road ?trip|tour (?:de|du)|randonnée|trek|périple|tourné|traversé|parcouru',
  ),
  habit: anyWord(
    "par jour|tous les (?:jours|matins|soirs)|chaque (?:jour|matin|soir)|j'arrête (?:le|la|les|l'|de)|arrêter (?:le|la|les|l'|de)|sans (?:sucre|téléphone|réseaux|acheter|gluten|alcool|café|viande)",
  ),
  cheap:
    /(?<!\p{L})(?:pour (?:pas|moins|vraiment pas) cher|pas cher(?:e|s|es)?|sans (?:se|me|nous|vous) ruiner|à petit prix|(?:à (?:tout )?)?petit budget|avec peu de moyens)(?!\p{L})/iu,
  stay: /^((?:j'ai|on a|nous avons) (?:dormi|vécu|campé|voyagé|marché|roulé|travaillé|tenu|survécu)) ((?:dans|en|à|au|sur|sans|chez|avec) .+)$/iu,
  living: anyWord('budget|vivre|manger|courses|repas|dépenses|famille|mois'),
  product:
    /((?:de|sur|à) (?:la|ma|une)|(?:ma|la)) (?:moto|voiture|console|machine|imprimante|caméra)(?!\p{L})|((?:de|à|sur) (?:mon|un)|mon) (?:vélo|téléphone|portable|ordinateur|scooter|fourgon)(?!\p{L})/iu,
  object: /^((?:je |j')?\p{L}+(?: (?:à|de|en|sur))?) ((?:mon|ma|mes|les?|la|une?|des) .+)$/iu,
  clauses: {
    explains: /^(?:ce que|ce qui|pourquoi|comment|combien) \S/iu,
    after: /^(?:après|au bout de) (?:\d|une?|deux|trois|six)/iu,
    rate: new RegExp(`^${number} ?${unit} (?:par jour|par semaine|chaque jour|tous les jours)$`, 'iu'),
    time: new RegExp(`^(?:en |environ |à peine |seulement )?${number} ?${unit}(?: en tout)?$`, 'iu'),
    price: new RegExp(
      `^(?:pour |seulement |environ |moins de |pour moins de |pour seulement )*${price}(?: en tout| au total| tout compris)?$`,
      'iu',
    ),
    ours: /^(?:maintenant |aujourd['’]hui )?(?:j['’](?:ai|avais|étais|en|y|arrête|apprends)|je |on (?:a|est|n['’]a|s['’]est|était|avait) |nous (?:avons|sommes) )/iu,
    budget: new RegExp(`^(?:avec )?${price} (?:par mois|par semaine|par jour|par personne)$`, 'iu'),
    ingredients: /^(?:avec )?(?:seulement )?(?:\d+|deux|trois|quatre|cinq) ingrédients?$/iu,
    limit: /^(?:sans(?! compter)|avec (?:seulement|une?|deux)|en une seule|avec) \S/iu,
    audience: /^pour (?!\d|moins|seulement|environ|que )\S/iu,
    event: new RegExp(
      String.raw`^(?!(?:pour|avec|sans|en|à|de|par|après|avant|comme|dans|chez|qui|où|que|moins|plus|\d+) )(?:[\p{L}\d'’-]+ ){1,6}?(?:ne )?(?:${auxiliary}|${present})(?: |$)|^(?:c['’]est|c['’]était|ça |il y a )`,
      'iu',
    ),
    circumstance: /^(?:en|à|au|aux|dans|chez|depuis|pendant|avant|entre|sous|près de) \S/iu,
    measure:
      /^-?\d[\d ]* ?(?:km|kilomètres|kilos|kg|pages|livres|pas|pays|villes|sacs?(?: poubelle)?|cartons|tours|parties|films|mètres)(?!\p{L})(?: (?:de|d')? ?\p{L}+)?$/iu,
    count: /^(?:seulement )?\d+ (?!euros|dollars|francs|mille )\p{L}{3,}/iu,
    quality:
      /^(?:(?:très |super )?(?:moelleux|moelleuses?|croustillante?s?|légers?|légères?|fondante?s?|crémeux|crémeuses?|véganes?|vegan|gratuits?|gratuites?))$/iu,
  },
  nameFirst: new RegExp(
    String.raw`^(?!(?:Tout|Personne|Rien|Elle|Il|On|Elles|Ils|Ça|Cela|Le|La|Les|Mon|Ma|Mes|Ce|Cette|Ces|Un|Une|Des|Celui|Celle|Quelqu|Nous|Je|Notre|Nos)(?!\p{L}))\p{Lu}\p{Ll}+ (?:(?:m'|s'|n'|nous )?(?:a|est|ont|sont|avait|était|ne)|${present}) `,
    'u',
  ),
  states:
    /^(?:\S+ ){0,6}?(?:c['’](?:est|était)|est|sont|était|étaient|n'est|tient|tiennent|coûte|dure|reste|avait|a (?!\p{L}+(?:é|i|u|is|it)(?: |$))\S)/iu,
  changes:
    /^(?:j['’]ai|on a|nous avons) (?:perdu|gagné|économisé|lu|appris|écrit|vendu|couru|parcouru|marché) (?:presque |environ |plus de )?\d/iu,
  announces: new RegExp(
    String.raw`(?<!\p{L})(?:erreurs|problèmes|défauts|pannes|ratés|mythes)(?!\p{L})|(?<![\p{L}\d])(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs) (?!${unit}(?!\p{L})|euros|dollars|francs|fois|kilos)\p{L}+[sx](?!\p{L})`,
    'iu',
  ),
  conjunctions: new RegExp(
    String.raw`\s+(mais|alors|donc|parce que|(?:(?:et )?puis|et)(?= (?:j['’]|je |on |il |elle |ça |c['’]|nous |tout |(?:le |la |les |l['’]|mon |ma |mes )(?:[\p{L}'’-]+ ){1,4}?(?:ne )?(?:${auxiliary}|${present})(?!\p{L}))))\s+`,
    'iu',
  ),
  joints: [
    [/^mais /iu, ', mais'],
    [/^alors /iu, ', alors'],
    [/^donc /iu, ', donc'],
    [/^parce que /iu, ' parce que'],
  ],
  leading: /^(?:et|puis|finalement|au final) (?=(?:j['’]|je |on |le |la |les |il |elle |ça |mon |ma ))/iu,
  vague:
    /^(?:vlog|faq|q&a|classement|avis(?: honnête)?|tuto|test|les plus et les moins|etc|premières impressions|conseils|astuces|bilan|questions? réponses?|recette)$/iu,
  asThing: (text) => {
    const article = articles.find(([found]) => found.test(text))?.[1]
    return article ? `${article}${text}` : text
  },
  toDone: () => undefined,
  doneOf: (task) => {
    const [, verb = '', rest = ''] = /^(\p{L}+)((?: .*)?)$/u.exec(task) ?? []
    const participle =
      participles[verb] ??
      (/er$/.test(verb) ? verb.replace(/er$/, 'é') : /ir$/.test(verb) ? verb.replace(/r$/, '') : undefined)
    const how = / (?:en étant|en tant|quand on est|avec|sans|en|dans|à \d+ ans) ?.*$/iu.exec(rest)?.[0] ?? ''
    // With these verbs, the object is the topic itself.
    return participle && !/^(?:faire|cuisiner|préparer|réussir)$/i.test(verb)
      ? { said: `j'ai ${participle}`, rest: how }
      : undefined
  },
  howDone: (done) => `comment ${done}`,
  // "Il a 86 ans et m'a battu": the second pronoun is left out.
  and: (a, b) => {
    const [pronoun = ''] = /^(?:ils?|elles?) (?!n)/iu.exec(b) ?? []
    return `${a} et ${pronoun && a.toLowerCase().startsWith(pronoun.toLowerCase()) ? b.slice(pronoun.length) : b}`
  },
  isJoined: / et /iu,
  colon: ' :',
  inTime: 'en',
  during: 'pendant',
  for: 'pour',
  with: 'avec',
  hereIsHow: 'Voici comment',
}
