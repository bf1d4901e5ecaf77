import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const ideas: Translation<typeof english.ideas> = {
  heading: 'Idées pour cette semaine',
  what: 'Renouvelées chaque lundi, jamais deux fois les mêmes. Chacune reprend la forme d’un titre qui a bien marché, pour un de vos sujets qui a fait aussi bien que d’habitude, ou mieux.',
  failed: 'Impossible de charger vos idées. {message}',
  topic: 'Un de vos sujets : {topic}',
  topicVideos: {
    one: 'Un de vos sujets : {topic}, dans le titre de {n} vidéo récente',
    other: 'Un de vos sujets : {topic}, dans les titres de {n} vidéos récentes',
  },
  topicTimes: '{times} fois vos vues habituelles',
  topicLabel: 'Votre sujet',
  video: 'La forme vient de',
  ownVideo: 'La forme vient de votre vidéo',
  by: 'de {channel}',
  usual: '{times}× les vues habituelles de sa chaîne (à 95 % : de {low} à {high})',
  ownUsual: '{times}× vos vues habituelles (à 95 % : de {low} à {high})',
  views: { one: '{n} vue', other: '{n} vues' },
  counted: 'chiffres du {date}',
  lift: 'Les vidéos avec un titre de ce type ont eu {times} fois les vues des autres vidéos de leur chaîne (intervalle à 95 % : de {low} à {high} ; {channels} chaînes en anglais)',
  make: 'Créer le brouillon',
  draft: 'En faire un brouillon',
  toDraft: 'Ouvrir le brouillon',
  dismiss: 'Écarter',
  restore: 'Rétablir',
  dismissed: 'Écartée',
  source:
    'Les titres et les vues des vidéos viennent de YouTube ; les comparaisons sont calculées par nos soins. Elles montrent ce qui est allé de pair avec les vues, pas ce qui les apporte.',
  few: 'Moins de cinq cette semaine : nous n’avons pas trouvé d’autre forme qui convienne à vos sujets et que nous conseillerions.',
  noTopics: 'Pas encore d’idées',
  noTopicsText:
    'Les idées partent de sujets présents dans plusieurs de vos vidéos, ou de vos brouillons si vous n’avez pas de chaîne. Commencez un brouillon sur ce que vous voulez faire, puis revenez ici.',
  noTopicsAction: 'Commencer un brouillon',
  noLanguage: 'Pas encore d’idées dans votre langue',
  noLanguageText:
    'Les idées existent pour les titres en français, en anglais et en espagnol. Les vôtres semblent être dans une autre langue.',
  noneNew: 'Rien de nouveau cette semaine',
  noneNewText:
    'Vous avez déjà vu toutes les idées que permettent vos sujets. Vos prochaines vidéos et vos prochains brouillons apporteront de nouveaux sujets, et donc de nouvelles idées.',
}
