import type { record as english } from '../en/record.ts'
import type { Translation } from '../sentence.ts'

export const record: Translation<typeof english> = {
  ours: 'Calculé par nos soins',
  own: {
    heading: 'Sur votre chaîne',
    score: {
      one: 'D’après votre propre passé, ce titre se classe au-dessus de {share} de votre {n} titre précédent.',
      other: 'D’après votre propre passé, ce titre se classe au-dessus de {share} de vos {n} titres précédents.',
    },
    leaned: 'Le calcul s’appuie sur ces vidéos à vous, aux titres proches :',
    none: 'Aucune de vos vidéos ne partage un mot avec ce titre : ici, le titre seul décide.',
    views: '{views} vues sur YouTube',
    times: '{times} fois votre habitude',
    up: 'parle pour ce titre',
    down: 'parle contre ce titre',
    source:
      'Vues : YouTube, {date}. Votre habitude est la médiane de vos vidéos d’âge comparable. Le score ci-dessus reste celui du titre seul.',
    tooFew: {
      one: 'Nous connaissons {n} vidéo publique de votre chaîne d’au moins 3 jours. À partir de {fewest}, votre propre passé compte aussi ici.',
      other:
        'Nous connaissons {n} vidéos publiques de votre chaîne d’au moins 3 jours. À partir de {fewest}, votre propre passé compte aussi ici.',
    },
    unavailable:
      'YouTube n’a pas répondu : votre propre passé n’entre pas dans cette analyse. Ce que dit le titre seul reste valable. Relancez l’analyse plus tard.',
    notInPlan:
      'Fait partie de Premium : le titre y est mesuré d’après vos propres vidéos aux titres proches. Le score ci-dessus reste celui du titre seul.',
    toPlan: 'Voir Premium',
  },
  track: {
    heading: 'Nos pronostics pour vous',
    none: 'Signalez ci-dessous une analyse comme publiée. Nous vérifions après 7 et 25 jours si notre pronostic était juste.',
    rate: 'Juste dans {share} des comparaisons. En devinant, on obtient 50 %.',
    interval: {
      one: '{n} vidéo publiée. Avec si peu, le vrai taux se situe probablement entre {low} et {high}.',
      other: '{n} vidéos publiées. Avec ce nombre, le vrai taux se situe probablement entre {low} et {high}.',
    },
    settled: {
      one: '{n} de vos pronostics tranché à ce jour. Nous montrons un taux à partir de {fewest} : en dessous, ce serait le hasard.',
      other:
        '{n} de vos pronostics tranchés à ce jour. Nous montrons un taux à partir de {fewest} : en dessous, ce serait le hasard.',
    },
    waiting: { one: '{n} vidéo reste à vérifier.', other: '{n} vidéos restent à vérifier.' },
    unsettled: { one: '{n} n’a pas pu être tranché.', other: '{n} n’ont pas pu être tranchés.' },
    how: 'Comment un pronostic est vérifié',
    howText:
      'Un pronostic dit : entre cette vidéo et chacune des vôtres du même type et d’âge comparable, celle dont le titre a le meilleur score obtient plus de vues. Les deux ont au moins 3 jours, et aucune n’est plus de 1,5 fois plus âgée que l’autre. Notre exactitude est mesurée de la même façon. Nous gardons seulement si le pronostic était juste, aucun chiffre de YouTube.',
    general: 'L’exactitude de Viewcraft en général',
  },
  call: {
    mark: 'Signaler comme publié',
    markOf: 'Signaler comme publié : « {title} »',
    undo: 'Retirer',
    undoOf: 'Retirer : « {title} »',
    video: 'Vidéo publiée',
    due: 'Notre pronostic est vérifié le {date}.',
    waiting: 'Notre pronostic est vérifié 7 et 25 jours après la publication.',
    right: 'Juste dans {right} sur {of}',
    day7: 'après 7 jours',
    day25: 'après 25 jours',
    too_few: 'Trop peu de vidéos d’âge comparable pour trancher',
    no_call: 'Le titre publié n’a pas de score',
    unavailable: 'N’a pas pu être vérifié',
    title: 'Quelle vidéo est-ce devenu ?',
    text: 'Collez son adresse. Elle doit être sur votre propre chaîne et avoir 7 jours au plus, pour que personne ne sache encore comment elle se comporte.',
    label: 'URL de la vidéo',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Collez l’adresse de votre vidéo.',
    save: 'Signaler comme publié',
    saved: 'C’est noté. Nous vérifions notre pronostic 7 et 25 jours après la publication.',
    undone: 'Le signalement est annulé.',
  },
}
