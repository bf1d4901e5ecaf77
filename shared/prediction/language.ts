/**
 * Common short words by language: what a sentence is made of whatever it is about. Those that English shares, such as "no" and
 * "me", are in {@link sharedWords}.
 */
const foreignWords = {
  es: 'el la los las un una unos unas del al en con por para que qué como cómo cuál más muy mi mis tu tus su sus se lo le les y o es son fue no sin sobre hoy ayer mañana todo toda todos todas este esta esto estos estas ese esa eso yo nos te ya si sí cuando donde dónde quién entre hasta desde contra capítulo episodio español castellano vídeo vídeos nuevo nueva nuevos mejor mejores peor parte primer primera último así hay ser está están estoy tiene tengo hace hacer hice vs de mejores cómo años vida mundo juego gran bien nunca siempre porque pero también después antes casa amor hola vamos',
  fr: "le la les un une des de du et en dans avec pour par sur sans au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur ce cette ces qui que quoi quel quelle comment pourquoi je tu il elle on nous vous ils est sont suis être fait faire ne pas plus très trop tout toute tous toutes chez entre à où épisode partie français française vidéo si mise mais aussi après avant encore toujours jamais ça cest jai c'est j'ai n'est qu'est d'un d'une l'histoire petit petite grand grande nouveau nouvelle vie monde jour jours ans bien bon bonne mieux voici vraiment contre sous vers rien ici",
  pt: 'o a os as um uma de do da dos das em no na nos nas com por para pra pro que como mais muito meu minha meus minhas seu sua seus se e é não ao aos à foi são está isso esse essa este esta isto você vocês eu ele ela nós pelo pela sem sobre até quando quem onde melhor melhores pior novo nova parte já mas também tem tinha vai vou foi ser fazer fiz minecraft jogo jogando português brasil episódio dia anos vida mundo tudo todo toda todos nunca sempre agora depois aqui só oficial clipe ao vivo mulher amor deus',
  it: 'il lo la gli le un una uno di del della dei delle dello in con per che chi come più mio mia miei non è sono si ma da al alla nel nella e o anche questo questa perché quando dove tutto tutti ho hai ha abbiamo fare italiano nuovo nuova',
  de: 'der die das und ist ein eine einen einem mit für auf dem den von im zum zur nicht wie wir ich mein meine auch nach bei oder aber über warum was wird werden sind hat haben deutsch folge neue neuer mehr nur noch so kann du dein deine alles gegen ohne unser',
  nl: 'het een ik jij dat niet met voor maar wat hoe naar deze mijn nederlands de van op in is zijn wij ons',
  tr: 've bir bu için ile nasıl çok türkçe bölüm ne en ben da de',
  id: 'yang untuk dengan ini itu dari tidak saya kamu cara bisa apa lagu terbaru di ke dan ada anak aku kita gak bikin jadi sampai paling buat pakai pake banget ternyata hari bersama baru orang lagi sama bang pertama rumah main',
  pl: 'nie się jest jak dla czy odcinek na do od po za dlaczego wszystko',
  sv: 'och det som är på att inte jag med för en ett vi',
  hi: 'ke hai kya aur ko kaise nahi ye hum tum bhi ki ka mein se',
  vi: 'của và là cho không một những trong với các người khi được này đã',
  ro: 'și cu de la pe nu ce din pentru mai este în',
} as const satisfies Readonly<Record<string, string>>

const englishWords = new Set(
  "the of and to in on is are was were am be been being you your yours my mine with for from this that these those how what which why when who where it its it's i i'm i've i'll me we we're us he he's she she's they them his her their our ours do does did don't didn't has have had will won't would can can't cannot could should must may might if or by at an as but so than then there here all any some most more much many every each never ever always get gets getting got make makes making made new old best worst first last next day days vs part about into out up down off over under after before again just only not no a back too very one two three full official other another own without while because still going go goes let's lets take takes try trying need want know people things thing life world time game games".split(
    ' ',
  ),
)

const languages = Object.keys(foreignWords) as (keyof typeof foreignWords)[]
const wordsOf = languages.map((language) => [language, new Set<string>(foreignWords[language].split(' '))] as const)
/** Words of more than one of the lists, English included, that say little about which language it is. */
const sharedWords = new Set(
  'a as an no on me do to do in im son die plus sin pour or fait con un en la le lo de e i o come ma per si da du nova video se so is was am at will all by op war hat man van par pro vs na main pas mise mais sur bon grand gran parte minecraft game games ses nos des not he we ha ho'.split(
    ' ',
  ),
)

