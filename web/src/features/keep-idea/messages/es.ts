import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const keepIdea: Translation<typeof english.keepIdea> = {
  title: 'Guardar como idea',
  subtitle: 'Otra aplicación ha compartido esto con Viewcraft. No se guarda nada hasta que tú lo hagas.',
  name: 'Nombre de trabajo',
  notes: 'Se añade a las notas',
  keep: 'Guardar como idea',
  kept: 'Guardado como idea.',
  cancel: 'Ahora no',
  empty: 'No se ha compartido nada',
  emptyText:
    'La otra aplicación no ha enviado ni un enlace ni un texto. Comparte el vídeo otra vez o empieza tú un borrador.',
  drafts: 'Ir a tus vídeos',
}
