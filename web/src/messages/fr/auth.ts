import type { auth as english } from '../en/auth.ts'
import type { Translation } from '../sentence.ts'

export const auth: Translation<typeof english> = {
  aside: {
    heading: 'Voyez quel mot fait la différence.',
    text: 'Un titre est noté pendant que vous l’écrivez, ses raisons à côté. Nous avons mesuré combien de fois la note a raison, sur des chaînes que le modèle n’avait jamais vues.',
    link: 'A-t-elle souvent raison ?',
  },
}