/** Whether a word in lower case is among the common short words of a language, which do not say what a title is about. */
export const isCommonWord = (word: string): boolean =>
  englishWords.has(word) || wordsOf.some(([, words]) => words.has(word))

const wordPattern = /[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu
const otherScript = /[^\p{Script=Latin}\p{M}'’]/u
/** Letters that English words and most English titles with foreign names lack. */
const foreignLetters = /[ñãõßğışłœąężźćńśřěčůåøæțșđơưăőű]/u
const accents = /[áéíóúàèìòùâêîôûäëïöüç]/u
/** Letters that tell languages with the same short words apart. */
const ownLetters: Readonly<Partial<Record<string, RegExp>>> = {
  es: /[ñáíóú]/u,
  fr: /[éèêâîôûùœçë]/u,
  pt: /[ãõçâêôà]/u,
  it: /[èàìòù]$/u,
  de: /[äöüß]/u,
}

/** An abbreviation such as ER, MIT or OS, which does not indicate a language. */
const abbreviation = /^\p{Lu}{2,5}$/u

/** A language that titles are told apart by: one of {@link foreignWords}, English, or another one. */
export type TitleLanguage = keyof typeof foreignWords | 'en' | 'other'

/**
 * Returns the language that a title is probably in; undefined if nothing tells. It is
 * - `other` if more than a third of its letters are in another script;
 * - the language whose common words and letters weigh more than the common words of English. A word that languages share counts half.
 *   A single foreign word that starts with a capital, or has only foreign letters, counts as a name, as in "Le Mans highlights", if at least as many of the other
 *   words are known from English titles (`isKnown`) as not;
 * - `other` if it has no common English word, and more than twice as many unknown words as known ones.
 */
export function detectLanguage(title: string, isKnown: (word: string) => boolean): TitleLanguage | undefined {
  const capitals = title.match(/\p{Lu}/gu)?.length ?? 0
  const isAllCaps = capitals > (title.match(/\p{Ll}/gu)?.length ?? 0)
  let [letters, otherLetters, english] = [0, 0, 0]
  let [knownWords, unknownWords, foreignEvidence, foreignNames] = [0, 0, 0, 0]
  const foreign = wordsOf.map(() => 0)
  // Decide between languages that have the same words of the title.
  const hints = wordsOf.map(() => 0)
  let marks = /[¿¡]/.test(title) ? 1 : 0
  for (const [found] of title.matchAll(wordPattern)) {
    const key = found.toLowerCase().replace('’', "'")
    letters += key.length
    if (otherScript.test(key)) {
      otherLetters += key.length
      continue
    }
    if (!isAllCaps && abbreviation.test(found)) continue
    const weight = sharedWords.has(key) ? 0.5 : 1
    const isEnglish = englishWords.has(key)
    if (isEnglish) english += weight
    let isForeign = false
    wordsOf.forEach(([language, words], at) => {
      const isElided = language === 'fr' && /^(?:[ldjmtsnc]|qu)'/.test(key)
      if (ownLetters[language]?.test(key)) hints[at] = (hints[at] ?? 0) + 0.01
      if (!words.has(key) && !isElided) return
      isForeign = true
      foreign[at] = (foreign[at] ?? 0) + (isEnglish ? 0.5 : weight)
    })
    const mark = foreignLetters.test(key) ? 1 : accents.test(key) ? 0.5 : 0
    marks += mark
    if (!isEnglish && (isForeign || mark > 0)) foreignEvidence++
    if (!isEnglish && (isForeign ? found !== key : mark > 0)) foreignNames++
    if (isEnglish || isForeign) continue
    if (isKnown(key)) knownWords++
    else if (found === key || isAllCaps) unknownWords++
  }
  if (otherLetters * 3 > letters) return 'other'
  const most = Math.max(...foreign)
  const weights = foreign.map((weight, at) => weight + (hints[at] ?? 0))
  const language = most > 0 ? (wordsOf[weights.indexOf(Math.max(...weights))]?.[0] ?? 'other') : 'other'
  const evidence = most + marks
  const isName = foreignEvidence === 1 && foreignNames === 1 && knownWords > 0 && knownWords >= unknownWords
  const hasOnlyUnknown = english === 0 && (evidence > 0 || unknownWords > 1) && unknownWords > 2 * knownWords
  if (!isName && (evidence >= 1 ? evidence > english : hasOnlyUnknown)) return language
  return english > 0 || knownWords > 0 ? 'en' : undefined
}

/** Whether a title is probably not English. One without any evidence counts as English. */
export function isOtherLanguage(title: string, isKnown: (word: string) => boolean): boolean {
  const language = detectLanguage(title, isKnown)
  return language !== undefined && language !== 'en'
}
