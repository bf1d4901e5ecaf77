import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const linkedDraft: Translation<typeof english.linkedDraft> = {
  in: 'En el borrador:',
  version: 'Versión {n}',
  tried: 'Estás probando títulos para este vídeo. No está entre tus borradores.',
  keep: 'Guardar este vídeo',
  kept: '«{name}» ya está entre tus borradores.',
  open: 'Abrir el borrador',
}
