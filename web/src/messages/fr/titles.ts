import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../sentence.ts'

export const titles: Translation<typeof english> = {
  priorities: { high: 'Priorité haute', medium: 'Priorité moyenne', low: 'Priorité basse' },
  score: 'Score du titre',
  verdicts: { good: 'Fort', fair: 'Moyen', poor: 'Faible' },
  percentile: 'Plus haut que {score} % des vrais titres',
  benchmark: 'Meilleur quart dès {score}',
  helps: 'Aide',
  hurts: 'Freine',
  quoted: '« {text} »',
  wordHelps: '{word} : aide',
  wordHurts: '{word} : freine',
}
