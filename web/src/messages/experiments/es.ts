import type { Translation } from '../sentence.ts'
import type * as en from './en.ts'

export const experiments: Translation<typeof en.experiments> = {
  difference: {
    number: 'Un número en el título',
    question: 'Una pregunta en el título',
    length: 'La longitud del título',
    words: 'Las palabras del título',
    face: 'Una cara en la miniatura',
    text: 'Texto en la miniatura',
    color: 'Los colores de la miniatura',
    topic: 'El tema o el enfoque',
    custom: 'Otra cosa',
  },
  outcome: {
    planned: 'Sin empezar',
    running: 'En marcha desde el {date}',
    winner: 'Ganadora: {letter}',
    preferred: 'Preferida: {letter}',
    same: 'Mismo rendimiento',
    inconclusive: 'No concluyente',
  },
  variant: 'Variante {letter}',
  thumbnail: 'Miniatura {letter}',
  share: '{share} del tiempo de visualización',
  chance: 'Probabilidad estimada: {chance}',
}
