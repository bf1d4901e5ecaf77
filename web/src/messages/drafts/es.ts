import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const draftStates: Translation<typeof english.draftStates> = {
  tried: 'Probado, sin guardar',
  idea: 'Idea',
  working: 'En curso',
  ready: 'Listo',
  published: 'Publicado',
  reviewed: 'Balance hecho',
}

export const draftName: Translation<typeof english.draftName> = { untitled: 'Borrador sin título' }

export const videoViews: Translation<typeof english.videoViews> = {
  label: 'Vistas de tus vídeos',
  board: 'Tablero',
  calendar: 'Calendario',
  results: 'Resultados',
}
