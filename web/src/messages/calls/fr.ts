import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const calls: Translation<typeof english.calls> = {
  promise:
    'Sur 100 vidéos dont le titre se classe comme celui-ci, {topQuarter} ont atteint le meilleur quart de leur chaîne (25 par hasard) et {aboveUsual} ont dépassé ses vues habituelles.',
  noPromise: 'Un pronostic d’un ancien type, qui n’est pas compté.',
  topQuarter: 'Dans le meilleur quart',
  notTopQuarter: 'Hors du meilleur quart',
  aboveUsual: 'Au-dessus de votre niveau habituel',
  notAboveUsual: 'Pas au-dessus de votre niveau habituel',
  compared: { other: 'Comparaisons justes : {right} sur {n}' },
  too_few: 'Trop peu de vidéos comparables pour le vérifier',
  other_title: 'Le titre publié est différent de celui que vous avez analysé',
  unavailable: 'N’a pas pu être vérifié',
  after7: 'J+7',
  after28: 'J+28',
  due: 'Prochaine vérification de notre pronostic : {date}.',
  waiting: 'Nous vérifierons notre pronostic 7 et 28 jours après la publication de la vidéo.',
  waitingAgain: 'Nous le vérifierons à nouveau 28 jours après la publication de la vidéo.',
  none: {
    not_analyzed: 'Aucun titre de ce brouillon n’a d’évaluation de notre part : il n’y a pas de pronostic à vérifier.',
    channel_required:
      'Nous ne connaissons pas votre chaîne et ne pouvons donc pas vérifier notre pronostic. Connectez-la sur le tableau de bord, puis marquez de nouveau le brouillon.',
    video_lookup_failed:
      'YouTube n’a pas répondu : nous n’avons pas pu lancer la vérification de notre pronostic. Retirez l’indication et marquez de nouveau le brouillon dans quelques minutes.',
    video_title_differs:
      'Le titre de la vidéo est différent de ceux que vous avez analysés ici : nous n’avons pas de pronostic à vérifier.',
    video_too_old: 'La vidéo a plus de 7 jours : il est trop tard pour un pronostic.',
    already_published: 'L’analyse de ce titre appartient déjà à une autre vidéo de vos résultats.',
    video_already_marked: 'Vos résultats contiennent déjà notre pronostic sur cette vidéo, issu d’une autre analyse.',
    judged_by_studio:
      'Ce titre a été jugé par vos exports de Studio. Nous ne mélangeons jamais vos fichiers avec les données de YouTube : nous n’avons pas de pronostic à vérifier.',
    verdict_gone:
      'L’évaluation de ce titre n’est plus conservée : nous n’avons pas de pronostic à vérifier. Analysez de nouveau le titre, puis marquez-le de nouveau.',
    no_claim:
      'Il n’y avait pas de signal clair pour ce titre : nous n’en attendions pas plus que du hasard, il n’y a donc pas de pronostic à vérifier.',
  },
}
