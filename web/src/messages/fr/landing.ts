import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../sentence.ts'

export const landing: Translation<typeof english> = {
  page: 'Décidez avant de publier',
  headline: 'Comparez votre titre avant de publier',
  text: 'Viewcraft note le titre d’une vidéo face à de vraies vidéos pendant que vous l’écrivez, et montre ce qui l’aide et ce qui le freine.',
  logIn: 'Connexion',
  dashboard: 'Tableau de bord',
  accuracy: 'À quelle fréquence a-t-il raison ?',
  deleted: 'Votre compte est supprimé.',
  closed: 'Votre compte est fermé. Ce qu’il en reste sera supprimé en un jour.',
}
