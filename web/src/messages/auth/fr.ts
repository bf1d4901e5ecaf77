import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const auth: Translation<typeof english.auth> = {
  email: 'E-mail',
  invalidEmail: 'Adresse e-mail non valide',
  commonPassword: 'C’est l’un des mots de passe les plus courants. Choisissez-en un plus difficile à deviner.',
  locked: 'Trop de tentatives. Patientez quelques minutes et réessayez.',
  unavailable: 'Impossible de joindre Viewcraft. Vérifiez votre connexion et réessayez.',
  google: {
    button: 'Continuer avec Google',
    or: 'ou',
  },
  aside: {
    heading: 'Découvrez quels mots comptent.',
    text: 'Votre titre reçoit un score pendant que vous l’écrivez, avec les raisons à côté. Nous avons mesuré à quelle fréquence ce score a raison, sur des chaînes que le modèle n’avait jamais vues.',
    link: 'Est-il souvent juste ?',
  },
}
