import type { Translation } from '#web/messages/sentence.ts'
import type * as en from './en.ts'

export const record: Translation<typeof en.record> = {
  title: 'Résultats',
  subtitle: 'À quelle fréquence nos pronostics étaient justes pour vous, et ce qui a remporté vos propres tests.',
  track: {
    heading: 'Nos pronostics pour vous',
    ours: 'Calculé par nous',
    failed: 'Impossible de charger les résultats de nos pronostics.',
    none: 'Marquez un brouillon comme publié. Après 7 et 25 jours, nous vérifions si notre pronostic était juste.',
    toDrafts: 'Aller à vos brouillons',
    rate: 'Juste dans {share} des comparaisons. Au hasard, on obtient 50 %.',
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
      'Un pronostic dit : entre cette vidéo et chacune des vôtres du même type et d’âge comparable, celle dont le titre a le meilleur score obtient plus de vues. Les deux ont au moins 3 jours, et aucune n’est plus de 1,5 fois plus âgée que l’autre. Notre précision est mesurée de la même façon. Nous ne conservons que le résultat (juste ou non), aucun chiffre de YouTube.',
    general: 'La précision de Viewcraft en général',
  },
  ledger: {
    heading: 'Ce qui remporte vos tests',
    description:
      'D’après les résultats que vous avez notés. Seuls comptent comme gagnés les tests où YouTube a désigné une gagnante.',
    failed: 'Impossible de charger ce que disent vos tests.',
    none: 'Aucun test n’a encore de résultat. Notez-le sur le brouillon dont il fait partie.',
    side: {
      number: { more: 'Avec un nombre : {n}', less: 'Sans : {n}' },
      question: { more: 'Avec une question : {n}', less: 'Sans : {n}' },
      length: { more: 'Le titre plus long : {n}', less: 'Le titre plus court : {n}' },
      face: { more: 'Avec un visage : {n}', less: 'Sans : {n}' },
      text: { more: 'Avec du texte : {n}', less: 'Sans : {n}' },
      color: { more: 'La miniature plus colorée : {n}', less: 'La moins colorée : {n}' },
    },
    byChance:
      'Le hasard seul donnerait environ {more} et {less}, car certains tests avaient plus de variantes d’un côté.',
    decided: { one: '{n} test avec une gagnante', other: '{n} tests avec une gagnante' },
    neither: { one: '{n} ne compte pour aucun des deux', other: '{n} ne comptent pour aucun des deux' },
    undecided: { one: '{n} sans gagnante', other: '{n} sans gagnante' },
    small: {
      one: 'Avec {n} test sur votre chaîne, c’est une anecdote plutôt qu’une règle. Testez encore.',
      other: 'Avec {n} tests sur votre chaîne, cela peut facilement être le hasard. Continuez à tester.',
    },
    caution:
      'Voyez-y des indices : ce qui gagne sur une vidéo peut ne pas gagner sur la suivante, et quelques tests peuvent tous aller dans le même sens par hasard. Obtenir trois fois face de suite arrive une fois sur huit.',
  },
  predictions: {
    heading: 'Nos pronostics pour vos tests',
    none: 'Nous faisons un pronostic pour les tests de titres en anglais. Aucun des vôtres n’a encore de gagnante.',
    right: {
      one: 'Juste dans {right} sur {n} test avec une gagnante. Au hasard, ce serait {guessing} en moyenne.',
      other: 'Juste dans {right} sur {n} tests avec une gagnante. Au hasard, ce serait {guessing} en moyenne.',
    },
    interval:
      'Nous avons donc raison dans {share} de vos tests. Le vrai taux se situe probablement entre {low} et {high}.',
    tied: {
      one: '{n} test n’est pas compté : deux titres avaient la même probabilité, nous n’avons donc prédit aucune gagnante.',
      other:
        '{n} tests ne sont pas comptés : deux titres avaient la même probabilité, nous n’avons donc prédit aucune gagnante.',
    },
    few: 'Nous montrons un taux à partir de {fewest} tests de ce genre : en dessous, ce serait le hasard.',
  },
  tests: {
    heading: 'Vos tests',
    failed: 'Impossible de charger vos tests.',
    empty: 'Pas encore de test',
    emptyText:
      'Préparez sur un brouillon un test de titres ou de miniatures, lancez-le dans YouTube Studio et notez le résultat. Chaque test enrichit vos résultats.',
    toDrafts: 'Aller à vos brouillons',
    toDraft: 'Ouvrir le brouillon',
    toDraftOf: 'Ouvrir le brouillon du test : {difference}',
    older: 'Afficher les tests plus anciens',
  },
}
