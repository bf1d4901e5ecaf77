import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const starters: Translation<typeof english.starters> = {
  heading: 'Par où commencer ?',
  text: 'Des chaînes qui ont une vidéo dans les tendances de YouTube : {region}.',
  topic: 'Thème',
  none: 'Il n’y a pas encore de liste pour ce thème. Essayez-en un autre.',
  failed: 'Les chaînes n’ont pas pu être chargées. Veuillez réessayer.',
}
