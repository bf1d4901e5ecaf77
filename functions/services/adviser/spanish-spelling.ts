import { addAccents, listForms, nameMender } from './romance-names.ts'

/** Common words that are misspelled without their accents. */
const words =
  'autónomo(s) autónoma(s) país países dinámica(s) dinámico(s) mecánico mecánica eléctrico(s) eléctrica(s) económico(s) económica(s) básico(s) básica(s) clásico(s) clásica(s) médico(s) médica(s) rápido(s) rápida(s) último(s) última(s) número(s) música película(s) cámara(s) lámpara(s) máquina(s) capítulo(s) artículo(s) vehículo(s) teléfono(s) plástico(s) plátano(s) fácil fáciles difícil difíciles útil útiles móvil móviles árbol árboles lápiz azúcar césped líder(es) jóvenes exámenes imágenes día(s) todavía también así aquí ahí allí allá después detrás además quizás quizá jamás atrás través café(s) jardín camión avión jabón jamón limón melón ratón balcón algodón corazón razón botón sartén maratón melocotón champiñón salmón colchón cartón millón portón sillón rincón almacén alemán francés inglés japonés portugués español española españoles compañero(s) compañera(s) compañía pequeño(s) pequeña(s) mañana(s) baño(s) diseño(s) otoño niño(s) niña(s) año(s) señor señora daño(s) tamaño(s) cumpleaños enseñar enseñanza batería(s) energía(s) tecnología(s) fotografía(s) biología psicología guía(s) economía panadería cafetería librería carnicería carpintería jardinería ingeniería lotería teoría mayoría alegría tubería(s) tenía había podía quería decía vivía frío(s) sueño(s) línea(s) página(s) gráfico(s) gráfica(s) matemáticas física química histórico(s) histórica(s) cómodo cómoda tímido sólido líquido(s) húmedo húmeda análisis crédito(s) éxito(s) método(s) kilómetro(s) centímetro(s) milímetro(s) termómetro lágrimas récord sándwich cárcel túnel débil inútil estándar álbum máscara(s) cáscara(s) pájaro(s) murciélago brújula esquí bebés campeón campeona comía salía dolía corría leía creía veía dormía pedía seguía sentía perdía conocía existía llovió agrietó salió rompió murió perdió subió vendió aprendió decidió pidió conoció escribió ocurrió sucedió creció sirvió abrió nació recibió convirtió descubrió sofá hábil hábiles habitación pasión dirección ningún algún según cocción glúteo(s) músculo(s) estómago cajón cordón'
/** Verbs in the first person of the past that are misspelled without their accent. */
const past =
  'vendí perdí comí morí aprendí dormí salí subí descubrí pedí decidí corrí construí conseguí escribí sentí recibí viví bebí cumplí seguí elegí metí sufrí conocí volví entendí repetí preferí invertí convertí derretí encendí recorrí caí leí creí devolví rompí abrí cosí freí medí despedí'
/** Verbs in the first person of the past that are a different form without their accent: "gasté" and "(que yo) gaste". */
const ambiguousPast =
  'gasté ahorré compré pagué gané probé arreglé terminé empecé dejé cambié entrené llegué pinté planté coseché encontré logré bajé caminé llamé trabajé estudié visité adopté tardé lesioné monté reparé restauré armé invité grabé programé lloré aguanté quedé levanté mudé perforé viajé intenté acabé comencé olvidé robé renuncié vomité saqué busqué apagué cargué jugué regalé conté'
/** Words after "se" that are not past-tense verbs. */
const notPast =
  'mucho|tanto|solo|todo|nuevo|bueno|malo|como|cuando|cuanto|mismo|primero|demasiado|tampoco|claro|luego|otro|paso|dijo|puso|hizo|vino|quiso|pudo|supo|tuvo|trajo|anduvo|estuvo|cupo|rio'

const bare = (word: string) => word.normalize('NFD').replace(/[\u0300\u0301]|(?<=n)\u0303/gu, '')
const known = new Map([...listForms(words), ...past.split(' ')].map((word) => [bare(word), word]))
const pastBySpelling = new Map(ambiguousPast.split(' ').map((word) => [bare(word), word]))
const pastForms = [...pastBySpelling.keys()].join('|')

