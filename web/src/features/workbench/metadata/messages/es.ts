import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const metadata: Translation<typeof english.metadata> = {
  heading: 'Descripción y etiquetas',
  intro: 'El texto que va debajo de tu vídeo, escrito a partir de su título y de lo que nos cuentas.',
  title: 'Título',
  titlePlaceholder: 'Escribe el título de tu vídeo',
  titleRequired: 'Escribe un título',
  about: 'Notas y capítulos',
  aboutHint: 'Un capítulo por línea («0:00 Intro»), pasos, nombres y enlaces. Se conservan tal como los escribes.',
  write: 'Escribir descripción y etiquetas',
  working: 'Escribiendo...',
  result: 'Para tu vídeo',
  empty: 'Listo para pegar en YouTube Studio',
  emptyText: 'Ambas respetan los límites de YouTube y puedes editar cada palabra.',
  description: 'Descripción',
  tags: 'Etiquetas',
  noTags: 'Cuéntanos un poco más para obtener etiquetas.',
  copyDescription: 'Copiar descripción',
  copyTags: 'Copiar etiquetas',
  bytes: '{n} de {most} bytes',
  characters: '{n} de {most} caracteres',
  copiedDescription: 'Descripción copiada',
  copiedTags: 'Etiquetas copiadas',
  notCopied: 'Tu navegador no ha permitido copiar. Selecciona el texto y cópialo tú.',
  builtIn: 'Compuesto por el asesor integrado con tus propias palabras.',
  ai: 'Escrito por una IA a partir de tus palabras. Comprueba que se corresponde con tu vídeo.',
  toasts: {
    success: '¡Descripción y etiquetas escritas!',
    failure: 'No se han podido escribir la descripción y las etiquetas. Inténtalo de nuevo.',
  },
}
