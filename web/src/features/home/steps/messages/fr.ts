import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const steps: Translation<typeof english.steps> = {
  heading: 'Premiers pas',
  hide: 'Ne plus afficher',
  title: {
    name: 'Évaluer votre premier titre',
    text: 'Saisissez le titre de votre prochaine vidéo : le score et ce qui le fait bouger apparaissent aussitôt.',
  },
  thumbnail: {
    name: 'Vérifier une miniature',
    text: 'Ajoutez l’image, puis demandez l’analyse : texte lisible, contraste, visages, composition.',
  },
  trends: {
    name: 'Recevoir les tendances',
    text: 'Activez le rapport hebdomadaire : ce que l’on regarde, dans votre boîte chaque lundi.',
  },
}
