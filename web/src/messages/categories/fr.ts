import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const categories: Translation<typeof english.categories> = {
  overall: 'Général',
  gaming: 'Jeux vidéo',
  music: 'Musique',
  technology: 'Technologie',
  education: 'Éducation',
  entertainment: 'Divertissement',
  sports: 'Sport',
  fashion: 'Mode',
  cooking: 'Cuisine',
}
