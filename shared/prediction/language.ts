import { isKnownWord } from './shipped.ts'

/** Common short words by language, whatever the topic. Words shared with English, such as "no" and "me", are in {@link sharedWords}. */
const foreignWords = {
  es: 'el la los las un una unos unas del al en con por para que qué como cómo cuál más muy mi mis tu tus su sus se lo le les y o es son fue no sin sobre hoy ayer mañana todo toda todos todas este esta esto estos estas ese esa eso yo nos te ya si sí cuando donde dónde quién entre hasta desde contra capítulo episodio español castellano vídeo vídeos nuevo nueva nuevos mejor mejores peor parte primer primera último así hay ser está están estoy tiene tengo hace hacer hice vs de mejores cómo años vida mundo juego gran bien nunca siempre porque pero también después antes casa amor hola vamos reto día cosas soy preguntas mal mayor vez va fui nuestra nuestro nuestros nuestras quien hago hizo hacemos haciendo otra otro otros saber puedo puede puedes nada verdad eres aquí millones niño niña niños dinero debes tienes tenemos quiere quiero hombres mujer mujeres dentro persona personas minutos semana año hemos han dicen ahora estar llegar hablando mientras fuera estás estaba muchas muchos mucho cada durante paso voy vas peores juegos fin jugando probando reaccionando secreto secretos final especial directo canción viejo viejos hora horas según fácil difícil cuáles solo sólo',
  fr: "le la les un une des de du et en dans avec pour par sur sans au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur ce cette ces qui que quoi quel quelle comment pourquoi je tu il elle on nous vous ils est sont suis être fait faire ne pas plus très trop tout toute tous toutes chez entre à où épisode partie français française vidéo si mise mais aussi après avant encore toujours jamais ça cest jai c'est j'ai n'est qu'est d'un d'une l'histoire petit petite grand grande nouveau nouvelle vie monde jour jours ans bien bon bonne mieux voici vraiment contre sous vers rien ici ou va mois fin meilleur meilleurs meilleure meilleures prix cher moins choisir avis savoir quand faut faites fais enfin complet retour même deux trois déjà premier première premiers avoir gros peut veux veut vient ont vont avez sera était étaient voilà donc alors comme temps fois personne problème nouveaux nouvelles vérité prend passe passer maintenant erreur erreurs oui combien dernier dernière hors besoin devenir maison facilement jeu jeux jeune vraie vrai seul semaine semaines pourrait fou guerre histoire terre toi gratuit gratuite acheter lequel laquelle quels quelles appris entier étrange",
  pt: 'o a os as um uma de do da dos das em no na nos nas com por para pra pro que como mais muito meu minha meus minhas seu sua seus se e é não ao aos à foi são está isso esse essa este esta isto você vocês eu ele ela nós pelo pela sem sobre até quando quem onde melhor melhores pior novo nova parte já mas também tem tinha vai vou foi ser fazer fiz jogo jogando português brasil episódio dia anos vida mundo tudo todo toda todos nunca sempre agora depois aqui só oficial clipe mulher amor deus desafio fui coisas mãe quase mal sou olha deu maior qual vem pessoas aí piores amigo ficou fica faz fala fazendo comigo tá quer ver verdade tente gente ninguém hoje primeira primeiro quero dentro muita muitos precisa nossa nosso faça passei ano lugar nesse nessa desse dessa tenho pode podem saber algo lado fomos juntos suas mesmo estamos nada assim menina tempo veja difícil às vez horas porta perguntas comer enquanto estar perto usando virou ter pegou estão testando jogar jogos segredo nem canal dicas aula aulas criança crianças',
  it: 'il lo la gli le un una uno di del della dei delle dello in con per che chi come più mio mia miei non è sono si ma da al alla nel nella e o anche questo questa perché quando dove tutto tutti ho hai ha abbiamo fare italiano nuovo nuova faccia fatto insieme io inizio gioco giochi piu serie vincere tra fra mai dopo prima ogni cosa cosi così sei siamo stato senza contro nostro tuo tua suo sua dal dai sul sulla nei cui qui bene meglio video anni mondo vita',
  de: 'der die das und ist ein eine einen einem mit für auf dem den von im zum zur nicht wie wir ich mein meine auch nach bei oder aber über warum was wird werden sind hat haben deutsch folge neue neuer mehr nur noch so kann du dein deine alles gegen ohne unser aus mal welt einfach wer habe er sie sein zu bin dir mir mich dich sich euch machen macht gemacht wollte vor einer eines geht letzte erstes erste ersten dinge dieser diese dieses würde eher meinen meiner beim kleinen gibt grund gerade niemand heute aller alle zeiten braucht als frauen keine kein wirklich unsere jeder wenn wieder viel hatte vorbei passiert schon selber selbst besser beste besten werde will weil schief teil lernen kaufen gehen sehen nie immer zwischen unter durch jetzt hier wo wohl zurück uns ihr ihre ihren',
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
/** The languages of each common word, by their index. */
const languagesOf = new Map<string, readonly number[]>()
for (const [index, language] of languages.entries())
  for (const word of foreignWords[language].split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), index])
