import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const draft: Translation<typeof english.draft> = {
  title: 'Borrador',
  untitled: 'Borrador sin título',
  failed: 'No se ha podido cargar el borrador.',
  gone: 'Este borrador ya no existe.',
  goneText: 'Se ha eliminado o el enlace está incompleto. Los demás están en la página de borradores.',
}
