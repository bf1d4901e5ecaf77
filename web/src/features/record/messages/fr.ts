import type { Translation } from '#web/messages/sentence.ts'
import type * as en from './en.ts'

export const record: Translation<typeof en.record> = {
  subtitle: 'À quelle fréquence nos pronostics se sont réalisés pour vous, et ce qui a remporté vos propres tests.',
  track: {
    heading: 'Nos pronostics pour vous',
    ours: 'Calculé par nous',
    failed: 'Impossible de charger les résultats de nos pronostics.',
    none: 'Marquez un brouillon comme publié. Après 7 et 28 jours, nous vérifions si son titre a fait ce que nous avions dit.',
    noCalls: 'Il n’y a encore aucun de nos pronostics à vérifier.',
    uncalled: {
      heading: 'Publiés sans pronostic',
      text: 'Vous avez marqué ces brouillons comme publiés, mais nous n’avons aucun pronostic à vérifier. Chaque bilan dit pourquoi.',
      untitled: 'Brouillon sans titre',
    },
    toDrafts: 'Aller à vos vidéos',
    topQuarter: {
      one: '{n} a atteint le meilleur quart. Nous en attendions {promised}.',
      other: '{n} ont atteint le meilleur quart. Nous en attendions {promised}.',
    },
    aboveUsual: {
      one: 'Sur {of} vidéos, {n} a dépassé votre niveau habituel. Nous en attendions {promised}.',
      other: 'Sur {of} vidéos, {n} ont dépassé votre niveau habituel. Nous en attendions {promised}.',
    },
    within:
      'De {low} à {high}, cela correspond à nos pronostics ; tout autre nombre les aurait démentis. Plus il y a de vidéos, plus cette fourchette se resserre.',
    any: 'Avec si peu de vidéos, tout nombre correspond à nos pronostics. Il en faut davantage pour savoir s’ils sont justes.',
    more: 'C’est plus que ce que nos pronostics laissent attendre : de {low} à {high}.',
    fewer: 'C’est moins que ce que nos pronostics laissent attendre : de {low} à {high}.',
    few: {
      one: '{n} de vos pronostics a un résultat à ce jour. Nous montrons combien se sont vérifiés à partir de {fewest} : en dessous, ce serait surtout le hasard.',
      other:
        '{n} de vos pronostics ont un résultat à ce jour. Nous montrons combien se sont vérifiés à partir de {fewest} : en dessous, ce serait surtout le hasard.',
    },
    waiting: { one: '{n} vidéo reste à vérifier.', other: '{n} vidéos restent à vérifier.' },
    unsettled: { one: '{n} n’a pas pu être vérifiée.', other: '{n} n’ont pas pu être vérifiées.' },
    earlier: {
      one: '{n} pronostic d’un ancien type n’est pas compté.',
      other: '{n} pronostics d’un ancien type ne sont pas comptés.',
    },
    calls: 'Les pronostics',
    latest: { one: 'Le dernier pronostic', other: 'Les {n} derniers pronostics' },
    untitled: 'L’analyse a été supprimée',
    table: {
      text: 'Chaque pourcentage est ce que nous attendions : combien de titres sur 100, classés comme celui-ci, y sont parvenus. Par hasard, 25 sur 100 atteignent le meilleur quart. Le signe indique si cette vidéo y est parvenue.',
      video: 'Vidéo',
      said: 'Annoncé',
      topQuarter: 'Meilleur quart',
      aboveUsual: 'Mieux que d’habitude',
      checked: 'Vérifié',
      marked: 'Publiée',
      waiting: 'Pas encore',
    },
    how: 'Comment un pronostic est vérifié',
    howText:
      'Quand vous marquez un brouillon comme publié, nous gardons ce que nous attendions de son titre : sur 100 titres classés comme lui, combien ont atteint le meilleur quart de leur chaîne, et combien y ont dépassé le niveau habituel. 7 et 28 jours après la publication de la vidéo, nous vérifions si elle l’a fait, face au niveau habituel de votre chaîne pour son format et son âge. Une seule vidéo ne confirme ni n’infirme une proportion ; beaucoup, si. Un titre sans signal clair ne donne pas de pronostic, puisque nous n’en attendons pas plus que du hasard ; un titre jugé par vos exports de Studio non plus. Nous conservons seulement si le pronostic s’est réalisé, et aucun chiffre de YouTube.',
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
      one: 'Pronostics justes : {right} sur {n} test avec une gagnante. Au hasard, ce serait {guessing} en moyenne.',
      other: 'Pronostics justes : {right} sur {n} tests avec une gagnante. Au hasard, ce serait {guessing} en moyenne.',
    },
    interval:
      'Nous avons donc raison dans {share} de vos tests. Le vrai taux se situe probablement entre {low} et {high}.',
    tooClose: {
      one: '{n} test n’est pas compté : ses titres étaient trop proches pour trancher, nous n’avons donc prédit aucune gagnante.',
      other:
        '{n} tests ne sont pas comptés : leurs titres étaient trop proches pour trancher, nous n’avons donc prédit aucune gagnante.',
    },
    few: 'Nous montrons un taux à partir de {fewest} tests de ce genre : en dessous, ce serait surtout le hasard.',
  },
  tests: {
    heading: 'Vos tests',
    failed: 'Impossible de charger vos tests.',
    empty: 'Pas encore de test',
    emptyText:
      'Préparez sur un brouillon un test de titres ou de miniatures, lancez-le dans YouTube Studio et notez le résultat. Chaque test enrichit vos résultats.',
    toDrafts: 'Aller à vos vidéos',
    toDraft: 'Ouvrir le brouillon',
    toDraftOf: 'Ouvrir le brouillon du test : {difference}',
    older: 'Afficher les tests plus anciens',
  },
}
