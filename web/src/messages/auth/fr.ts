import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const auth: Translation<typeof english.auth> = {
  email: 'E-mail',
  invalidEmail: 'Adresse e-mail non valable',
  commonPassword: 'C’est l’un des mots de passe les plus courants. Choisissez-en un plus difficile à deviner.',
  locked: 'Trop de tentatives. Patientez quelques minutes et réessayez.',
  unavailable: 'Viewcraft est injoignable. Vérifiez votre connexion et réessayez.',
  aside: {
    heading: 'Voyez quel mot fait la différence.',
    text: 'Un titre est noté pendant que vous l’écrivez, ses raisons à côté. Nous avons mesuré combien de fois la note a raison, sur des chaînes que le modèle n’avait jamais vues.',
    link: 'A-t-elle souvent raison ?',
  },
}
