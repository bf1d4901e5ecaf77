import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const changelog: Translation<typeof english.changelog> = {
  title: 'Novedades',
  lead: 'Lo que ha cambiado en Viewcraft para creadores y para quienes programan con su API, lo más reciente primero.',
  language: 'La lista está en inglés.',
  version: 'Versión {version}',
  next: 'Aún sin publicar',
}