const mendNames = nameMender('es')
const number = String.raw`(?=\s(?:\d|un |una |dos |tres |cuatro |cinco |seis |diez |el |la |los |las |mi |mis |todo|casi ))`
const interrogatives = 'qué cómo cuál cuáles cuánto cuánta cuántos cuántas quién dónde'
const interrogativeBySpelling = new Map(interrogatives.split(' ').map((word) => [bare(word), word]))

type Mend = readonly [pattern: RegExp, replacement: string | ((all: string, ...groups: string[]) => string)]
const toPast = (_all: string, before: string, verb: string) => before + (pastBySpelling.get(verb.toLowerCase()) ?? verb)
const replacements: readonly Mend[] = [
  [/(?<![\p{L}\d]|\d ?h ?)(\d+) ?min\.?(?!\p{L})/giu, '$1 minutos'],
  [/(?<![\p{L}\d.,])1 minutos(?!\p{L})/giu, '1 minuto'],
  [/(?<!\p{L})([a-z]{2,}[cs])ion(?!\p{L})/giu, '$1ión'],
  [/(?<!\p{L})([a-z]{3,}(?:olog|graf|metr))ia(?!\p{L})/giu, '$1ía'],
  [/(?<!\p{L})(mi|tu) (mama|papa)(?!\p{L})/giu, '$1 $2\u0301'],
  [/(?<!\p{L})por que (?=\p{L})/giu, 'por qué '],
  [/(?<!\p{L})mas(?!\p{L})/gu, 'más'],
  [/(?<!\p{L})hoja(s?) de calculo(?!\p{L})/giu, 'hoja$1 de cálculo'],
  [
    new RegExp(
      String.raw`(^|(?<!\p{L})(?:me|lo|la|los|las|le|les|ya|casi|no|c[oó]mo|por qué|y|también) )(${pastForms})${number}`,
      'giu',
    ),
    toPast,
  ],
  // A clause that is only a verb is about what the creator did.
  [new RegExp(`(^| y )(${pastForms})(?=$|,)`, 'iu'), toPast],
  // After a pronoun or "how", the other form is impossible.
  [new RegExp(String.raw`((?<!\p{L})(?:c[oó]mo|por qué) (?:me |lo |la )?|^me )(${pastForms})(?= )`, 'giu'), toPast],
  [/^()(adopte|pinte|probe|renuncie|compre|intente|logre|gaste|ahorre)(?= )/giu, toPast],
  [
    new RegExp(String.raw`(?<!\p{L})((?:se (?:me |nos |le )?))(?!(?:${notPast})(?!\p{L}))([a-z]{3,})o(?!\p{L})`, 'giu'),
    '$1$2ó',
  ],
  [
    /(?<=(?<!\p{L})(?:el|la|mi|su|nadie) (?:(?!que )\p{L}+ )?(?:no |me |nos |se |lo |le ){1,2})(not|cost|gan|qued|fall|dej|lleg|muri|rompi|perdi|ayud|pag|regal|cobr|mand|quit|rob|enter|pidi|vendi|sali|subi|multa)o(?= |$)/giu,
    '$1ó',
  ],
  [
    /(?<!\p{L})(me|nos|le) (cost|tard|dej|quit|rob|estaf|mult|mand|regal)o(?= (?:\d|el |la |un |una |en \d|\p{L}+ar ))/giu,
    '$1 $2ó',
  ],
  [/^llegue(?= al? )/iu, 'llegué'],
  [/^((?:me |nos )gan|cost)o(?= (?:en )?\d)/giu, '$1ó'],
]

/** Adds the accents of common words and the capitals of well-known names to a creator's text, if they are certain. */
export function mendSpanish(text: string): string {
  const spelled = addAccents(text.replace(/[’`´]/g, "'"), known)
  return mendNames(
    replacements.reduce(
      // `replace` has an overload for each kind of second argument.
      (result, [pattern, replacement]) =>
        typeof replacement === 'string' ? result.replace(pattern, replacement) : result.replace(pattern, replacement),
      spelled,
    ),
  ).normalize('NFC')
}

/** Adds the accent of a question's interrogative. */
export const accentQuestion = (text: string): string =>
  text.replace(/^((?:(?:y|en|de|por|a|para|con) )?)(\p{L}+)/iu, (_all, before: string, word: string) => {
    return before + (interrogativeBySpelling.get(word.toLowerCase()) ?? word)
  })