/** Words in more than one list, including English, which say little about the language. */
const sharedWords = new Set(
  'a as an no on me do to in im son die plus sin pour or fait con un en la le lo de e i o come ma per si da du nova video se so is was am at will all by op war hat man van par pro vs na main mal va final fin prima canal mayor mai solo persona mir io special bin dich pas mise mais sur bon grand gran parte game games ses nos des not he we ha ho premier cher grande grandes bang dan gang mega ultra trio dos live arena mia del viva tag met non yo rey one dar ave les five juke vie rose'.split(
    ' ',
  ),
)

/** Whether a lower-case word is among the common short words of a language, which do not tell a title's topic. */
export const isCommonWord = (word: string): boolean => englishWords.has(word) || languagesOf.has(word)

const wordPattern = /[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu
/** Most words. They have none of the letters below. */
const plainWord = /^[a-z']+$/
const elidedFrench = /^(?:[ldjmtsnc]|qu)'/
const otherScript = /[^\p{Script=Latin}\p{M}'’]/u
/** Letters that English words and most English titles with foreign names lack. */
const foreignLetters = /[ñãõßğışłœąężźćńśřěčůåøæțșđơưăőű]/u
const accents = /[áéíóúàèìòùâêîôûäëïöüç]/u
/** Letters that distinguish languages with the same short words. */
const ownLetters: Readonly<Partial<Record<string, RegExp>>> = {
  es: /[ñáíóú]/u,
  fr: /[éèêâîôûùœçë]/u,
  pt: /[ãõçâêôà]/u,
  it: /[èàìòù]$/u,
  de: /[äöüß]/u,
}

/** Word endings that English lacks, by language. Only words that are unknown in English count. */
const ownEndings: Readonly<Partial<Record<string, RegExp>>> = {
  es: /(?:ci[oó]n|ciones|ando|iendo|idad|amos|emos)$/u,
  fr: /(?:eux|euse|euses|ère|ées?|eurs?|ique|iques|ait|ez)$/u,
  pt: /(?:ção|ções|ndo|inho|inha|dade|amos|emos|ei)$/u,
  de: /(?:ungen|ung|keit|heit|lich|liche[nrs]?|isch|ische[nrs]?|schaft)$/u,
}

/** Names in English titles that contain common words of other languages. */
const foreignNamesInEnglish =
  /\b(?:los angeles|las vegas|el paso|la liga|el chapo|le mans|lana del rey|ariana grande|de niro|da vinci|van gogh|san diego)\b/gi

/** An abbreviation such as ER, MIT or OS, which does not indicate a language. */
const abbreviation = /^\p{Lu}{2,5}$/u

/** Two consecutive words in capitals, which are probably emphasis, not abbreviations. */
const shoutedWords = /(?<![\p{L}'’])\p{Lu}{2,}(?:[ ,!?]+\p{Lu}{2,})+(?![\p{L}'’])/gu

/** The language of a title: one of {@link foreignWords}, English, or another language. */
export type TitleLanguage = keyof typeof foreignWords | 'en' | 'other'

/**
 * Returns the probable language of a title. `expected` is the language of the creator's titles, if known: it decides unless the common
 * English words outweigh those of other languages. Undefined if the language is unclear. Without `expected`, the title is
 * - `other` if more than a third of its letters are in another script;
 * - the language whose common words, endings and letters weigh more than the common words of English. A word that languages share counts
 *   half. A single foreign word that starts with a capital, or has only foreign letters, counts as a name, as in "Le Mans highlights", if
 *   at least as many of the other words are known from English titles (`isKnownWord`) as not;
 * - `other` if it has no common English word, and more than twice as many unknown words as known ones.
 */
export function detectLanguage(title: string, expected?: TitleLanguage): TitleLanguage | undefined {
  const { found, english, foreign } = weighLanguages(title)
  if (found === undefined) return expected
  if (expected === undefined || expected === 'en' || found !== 'en') return found
  return english >= 1 && english > foreign ? 'en' : expected
}

/** Returns the language that a title's words indicate, and the strength of the evidence for English and for other languages. */
function weighLanguages(title: string) {
  const capitals = title.match(/\p{Lu}/gu)?.length ?? 0
  const isAllCaps = capitals > (title.match(/\p{Ll}/gu)?.length ?? 0)
  const shouted = [...title.matchAll(shoutedWords)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }))
  let [letters, otherLetters, english] = [0, 0, 0]
  let [knownWords, unknownWords, foreignEvidence, foreignNames] = [0, 0, 0, 0]
  const foreign = languages.map(() => 0)
  // Hints decide between languages that share words of the title.
  const hints = languages.map(() => 0)
  const seen = new Set<string>()
  let marks = /[¿¡]/.test(title) ? 1 : 0
  const words = title.replace(foreignNamesInEnglish, (name) => ' '.repeat(name.length))
  for (const { 0: found, index } of words.matchAll(wordPattern)) {
    const key = found.toLowerCase().replace('’', "'")
    letters += key.length
    const isPlain = plainWord.test(key)
    if (!isPlain && otherScript.test(key)) {
      otherLetters += key.length
      continue
    }
    const isShouted = isAllCaps || shouted.some(({ from, to }) => from <= index && index < to)
    if (!isShouted && abbreviation.test(found)) continue
    // A repeated name, as in a comparison of phones, counts only once.
    if (seen.has(key)) continue
    seen.add(key)
    const weight = sharedWords.has(key) ? 0.5 : 1
    const isEnglish = englishWords.has(key)
    if (isEnglish) english += weight
    const isUnknown = !isEnglish && !isKnownWord(key) && !isKnownWord(key.replace(/'?s$/, ''))
    let isForeign = false
    const commonIn = languagesOf.get(key)
    const isElided = elidedFrench.test(key)
    const mayHaveEnding = isUnknown && key.length > 5
    if (commonIn || isElided || mayHaveEnding || !isPlain)
      languages.forEach((language, index) => {
        if (!isPlain && ownLetters[language]?.test(key)) hints[index] = (hints[index] ?? 0) + 0.01
        const isCommon = commonIn?.includes(index) || (isElided && language === 'fr')
        const hasEnding = !isCommon && mayHaveEnding && ownEndings[language]?.test(key) === true
        if (!isCommon && !hasEnding) return
        isForeign = true
        foreign[index] = (foreign[index] ?? 0) + (isEnglish || hasEnding ? 0.5 : weight)
      })
    const mark = isPlain ? 0 : foreignLetters.test(key) ? 1 : accents.test(key) ? 0.5 : 0
    marks += mark
    if (!isEnglish && (isForeign || mark > 0)) foreignEvidence++
    if (!isEnglish && !isShouted && (isForeign ? found !== key : mark > 0)) foreignNames++
    if (isEnglish || isForeign) continue
    if (!isUnknown) knownWords++
    else if (found === key) unknownWords++
    else if (isAllCaps) unknownWords += 0.5
  }
  const most = Math.max(...foreign)
  const weights = foreign.map((weight, index) => weight + (hints[index] ?? 0))
  const language = most > 0 ? (languages[weights.indexOf(Math.max(...weights))] ?? 'other') : 'other'
  const evidence = most + marks
  const isName = foreignEvidence === 1 && foreignNames === 1 && knownWords > 0 && knownWords >= unknownWords
  const hasOnlyUnknown = english === 0 && (evidence > 0 || unknownWords > 1) && unknownWords > 2 * knownWords
  const tell = (): TitleLanguage | undefined => {
    if (otherLetters * 3 > letters) return 'other'
    if (!isName && (evidence >= 1 ? evidence > english : hasOnlyUnknown)) return language
    return english > 0 || knownWords > 0 ? 'en' : undefined
  }
  return { found: tell(), english, foreign: evidence }
}
