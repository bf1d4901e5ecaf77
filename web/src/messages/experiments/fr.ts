import type { Translation } from '../sentence.ts'
import type * as en from './en.ts'

export const experiments: Translation<typeof en.experiments> = {
  difference: {
    number: 'Un nombre dans le titre',
    question: 'Une question dans le titre',
    length: 'La longueur du titre',
    words: 'Les mots du titre',
    face: 'Un visage sur la miniature',
    text: 'Du texte sur la miniature',
    color: 'Les couleurs de la miniature',
    topic: 'Le sujet ou l’angle',
    custom: 'Autre chose',
  },
  outcome: {
    planned: 'Pas commencé',
    running: 'En cours depuis le {date}',
    winner: 'Gagnante : {letter}',
    preferred: 'Préférée : {letter}',
    same: 'Performances identiques',
    inconclusive: 'Non concluant',
  },
  variant: 'Variante {letter}',
  thumbnail: 'Miniature {letter}',
  share: '{share} de la durée de visionnage',
  chance: 'Probabilité estimée : {chance}',
}
