import type { Words } from './romance.ts'

const unit = '(?:secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?|week-?ends?)'
const number = String.raw`(?:\d[\d ]*\d|\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente)`
const auxiliary =
  "(?:est|sont|a|ont|n['’]a|n['’]est|n['’]ont|était|étaient|avait|fut|s['’]est|se sont|m['’]a|nous a|l['’]a)"
const present =
  '(?:fait|coûte|tient|prend|marche|montre|explique|apprend|gagne|perd|refuse|peut|veut|doit|reste|devient|dure|suffit|raconte|teste|répond|met|va|vaut|sert|passe|donne)'

export const french: Words = {
  label:
    /(?<!\p{L})(?:mini ?vlogs?|vlogs?|test(?: de)?(?= )|avis|recette(?: facile)?(?: de(?:s| la)?| du| d['’])?|tutoriel|tuto(?: (?:de|du|pour))?|mon avis (?:sur|honnête)|facile|unboxing|haul|débrief|bilan|faq|q ?& ?a|questions? (?:\/ )?r[ée]ponses?|nouvelles de la chaîne|partie \d+|épisode \d+|ép?\.? ?\d+|jour \d+)(?!\p{L})|#\d+/giu,
  lesson:
    /(?<!\p{L})(?:tuto|tutoriel|cours|leçon|guide|expliquée?s?|apprendre|apprenez|les bases|comprendre)(?!\p{L})/iu,
  howTo: /^comment (?!j|on |nous |il |elle )(.+?)\s?\??$/iu,
  howToStart: 'Comment',
  question: /\?$|^(?:est-ce que|faut-il|peut-on|quel|quelle|quels|quelles|pourquoi|combien|doit-on)\s/iu,
  ours: /^(?:j['’](?:ai|avais|étais|en|y)|je |on (?:a|est|n['’]a|s['’]est) |nous (?:avons|sommes) )/iu,
  event: new RegExp(
    String.raw`^(?!(?:pour|avec|sans|en|à|de|par|après|avant|comme|dans|chez|qui|où)\s)(?:[\p{L}\d'’-]+ ){1,6}?(?:ne )?(?:${auxiliary}|${present})(?: |$)`,
    'iu',
  ),
  pronoun: /^(?:ça|cela|il|elle|ils|elles|c['’]|ce)(?: |$)?/iu,
  limit: /^(?:sans|avec (?:seulement|une?|deux)|seulement|juste|en une seule|avec) \S/iu,
  audience: /^pour (?!\d|le |la |l['’]|moins|seulement|environ)\S/iu,
  time: new RegExp(`^(?:en |environ |à peine |seulement )?${number} ${unit}$`, 'iu'),
  price:
    /^(?:pour |seulement |environ |moins de |pour moins de |pour seulement )*(?:\d[\d ,.]* ?(?:€|euros?|dollars|\$))(?: en tout| au total| tout compris| de \p{L}+)?$/iu,
  count: /^\d+ \p{L}{3,}/u,
  circumstance: /^(?:en|à|au|aux|dans|chez|depuis|pendant|après|avant|entre|sur|sous|près de) \S/iu,
  explains: /^(?:ce que|ce qui|pourquoi|comment) \S/iu,
  conjunctions:
    /\s+(?:mais|alors|donc|puis|parce que|et puis)\s+|\s+et (?=(?:j['’]|je|on|le|la|les|l['’]|mon|ma|mes|il|elle|ça|c['’])\s?)/iu,
  leading: /^(?:et|mais|puis|alors|donc|finalement|au final) (?=(?:j['’]|je|on|le|la|les|il|elle|ça|mon|ma)\b)/iu,
  vague:
    /^(?:vlog|faq|q&a|classement|avis(?: honnête)?|tuto|test|les plus et les moins|etc|premières impressions|conseils|astuces|bilan|questions? réponses?)$/iu,
  toDone: () => undefined,
  and: (one, other) => {
    const [subject] = /^(?:j['’]ai|je suis|on a|on est) /iu.exec(other) ?? []
    return subject && one.toLowerCase().startsWith(subject.toLowerCase()) ? `${one} et ${other}` : `${one} et ${other}`
  },
  colon: ' :',
  inTime: (time) => (/^en /.test(time) ? time : `en ${time}`),
  forPrice: (price) => (/^pour /.test(price) ? price : `pour ${price}`),
  hereIsHow: 'Voici comment',
  hereIs: (explained) => `voici ${explained}`,
  withThing: 'avec',
}
