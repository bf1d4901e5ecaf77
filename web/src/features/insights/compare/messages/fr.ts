import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const compare: Translation<typeof english.compare> = {
  heading: 'Titres pour une vidéo',
  hint: 'Cinq au plus. Collez une liste pour remplir plusieurs champs à la fois.',
  title: 'Titre {n}',
  placeholder: 'Saisissez un titre pour cette vidéo',
  add: 'Ajouter un titre',
  full: 'Une comparaison prend {most} titres.',
  left: {
    one: '{n} ligne n’a pas trouvé de place : une comparaison prend cinq titres.',
    other: '{n} lignes n’ont pas trouvé de place : une comparaison prend cinq titres.',
  },
  up: 'Monter le titre {n}',
  down: 'Descendre le titre {n}',
  remove: 'Retirer le titre {n}',
  repeated: 'Identique à un titre plus haut : il ne compte pas.',
  ranking: 'Le mieux formulé d’abord',
  empty: {
    title: 'Lequel ferait cliquer ?',
    text: 'Saisissez au moins deux titres pour la même vidéo. Ils sont classés pendant que vous écrivez, et rien ne quitte votre navigateur.',
  },
  failed: 'Le modèle de formulation n’a pas pu être chargé. Rechargez la page et réessayez.',
  tooFew: 'Il n’y a pas deux titres que le modèle puisse classer.',
  clear: '« {title} » est sans doute le meilleur : {chance}.',
  close: 'Trop serré : les premiers diffèrent moins que la plupart des titres d’un même test.',
  tooClose: 'Trop serré',
  first: 'Sans doute le meilleur',
  chanceOf: 'Chance du titre {n} d’être le meilleur : {chance}',
  chanceNote: 'La chance de chacun d’être le meilleur. Le repère est là où elle serait si tous se valaient.',
  why: 'Ce qui compte',
  analyze: 'Analyser',
  analyzeLabel: 'Analyser le titre {n}',
  unranked: 'Le titre {n} n’est pas classé',
  unknown: {
    other_language:
      'Il ne semble pas être en anglais. Le modèle n’a appris que de titres anglais : une place dans ce classement ne voudrait rien dire.',
    nothing_known: 'Le modèle ne connaît aucun de ses mots : il n’a rien sur quoi se fonder.',
  },
  disagree:
    'Les deux modèles ne sont pas d’accord : d’après ce qui va avec les vues d’une vidéo à l’autre, le titre {n} serait premier. Un test des deux auprès de votre public le dirait.',
  export: {
    heading: 'Exporter pour un test',
    text: {
      one: 'Votre meilleur titre, pour « Tester et comparer » de YouTube Studio.',
      other:
        'Vos {n} meilleurs titres que l’on distingue au premier coup d’œil, pour « Tester et comparer » de YouTube Studio.',
    },
    alike:
      'Ces titres se ressemblent trop pour un test : personne ne verrait la différence. Changez au moins un quart des mots.',
    label: 'Titres pour le test, un par ligne',
    copy: 'Copier les titres',
    copied: 'Titres copiés',
    refused: 'Votre navigateur n’a pas permis la copie. Les titres sont sélectionnés : appuyez sur Ctrl+C ou ⌘C.',
  },
  source: {
    origin:
      'Appris de {tests} tests A/B de titres d’Upworthy, 2013–15, où chaque lecteur voyait au hasard un titre parmi plusieurs pour le même article.',
    accuracy:
      'Sur {tests} tests jamais vus, il a désigné le meilleur de deux titres aux clics nettement différents dans {right} des cas (de {low} à {high}) ; au hasard, c’est la moitié. Il a nommé le meilleur de tous dans {best}, le hasard dans {guessing}.',
    limits:
      'Il connaît la formulation, pas les sujets ni les miniatures, et des lecteurs d’articles, pas votre public. Il ne dit pas combien de clics un titre obtient.',
    credit:
      'Données : The Upworthy Research Archive, J. Nathan Matias, Kevin Munger, Marianne Aubin Le Quere, Charles Ebersole (2021), CC BY 4.0. Chiffres calculés par nous.',
  },
}
