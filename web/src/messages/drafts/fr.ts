import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const draftStates: Translation<typeof english.draftStates> = {
  tried: 'Essayé, non gardé',
  idea: 'Idée',
  working: 'En cours',
  ready: 'Prêt',
  published: 'Publié',
  reviewed: 'Bilan fait',
}

export const draftName: Translation<typeof english.draftName> = { untitled: 'Brouillon sans titre' }

export const videoViews: Translation<typeof english.videoViews> = {
  label: 'Vues de vos vidéos',
  board: 'Tableau',
  calendar: 'Calendrier',
  results: 'Résultats',
}
