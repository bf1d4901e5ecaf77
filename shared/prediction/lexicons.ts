const lists = {
  power:
    "ultimate secret secrets insane crazy shocking shocked epic amazing incredible unbelievable impossible extreme deadly dangerous illegal banned forbidden hidden exposed truth revealed finally never always every only ever free easy hack hacks trick tricks proven powerful instantly perfect genius legendary rare scary scariest terrifying horrible destroyed destroy ruined broke broken brutal savage massive huge giant tiny mega worlds world's expensive cheap worth stop warning urgent mistake mistakes worst best greatest biggest smallest fastest strongest weirdest craziest funniest hardest most least first last real fake vs versus challenge prank gone wrong",
  superlative:
    'best worst greatest biggest smallest fastest slowest strongest weirdest craziest funniest hardest easiest cheapest richest oldest youngest tallest largest longest highest deadliest scariest coolest most least ultimate top',
  negative:
    'worst never stop bad hate hated fail fails failed failing wrong dead death die died dying kill killed killing lost lose losing broke broken problem problems mistake mistakes angry mad sad cry crying crash crashed destroyed ruined scam fake lies lie liar exposed fired arrested jail prison danger dangerous scary terrifying horror horrible awful terrible ugly worse fight fights attack attacked war quit quitting leaving goodbye sorry apology banned hacked stolen robbed cheating cheated breakup divorce sick hospital injured hurt pain',
  positive:
    'best love amazing happy beautiful awesome great good fun funny win wins winning won perfect cute sweet incredible favorite favourite surprise surprised surprising gift gifts birthday wedding baby new free success successful easy cool delicious',
  first: "i i'm i've my me we our us we're i'll mine myself im",
  second: "you your you're yours you'll yourself youre",
  third: 'he she his her they their him them',
  asking: 'how why what when who where which',
  pointing: 'this these',
  curiosity:
    "this these that secret truth reason really actually happened happens reveal revealed here's heres nobody everyone everything something nothing",
  family: 'mom dad wife husband girlfriend boyfriend brother sister kid kids baby son daughter family friend friends',
  money:
    'money dollar dollars $ rich millionaire billionaire million billion cheap expensive free cost price worth buy buying bought paid pay',
  serial: 'ep episode part pt vol volume season chapter day week lesson lecture tutorial series #1 #2 #3',
  format:
    'vlog q&a podcast interview trailer teaser unboxing review reaction haul tour tutorial gameplay update news recap compilation highlights live stream announcement behind bloopers giveaway asmr mukbang playlist lyrics lyric official cover remix',
  vlog: 'vlog vlogs daily vlogmas',
  news: 'update updates news announcement announcing giveaway contest q&a faq podcast livestream live stream recap behind bloopers outtakes merch tour tickets trailer teaser promo preview',
  challenge:
    'challenge prank vs versus tested testing try trying tried experiment 24 hours hour overnight survive survived surviving last',
  tutorial:
    'tutorial learn guide beginner beginners course explained explain introduction intro tips lesson basics step',
  small: 'the a an and or of to in on at for with by from is are was be as it its that this but if so',
  versus: 'vs versus',
  negation: "never don't dont stop can't cant won't not no",
  why: 'why',
  what: 'what',
  million: 'million billion',
} as const

/** The name of a word list that a column of `columns.ts` counts. */
export type Lexicon = keyof typeof lists

export const lexicons = Object.keys(lists) as Lexicon[]

/** Returns the index of a lexicon in {@link lexicons}. */
export const lexiconIndex = (lexicon: Lexicon): number => lexicons.indexOf(lexicon)

const membership = new Map<string, number[]>()
for (const [list, lexicon] of lexicons.entries())
  for (const word of lists[lexicon].split(' ')) membership.set(word, [...(membership.get(word) ?? []), list])

/** Returns the indexes of the lexicons that contain a lower-case word; undefined for most words. */
export const lexiconIndexesOf = (word: string): readonly number[] | undefined => membership.get(word)

/** Whether a lexicon contains a lower-case word. */
export const isInLexicon = (lexicon: Lexicon, word: string): boolean =>
  membership.get(word)?.includes(lexiconIndex(lexicon)) ?? false
