import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const notFound: Translation<typeof english.notFound> = {
  title: 'Página no encontrada',
  text: 'No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace esté mal escrito.',
  back: 'Ir a la página de inicio',
  dashboard: 'Abrir el panel',
  contact: 'Avísanos del enlace',
}
