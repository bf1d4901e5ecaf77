import { youtubeDays } from '#shared/retention.ts'
import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const landing: Translation<typeof english.landing> = {
  page: 'Évaluez le titre de votre vidéo avant de publier',
  description:
    'Évaluez un titre en l’écrivant, vérifiez une miniature telle que votre public la voit, suivez les tendances. Nous mesurons combien de fois le score a raison.',
  deleted: 'Votre compte a été supprimé.',
  closed: 'Votre compte est fermé. Les données restantes seront supprimées sous un jour.',
  hero: {
    headline: 'Déchiffrez le code avant de publier',
    text: 'Des outils pour les créateurs de vidéos. Écrivez un titre et voyez ce qu’il vaut, quels mots l’aident et ce qu’il faut changer d’abord.',
    start: 'Commencer',
    more: 'En savoir plus',
    note: 'Forfait gratuit, sans carte.',
  },
  proof: {
    heading: 'Mesuré, pas promis',
    text: 'Deux vidéos d’une même chaîne : combien de fois choisissons-nous celle qui a eu le plus de vues ? Le titre est une raison parmi d’autres : c’est un indice, pas un oracle.',
    guessing: 'au hasard',
    title: 'd’après le titre seul',
    channel: 'en connaissant les vidéos de la chaîne',
    channelTwice: 'en connaissant la chaîne, quand l’une a eu au moins deux fois plus de vues',
    measured:
      'Mesuré sur {title} chaînes d’après le titre seul et sur {own} avec leurs propres vidéos, chacune évaluée par un modèle qui ne l’avait jamais vue.',
    link: 'A-t-il souvent raison ?',
  },
  story: {
    heading: 'Un titre, du premier chiffre au résultat',
    text: 'Field Notes Kitchen est une chaîne inventée, comme ses vues. Ce que le produit en dit, il le dira de la vôtre.',
    scored: {
      name: 'Évalué pendant que vous écrivez',
      text: 'Un modèle entraîné sur {videos} vraies vidéos évalue votre titre, sans compte. S’il ne voit pas de signal clair, il le dit.',
    },
    judged: {
      name: 'Jugé par vos propres vidéos',
      text: 'Connectez votre chaîne, ou donnez simplement son nom. Votre titre est alors classé parmi vos propres vidéos : ce que regarde votre public, pas ce qui marche pour tout le monde.',
    },
    tested: {
      name: 'Testé auprès de votre public',
      text: 'Vous hésitez entre deux titres ? Laissez YouTube les tester et notez le gagnant. Viewcraft tient le compte de ce qui gagne sur votre chaîne.',
    },
    settled: {
      name: 'Vérifié quand les vues sont là',
      text: 'Nous y revenons après 7 et 28 jours : la vidéo a-t-elle fait ce que nous avions dit ? Chaque réponse reste dans vos résultats, juste ou fausse.',
    },
  },
  features: {
    heading: 'Tout ce que vous décidez avant de publier',
    invented: 'Des titres de la chaîne inventée, classés parmi ses vidéos.',
    titles: {
      name: 'Score prédictif des titres',
      text: 'Mettez côte à côte les titres d’une vidéo. Chacun reçoit sa place parmi vos propres vidéos, les mots qui l’aident, ceux qui le pénalisent et la retouche qui le ferait le plus monter.',
    },
    thumbnails: {
      name: 'Analyse des miniatures',
      text: 'Se lit-elle sur un téléphone ? Texte, visages, contraste et composition, vérifiés à cette taille. L’analyse évalue la lisibilité, pas les clics.',
    },
    trends: {
      name: 'Tendances du moment',
      text: 'Ce qui se regarde en ce moment, par catégorie et par pays, et ce que ces titres ont en commun.',
    },
    dashboard: {
      name: 'Tableau de bord',
      text: 'Vos vues, abonnés, durée de visionnage et engagement : ce qui a changé depuis la période précédente.',
    },
  },
  quotes: {
    quoted: '« {text} »',
    heading: 'Ce que disent les créateurs',
    sample: 'Citations d’exemple',
    note: 'Nous les avons écrites à titre d’exemple. Les avis de vrais créateurs les remplaceront dès que nous en aurons.',
    stars: '{n} étoiles sur 5',
    subscribers: '{count} abonnés',
  },
  closing: {
    heading: 'Votre prochain titre vous attend',
    text: 'Écrivez-le, voyez d’où vient son score et publiez la meilleure version.',
    action: 'Déchiffrer le code',
  },
  faq: {
    heading: 'Questions fréquentes',
    search: 'Chercher une question',
    none: 'Aucune question ne contient « {text} ». Essayez un autre mot, ou écrivez-nous.',
    help: 'Besoin d’aide ?',
    helpText: 'Le Centre de support contient d’autres réponses et un formulaire pour nous écrire.',
    touch: 'Nous écrire',
    items: {
      worth: {
        question: 'Que vaut le score ?',
        answer:
          'C’est un indice, pas un oracle. De deux vidéos d’une même chaîne, celle au titre le mieux noté a eu le plus de vues dans {all} des cas, et dans {own} quand nous connaissions les vidéos de la chaîne. Le hasard a raison une fois sur deux. Nous l’avons mesuré sur {channels} chaînes, chacune avec un modèle qui ne l’avait jamais vue. Sous chaque nombre, vous lisez combien de titres sur 100 classés comme le vôtre ont bien marché. Personne ne peut prédire les vues ou les clics d’après un titre, et nous n’essayons pas.',
      },
      channel: {
        question: 'Faut-il connecter ma chaîne ?',
        answer:
          'Non. Les titres, les miniatures et les tendances fonctionnent sans chaîne. Si vous connectez la vôtre, ou donnez simplement son nom, les titres sont classés parmi vos propres vidéos, ce qui vous en dit plus. La connecter affiche aussi vos statistiques. L’accès est en lecture seule : nous ne pouvons rien changer sur votre chaîne.',
      },
      data: {
        question: 'Que deviennent mes données ?',
        answer: `Ce que nous lisons sur YouTube est supprimé après ${youtubeDays} jours au plus, et aussitôt si vous déconnectez la chaîne, en un clic. Pas de publicité, pas de traceurs, pas de vente de données. Sur votre profil, vous pouvez tout télécharger ou supprimer votre compte.`,
      },
      drafts: {
        question: 'Quelqu’un peut-il voir mes idées non publiées ?',
        answer:
          'Ce que vous écrivez sur cette page reste dans votre navigateur. Dans votre compte, les titres, les notes et les miniatures sont enregistrés pour que vous les retrouviez. Les autres utilisateurs ne les voient jamais, sauf si vous partagez un lien. Si une IA vous rédige des conseils, elle reçoit le titre et ce que vous avez dit de la vidéo, jamais votre nom.',
      },
      languages: {
        question: 'Quelles langues comprend-il ?',
        answer:
          'Sans chaîne, les titres ne sont évalués qu’en anglais. Dès que dix de vos vidéos sont connues, ce sont elles qui jugent vos titres, dans toutes les langues ; d’ici là, il y a des vérifications simples, et un message le signale. Viewcraft est disponible en anglais, en espagnol et en français.',
      },
      ai: {
        question: 'Est-ce un chatbot ?',
        answer:
          'Non. Chaque nombre vient de nos propres modèles, qui ont appris sur de vraies vidéos, et nous publions combien de fois ils ont raison. Les suggestions et les titres viennent de notre conseiller intégré. Là où un fournisseur d’IA est aussi configuré, les forfaits payants comprennent des textes qu’il rédige sur votre vidéo, et chacun l’indique.',
      },
      free: {
        question: 'Qu’est-ce qui est gratuit ?',
        answer:
          'Un nombre pour chaque titre que vous écrivez, et {free} analyses complètes par mois : titre, miniature et ce qu’il faut changer. La planification, les tests de titres et vos résultats sont gratuits aussi. Basique et Premium n’ont pas de limite mensuelle ; une limite de {fair} analyses par jour tient les robots à l’écart.',
      },
      cancel: {
        question: 'Puis-je résilier ?',
        answer:
          'Oui, à tout moment, sur votre profil. Vous gardez le forfait jusqu’à la fin de la période payée. Ensuite, vous passez au forfait gratuit, et ce que vous avez fait reste.',
      },
    },
  },
}
