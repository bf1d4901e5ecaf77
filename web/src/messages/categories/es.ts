import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const categories: Translation<typeof english.categories> = {
  overall: 'General',
  gaming: 'Videojuegos',
  music: 'Música',
  technology: 'Tecnología',
  education: 'Educación',
  entertainment: 'Entretenimiento',
  sports: 'Deportes',
  fashion: 'Moda',
  cooking: 'Cocina',
}
