import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const compare: Translation<typeof english.compare> = {
  heading: 'Titres pour une vidéo',
  hint: 'Jusqu’à {most} titres. Collez une liste pour remplir plusieurs champs à la fois.',
  title: 'Titre {n}',
  placeholder: 'Saisissez un titre pour cette vidéo',
  add: 'Ajouter un titre',
  full: 'Vous pouvez comparer jusqu’à {most} titres.',
  left: {
    one: '{n} ligne a été ignorée : vous pouvez comparer jusqu’à {most} titres.',
    other: '{n} lignes ont été ignorées : vous pouvez comparer jusqu’à {most} titres.',
  },
  up: 'Monter le titre {n}',
  down: 'Descendre le titre {n}',
  remove: 'Retirer le titre {n}',
  repeated: 'Identique à un titre précédent : il n’est pas comparé.',
  ranking: 'Ordre par formulation',
  empty: {
    title: 'Lequel ferait cliquer ?',
    text: 'Saisissez au moins deux titres pour la même vidéo. Ils sont classés pendant que vous écrivez, et rien ne quitte votre navigateur.',
  },
  failed: 'Le modèle de formulation n’a pas pu être chargé. Rechargez la page et réessayez.',
  tooFew: 'Le modèle de formulation a besoin d’au moins deux titres qu’il puisse comparer.',
  clear: '« {title} » est probablement le meilleur : {chance}.',
  unlike:
    '« {title} » est devant par sa seule formulation ({chance}). Aucune de vos vidéos n’a un titre semblable : cela dit donc peu de ce qu’il donnerait sur votre chaîne.',
  close:
    'Trop serré : les premiers diffèrent moins que la plupart des titres qu’Upworthy a testés l’un contre l’autre.',
  tooClose: 'Trop serré',
  first: 'Probablement le meilleur',
  chanceOf: 'Probabilité que le titre {n} soit le meilleur : {chance}',
  chanceNote:
    'Chaque barre montre la probabilité que ce titre soit le meilleur ; le repère, celle qu’ils auraient s’ils se valaient. Le nombre au-dessus est le rang de votre vidéo avec ce titre. Pour le premier que vous avez écrit, « {first} », c’est le même que sans comparer ; un titre mieux formulé en a un plus élevé.',
  why: 'Ce qui joue',
  whyNote:
    'Ces points disent quelle formulation d’une même vidéo obtient le plus de clics, d’après des tests de titres de presse. « Mot par mot » dit autre chose : quelles vidéos ont le plus de vues. Un mot peut donc aider dans un cas et pas dans l’autre.',
  analyze: 'Analyser',
  analyzeLabel: 'Analyser le titre {n}',
  unranked: 'Le titre {n} n’est pas comparé',
  unknown: {
    other_language:
      'Il ne semble pas être en anglais. Le modèle de formulation n’a appris qu’à partir de titres anglais : une probabilité ne voudrait rien dire.',
    nothing_known: 'Le modèle de formulation ne connaît aucun de ses mots : il n’a rien sur quoi se fonder.',
  },
  export: {
    heading: 'Exporter pour un test',
    text: {
      one: 'Votre meilleur titre, pour le « Test A/B » de YouTube Studio.',
      other:
        'Vos {n} meilleurs titres que l’on distingue au premier coup d’œil, pour le « Test A/B » de YouTube Studio.',
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
      'Entraîné sur {tests} tests A/B de titres menés par Upworthy de 2013 à 2015, où chaque lecteur voyait au hasard l’un des titres d’un même article. Une petite part du score vient du modèle des vues.',
    accuracy:
      'Sur {tests} de ces tests, chacun évalué par un modèle entraîné sans lui, il a désigné le meilleur de deux titres aux clics nettement différents dans {right} des cas (de {low} à {high}) ; au hasard, c’est la moitié. Il a nommé le meilleur de tous dans {best}, le hasard dans {guessing}.',
    limits:
      'Il connaît les formulations, pas les miniatures, et surtout les lecteurs de presse, pas votre public. Il ne prédit pas le nombre de clics d’un titre.',
    credit:
      'Données : The Upworthy Research Archive, J. Nathan Matias, Kevin Munger, Marianne Aubin Le Quere, Charles Ebersole (2021), CC BY 4.0. Chiffres calculés par nous.',
  },
}
