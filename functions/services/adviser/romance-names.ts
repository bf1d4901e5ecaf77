import type { Locale } from '#shared/locale.ts'

/** Names as their owners write them. Names that are also common words in Spanish or French are left out. */
const brands =
  'iPhone iPad MacBook AirPods YouTube TikTok Instagram WhatsApp Netflix Spotify Amazon Google Android Windows Linux Excel PowerPoint Photoshop Lightroom DaVinci Unity Godot Python JavaScript ChatGPT Canva Figma WordPress Arduino Minecraft Roblox Fortnite Pokémon Zelda Valorant Skyrim GTA PS5 PS4 Xbox Nintendo Kindle Paperwhite Tesla Galaxy Toyota Honda Yamaha Kawasaki Ducati BMW Audi Renault Peugeot Citroën Dacia Vespa Volkswagen Samsung Xiaomi Huawei Sony Nikon GoPro DJI Ikea Lidl Zara Primark Shein Vinted Mercadona Carrefour Decathlon Lego Airbnb Ironman Thermomix Ryanair SQL HTML CSS ADN USB FAQ Napoleón/Napoléon'
/** Cities, regions and mountains; where the languages differ, Spanish first. */
const places =
  'Madrid Barcelona/Barcelone Valencia Sevilla/Séville Bilbao Málaga/Malaga Zaragoza Bogotá/Bogota Medellín Caracas Cusco Cancún Oaxaca Guadalajara Monterrey Tijuana CDMX París/Paris Lyon Marsella/Marseille Burdeos/Bordeaux Toulouse Lille Brest Estrasburgo/Strasbourg Montreal/Montréal Quebec/Québec Bruselas/Bruxelles Ginebra/Genève Londres Berlín/Berlin Roma/Rome Milán/Milan Venecia/Venise Florencia Lisboa/Lisbonne Oporto Ámsterdam/Amsterdam Praga/Prague Budapest Atenas/Athènes Estambul/Istanbul Dublín/Dublin Moscú/Moscou Tokio/Tokyo Kioto/Kyoto Seúl/Séoul Pekín/Pékin Shanghái/Shanghai Bangkok Bali Dubái/Dubaï Marrakech Miami Chicago Hollywood Patagonia/Patagonie Pirineos/Pyrénées Alpes Sáhara/Sahara Europa/Europe Everest Suez Gredos Andalucía/Andalousie Cataluña/Catalogne Galicia Asturias Bretaña/Bretagne Normandía/Normandie Provenza/Provence'
/** Names of countries that are also common words or adjectives, without their accents. */
const ambiguous = new Set(
  'anguila argentina benin bermudas catar chile china congo dominica dominique filipinas granada grenade guinea guinee inde india jersey mali malte maurice monaco niger noruega reunion sercq suisse suiza togo tonga tchad chad'.split(
    ' ',
  ),
)

const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function namesFor(locale: Locale): Map<string, string> {
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = [
    ...letters.flatMap((letter) => letters.map((other) => countries.of(letter + other) ?? '')),
    ...`${places} ${brands}`.split(' ').map((name) => name.split('/').at(locale === 'es' ? 0 : -1) ?? ''),
  ]
  return new Map(
    names.flatMap((name) => (/^[\p{L}\d]{3,}$/u.test(name) && !ambiguous.has(bare(name)) ? [[bare(name), name]] : [])),
  )
}

/** Returns a function that restores the capitals and accents of brands, countries and well-known places in a text. */
export function nameMender(locale: Locale): (text: string) => string {
  let names: Map<string, string> | undefined
  return (text) => {
    names ??= namesFor(locale)
    const known = names
    return text.replace(/\p{L}[\p{L}\p{M}\d]*/gu, (word) =>
      /\p{Lu}/u.test(word.slice(1)) && !/^\p{Lu}+$/u.test(word) ? word : (known.get(bare(word)) ?? word),
    )
  }
}

/** Trims a text, collapses its spaces, and adds the accents of the `known` words, which are keyed by their form without accents. */
export const addAccents = (text: string, known: ReadonlyMap<string, string>): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
      const accented = known.get(word.toLowerCase()) ?? word
      return /^\p{Lu}/u.test(word) ? accented.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase()) : accented
    })

/** Returns the words of a list, with and without the ending that a word has in parentheses: "vélo" and "vélos" for "vélo(s)". */
export const listForms = (list: string): string[] =>
  list
    .split(' ')
    .flatMap((word) => (/\((.+)\)$/.exec(word) ? [word.replace(/\(.+\)$/, ''), word.replace(/[()]/g, '')] : [word]))
