import type { Usual } from '#shared/contract/usual.ts'
import type { Locale } from '#shared/locale.ts'
import type { MailFormats } from './formats.ts'
import { fill } from './render.ts'

/** The videos that a video was compared with, in words. */
interface ComparedSentences {
  readonly short: string
  readonly long: string
}

const sentences: Readonly<Record<Locale, Record<'own' | 'other', ComparedSentences>>> = {
  en: {
    own: {
      short: 'your {n} videos of up to 3 minutes that are closest in age, published {period}',
      long: 'your {n} videos of over 3 minutes that are closest in age, published {period}',
    },
    other: {
      short: 'the channel’s {n} videos of up to 3 minutes that are closest in age, published {period}',
      long: 'the channel’s {n} videos of over 3 minutes that are closest in age, published {period}',
    },
  },
  es: {
    own: {
      short: 'tus {n} vídeos de hasta 3 minutos con la antigüedad más parecida, publicados entre el {from} y el {to}',
      long: 'tus {n} vídeos de más de 3 minutos con la antigüedad más parecida, publicados entre el {from} y el {to}',
    },
    other: {
      short: 'sus {n} vídeos de hasta 3 minutos con la antigüedad más parecida, publicados entre el {from} y el {to}',
      long: 'sus {n} vídeos de más de 3 minutos con la antigüedad más parecida, publicados entre el {from} y el {to}',
    },
  },
  fr: {
    own: {
      short: 'vos {n} vidéos de 3 minutes au plus dont l’âge est le plus proche, publiées entre le {from} et le {to}',
      long: 'vos {n} vidéos de plus de 3 minutes dont l’âge est le plus proche, publiées entre le {from} et le {to}',
    },
    other: {
      short: 'ses {n} vidéos de 3 minutes au plus dont l’âge est le plus proche, publiées entre le {from} et le {to}',
      long: 'ses {n} vidéos de plus de 3 minutes dont l’âge est le plus proche, publiées entre le {from} et le {to}',
    },
  },
}

/** Describes the videos that a video was compared with. `channel` says whether they are the reader's own. */
export const describeCompared = (
  { of, isShort, from, to }: Usual,
  channel: 'own' | 'other',
  locale: Locale,
  format: MailFormats,
): string =>
  fill(sentences[locale][channel][isShort ? 'short' : 'long'], {
    n: format.number(of),
    period: format.days(from, to),
    from: format.day(from),
    to: format.day(to),
  })
