import type { Locale } from '#shared/locale.ts'

/*
 * The words of a title that its frame keeps. They carry the form of the title, not its subject, so that a frame does not copy the
 * author's text. Any other word becomes a blank. Verbs of one craft, such as "bake", belong to the subject.
 */

/** Function words, and common words that fit any subject. */
const general: Readonly<Record<Locale, string>> = {
  en: `a an the my your our his her their its this that these those it it's i i'm i've i'd i'll we we're we've you
    you're he she they me us him them myself yourself everyone everybody anyone anything everything nothing
    something someone of in on at to for from with without by into as and or but if when while until before
    after about over under only just still even every each all any no not never ever more most less least too so is
    isn't are aren't was wasn't were be been am do does did don't doesn't didn't can can't could couldn't will won't
    would should shouldn't must might has have had haven't hasn't what why how who where which there there's that's what's who's let's again between through both other another own always really actually almost new
    old first last real big small little perfect simple free half average money home night nights challenge
    chart one same long much many far today finally instead behind inside together alone yours else blind whole
    like since nearly barely result results mine life watching morning afternoon
    evening weekend tonight`,
  es: `el la los las un una unos unas lo al del mi mis tu tus su sus nuestro nuestra vuestro vuestra vuestros vuestras
    este esta estos estas ese esa esto eso de en con sin por para a ante desde hasta entre sobre que qué cual cuál
    cuáles quién quien como cómo cuándo cuando dónde donde cuánto cuánta cuántos cuántas porque si sí ya y e o u ni
    pero no nunca jamás siempre también solo sólo muy más menos tan tanto todo toda todos todas cada otro otra otros
    otras yo tú él ella nosotros ellos me te se nos le les es son era fue ser está están hay he ha han había
    nada algo alguien casi antes después mientras durante aún todavía mismo misma nuevo nueva último última primer primera
    primero mejor mejores perfecto perfecta gratis bien mal casa dinero guía reto dentro fuera frente contra
    comparativa idea doble realidad así mundo gente ver viendo resultado`,
  fr: `le la les l' un une des du de d' au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet
    cette ces ça c'est qui que qu' quoi quel quelle quels quelles où comment pourquoi combien quand si et ou ni mais
    donc car en dans sur sous avec sans pour par chez entre vers depuis jusqu'à avant après pendant plus moins très
    trop tout toute tous toutes chaque autre autres je j' j'ai tu il elle on nous vous ils elles me m' te t' se s' y
    ne n' pas jamais rien toujours aussi encore déjà est sont était suis ai as a avons avez ont être n'est
    qu'on d'un d'une voici voilà même seul seule nouveau nouvelle premier première dernier dernière parfait parfaite
    gratuit bien mal meilleur meilleure meilleurs meilleures maison argent guide défi face contre comparatif idée
    double vraiment an fait faire fais à là monde ceci voir vu résultat coup`,
}

/** Words about testing, trying, failing, counting, comparing and promising, whatever the subject. */
const forming: Readonly<Record<Locale, string>> = {
  en: `tested test testing tried try trying tracked track counted count measured compared compare ranked ranking rated
    asked ask spent spend bought buy buying paid made make making makes lived live living used use using uses
    switched learned learn know knew known need needs want wants wish think thought wrong right mistake mistakes
    reason reasons truth secret secrets rule rules thing things way ways lesson lessons tip tips trick tricks step
    steps question questions problem problems fix fixed fixes solution answer idea ideas sign signs fact facts myth
    myths difference differences kinds types year years month months week weeks day days hour hours minute minutes
    second seconds time times dollar dollars euro euros pound pounds price cost costs cheap cheaper cheapest
    expensive budget best worst better worse easiest easy hardest hard fastest fast faster slow slower slowest
    smallest biggest longest twice once quick opened turned explains shows fit fits year-old day-old stop stopped
    start started quit keep kept left leave lost lose won win beat found find failed fail saved save earned survived
    broke ruined gave regret regretted happened happens changed change changes went got get getting feel feels look
    looks sounds work works worked working lasts take takes took doing done worth explained vs versus against than
    beginner beginners guide experiment million rise rises rising fall falls told tell tells say says said going
    come comes became become enough forever nobody people here here's world's dangerous watch avoid ignore matters matter mean means scratch
    hear taste see guess survive built build buys level levels beginner's beginners'`,
  es: `probé probar pruebo pregunté compré comprar hice hacer hago gasté gastar ahorré ahorrar dejé dejar perdí perder gané
    ganar cometí aprendí aprender encontré viví usé cambié pasé pasó pasa conté comparé creía pensaba error errores
    razón razones cosa cosas forma formas manera maneras truco trucos consejo consejos secreto secretos regla reglas
    lección lecciones paso pasos pregunta preguntas problema problemas solución diferencia verdad mito mitos señales
    ideas peor peores barato barata caro cara fácil difícil rápido rápida precio euro euros dólar dólares peso pesos
    año años mes meses semana semanas día días hora horas minuto minutos vez veces deberías debes puedes necesita
    necesitas necesito funciona funcionan cuesta cuestan vale valen pena merece sabe saber sé sirve quiero quieres
    principiantes novata novato cero mitad dura duran nadie gano gana ganas cuenta cuentan dice dicen compres compra compras uses hagas cometen comete probamos hacen hace`,
  fr: `testé tester essayé essayer acheté acheter passé passer perdu perdre gagné gagner dépensé économisé arrêté
    arrêter quitté trouvé vécu utilisé appris apprendre compté comparé changé raté cru pensais regrette erreur
    erreurs raison raisons chose choses façon façons manière astuce astuces conseil conseils secret secrets règle
    règles leçon leçons étape étapes question questions problème problèmes solution différence vérité mythe mythes
    signes idées mieux pire pires cher chère facile difficile rapide prix euro euros dollar dollars année mois
    semaine semaines jour jours heure heures minute minutes fois faut doit devez peut pouvez marche marchent vaut
    valent peine coûte coûtent personne gagne gagnes dit dites raconte font fonctionne fonctionnent achetez achète utilisez utilise faites demandé sait savoir sert veux voulez débutant débutants zéro moitié ans`,
}

/** Form words that contribute little to a title. */
const weak: Readonly<Record<Locale, string>> = {
  en: `make making makes made use using uses used get got getting doing done going went come comes work works working take takes
    took time times thing things day best guide test find keep start want know need say says said here here's`,
  es: `hacer hago usé sabe saber puedes cosa cosas hace hacen dice dicen`,
  fr: `utilisé savoir peut pouvez chose choses font dit`,
}

/** Numbers in words. */
const numbers: Readonly<Record<Locale, string>> = {
  en: 'two three four five six seven eight nine ten twelve twenty thirty fifty hundred thousand',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez doce veinte treinta cincuenta cien mil',
  fr: 'deux trois quatre cinq six sept huit neuf dix douze vingt trente cinquante cent mille',
}

/** Returns the words of a list that is separated by spaces. */
export const toWordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))
const setsOf = (lists: Readonly<Record<Locale, string>>): Readonly<Record<Locale, ReadonlySet<string>>> => ({
  en: toWordSet(lists.en),
  es: toWordSet(lists.es),
  fr: toWordSet(lists.fr),
})
export const numberWords = setsOf(numbers)
export const generalWords = setsOf(general)
export const formWords = setsOf(forming)
export const weakWords = setsOf(weak)

/** Whether a lower-case word stays in the frames of any of our languages. */
export const isFrameWord = (word: string): boolean =>
  [...Object.values(formWords), ...Object.values(generalWords)].some((words) => words.has(word))
