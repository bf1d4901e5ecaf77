import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const dragging: Translation<typeof english.dragging> = {
  how: 'Appuyez sur Espace ou Entrée pour saisir l’élément, sur les flèches pour le déplacer, sur Espace ou Entrée pour le déposer et sur Échap pour annuler.',
  pickedUp: '« {item} » est saisi.',
  over: '« {item} » est au-dessus de {place}.',
  overNothing: '« {item} » ne peut pas être déposé ici.',
  dropped: '« {item} » est déposé sur {place}.',
  putBack: '« {item} » est revenu à sa place.',
}
