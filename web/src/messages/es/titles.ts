import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../sentence.ts'

export const titles: Translation<typeof english> = {
  priorities: { high: 'Prioridad alta', medium: 'Prioridad media', low: 'Prioridad baja' },
  score: 'Puntuación del título',
  verdicts: { good: 'Fuerte', fair: 'Aceptable', poor: 'Débil' },
  percentile: 'Más alta que el {score} % de los títulos reales',
  benchmark: 'Mejor cuarto desde {score}',
  helps: 'Ayuda',
  hurts: 'Frena',
  quoted: '«{text}»',
  wordHelps: '{word}: ayuda',
  wordHurts: '{word}: frena',
}
