import type { DraftState } from '#shared/contract/drafts.ts'
import type { Locale } from '#shared/locale.ts'

interface CalendarTexts {
  /** The name of the calendar. */
  readonly name: string
  readonly states: Readonly<Record<DraftState, string>>
}

/** The texts of the calendar feed and of reminders. The states are worded as on the screens. */
export const calendarTexts: Readonly<Record<Locale, CalendarTexts>> = {
  en: {
    name: 'Viewcraft: planned videos',
    states: {
      tried: 'Tried, not kept',
      idea: 'Idea',
      working: 'In progress',
      ready: 'Ready',
      published: 'Published',
      reviewed: 'Reviewed',
    },
  },
  es: {
    name: 'Viewcraft: vídeos previstos',
    states: {
      tried: 'Probado, sin guardar',
      idea: 'Idea',
      working: 'En curso',
      ready: 'Listo',
      published: 'Publicado',
      reviewed: 'Balance hecho',
    },
  },
  fr: {
    name: 'Viewcraft : vidéos prévues',
    states: {
      tried: 'Essayé, non gardé',
      idea: 'Idée',
      working: 'En cours',
      ready: 'Prêt',
      published: 'Publié',
      reviewed: 'Bilan fait',
    },
  },
}
