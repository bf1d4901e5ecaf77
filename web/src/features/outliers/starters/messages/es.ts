import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const starters: Translation<typeof english.starters> = {
  heading: '¿No sabes por dónde empezar?',
  text: 'Canales con un vídeo en las listas de tendencias de YouTube: {region}.',
  topic: 'Tema',
  none: 'Todavía no hay lista de este tema. Prueba con otro.',
  failed: 'No se han podido cargar los canales. Inténtalo de nuevo.',
}
