/** Common short words of other languages that are rare in English titles. Excludes words that are also English or names. */
const commonForeignWords = new Set(
  [
    'el las una unos del al que qué por para como cómo mis tus sus más muy pero este esta esto estos se lo le les cuando donde hoy todo todos yo nuevo nueva mejor mejores contra desde hasta vídeo capitulo episodio español',
    "et est une un en dans avec pour mon mes ses ce cette ces qui quoi comment pourquoi je elle nous vous ils sont être au aux sans chez entre très tout tous épisode français c'est j'ai n'est qu'est",
    'der das und ist ein eine einen einem mit für auf dem von im zum zur nicht wie wir ich er sie mein meine auch nach bei oder aber über deutsch folge neue warum',
    'os um uma da na nos nas em não mais meu minha seu sua você ele ela eu foi são isso esse essa pra pelo pela melhor novo nova português',
    'gli di della dello dei delle non che chi perché uno è sono mio mia nel nella più italiano anche',
    'het een ik jij dat niet met voor maar wat hoe naar deze mijn nederlands',
    've bir bu için ile nasıl çok türkçe bölüm',
    'yang untuk dengan ini itu dari tidak saya kamu cara bisa apa lagu terbaru',
    'nie się jest jak dla czy odcinek',
    'och det som är på att inte jag med för',
    'ke hai kya aur ko kaise nahi ye hum tum bhi',
  ].flatMap((words) => words.split(' ')),
)

const commonEnglishWords = new Set(
  "the of and to in on is are was were you your my with for from this that how what why when who where it its it's i i'm i've me don't can't we he she they his her their our do does did has have had be been will would can could should if or by at an as but so than then all most more every never ever get got make made new best first last day vs part".split(
    ' ',
  ),
)

/** Whether a word in lower case is among the common short words of a language, which do not say what a title is about. */
export const isCommonWord = (word: string): boolean => commonForeignWords.has(word) || commonEnglishWords.has(word)

const wordPattern = /[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu
const otherScript = /[^\p{Script=Latin}\p{M}'’]/u
const foreignLetter = /[ñãõßğışłœąężřěčůåøæ]/

/** An abbreviation such as ER, MIT or OS, which does not indicate a language. */
const abbreviation = /^\p{Lu}{2,5}$/u

/**
 * Whether a title is clearly not English: more than a third of its letters are in another script, or it has more words (or
 * letters) of other languages than common English words. A single foreign word that starts with a capital counts as a name,
 * as in "Le Mans highlights", if at least as many of the other words are known from English titles (`isKnown`) as not.
 * A title without any such words counts as English.
 */
export function isOtherLanguage(title: string, isKnown: (wordPattern: string) => boolean): boolean {
  const isAllCaps = title === title.toUpperCase()
  let [letters, otherLetters, foreignWords, englishWords] = [0, 0, /[¿¡]/.test(title) ? 1 : 0, 0]
  let [knownWords, unknownWords, isName] = [0, 0, true]
  for (const [found] of title.matchAll(wordPattern)) {
    const key = found.toLowerCase().replace('’', "'")
    letters += key.length
    if (otherScript.test(key)) otherLetters += key.length
    else if (!isAllCaps && abbreviation.test(found)) continue
    else if (commonForeignWords.has(key)) {
      foreignWords++
      isName &&= found !== key
    } else if (foreignLetter.test(key)) foreignWords++
    else if (commonEnglishWords.has(key)) englishWords++
    else if (isKnown(key)) knownWords++
    else if (found === key) unknownWords++
  }
  if (otherLetters * 3 > letters) return true
  if (foreignWords === 1 && isName && knownWords > 0 && knownWords >= unknownWords) return false
  return foreignWords > englishWords
}
