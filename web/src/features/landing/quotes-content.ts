import type { Locale } from '#shared/locale.ts'

/** A creator's quote, used with permission. */
interface Quote {
  readonly text: Readonly<Record<Locale, string>>
  readonly author: Readonly<Record<Locale, string>>
  readonly role: Readonly<Record<Locale, string>>
  /** The channel's subscribers at the time; null for a sample. */
  readonly subscribers: number | null
  /** 1 to 5 stars; null for a sample. */
  readonly stars: number | null
}

/** Whether the quotes are samples. If so, the page says so. Set to false with real quotes. */
export const areSamples = true

export const quotes: readonly Quote[] = [
  {
    text: {
      en: 'I used to rewrite a title ten times and publish the first one anyway. Now I see which word is in the way.',
      es: 'Antes reescribía un título diez veces y publicaba el primero. Ahora veo qué palabra estorba.',
      fr: 'Je réécrivais un titre dix fois pour publier le premier. Maintenant je vois quel mot gêne.',
    },
    author: { en: 'A cooking channel', es: 'Un canal de cocina', fr: 'Une chaîne de cuisine' },
    role: {
      en: 'Recipes and restaurants',
      es: 'Recetas y visitas a restaurantes',
      fr: 'Recettes et restaurants',
    },
    subscribers: null,
    stars: null,
  },
  {
    text: {
      en: 'It tells me when it does not know. That is why I believe it when it does.',
      es: 'Me dice cuándo no lo sabe. Por eso le creo cuando lo sabe.',
      fr: 'Il me dit quand il ne sait pas. C’est pour cela que je le crois quand il sait.',
    },
    author: { en: 'A science channel', es: 'Un canal de ciencia', fr: 'Une chaîne de science' },
    role: { en: 'Experiments explained', es: 'Experimentos explicados', fr: 'Des expériences expliquées' },
    subscribers: null,
    stars: null,
  },
  {
    text: {
      en: 'I checked my thumbnail at the size of a phone, and nobody could have read it. Two minutes, fixed.',
      es: 'Revisé mi miniatura al tamaño de un móvil y nadie habría podido leerla. Dos minutos y arreglada.',
      fr: 'J’ai regardé ma miniature à la taille d’un téléphone : illisible. Deux minutes, et c’était réglé.',
    },
    author: { en: 'A gaming channel', es: 'Un canal de videojuegos', fr: 'Une chaîne de jeux vidéo' },
    role: { en: 'Playthroughs and guides', es: 'Partidas y guías', fr: 'Parties et guides' },
    subscribers: null,
    stars: null,
  },
]
