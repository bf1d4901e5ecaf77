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
    text: 'Des outils d’IA pour les créateurs de vidéos : un score du titre qui évolue pendant que vous écrivez, une vérification de la miniature à la taille où on la voit, et les tendances du moment. Chaque chiffre est expliqué.',
    start: 'Commencer',
    more: 'En savoir plus',
    note: 'Forfait gratuit, sans carte.',
  },
  proof: {
    heading: 'Mesuré, pas promis',
    twice:
      'des fois, il a choisi la meilleure de deux vidéos quand l’une avait au moins deux fois plus de vues ; le hasard a raison une fois sur deux',
    all: 'des fois, il a choisi la meilleure, sur toutes les paires de vidéos d’une même chaîne',
    channels: 'chaînes à la base de tous ces chiffres, chacune évaluée par un modèle qui ne l’avait jamais vue',
    link: 'A-t-il souvent raison ?',
  },
  features: {
    heading: 'Tout ce que vous décidez avant de publier',
    titles: {
      name: 'Score prédictif des titres',
      text: 'Un score fondé sur de vraies vidéos, pendant que vous écrivez. Découvrez les mots qui aident, ceux qui pénalisent et les retouches qui le feraient monter.',
    },
    thumbnails: {
      name: 'Analyse des miniatures',
      text: 'Texte, visages, contraste et composition, à la taille affichée sur un téléphone. L’analyse évalue la lisibilité et la qualité, pas les clics.',
    },
    trends: {
      name: 'Tendances du moment',
      text: 'Ce qui se regarde en ce moment, par catégorie et par pays, avec les traits communs des titres et un point de départ pour le vôtre.',
    },
    dashboard: {
      name: 'Tableau de bord',
      text: 'Vues, abonnés, temps de visionnage et engagement de votre chaîne, jour par jour et face à la période précédente.',
    },
  },
  picture: {
    heading: 'Votre chaîne d’un coup d’œil',
    text: 'Connectez votre chaîne pour voir ce qui a bougé. Nous ne demandons qu’un accès en lecture, et un clic suffit pour la déconnecter.',
    alt: 'Le tableau de bord d’une chaîne de démonstration : vues, abonnés, temps de visionnage et engagement avec leur évolution, et un graphique des vues par jour.',
    caption: 'Le tableau de bord, en anglais, avec les données d’une chaîne de démonstration inventée.',
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
    helpText: 'Le centre d’aide contient d’autres réponses et un formulaire pour nous écrire.',
    touch: 'Nous écrire',
    items: {
      accurate: {
        question: 'Le score du titre est-il fiable ?',
        answer:
          'Nous l’avons testé sur {channels} chaînes, chacune avec un modèle qui ne l’avait jamais vue : il a choisi la meilleure de deux vidéos d’une même chaîne dans {all} des cas, et dans {twice} quand l’une avait au moins deux fois plus de vues. Le hasard a raison une fois sur deux. Un titre n’est qu’une partie de ce qui fait le succès d’une vidéo ; la page sur la précision donne tous les chiffres et leurs limites.',
      },
      meaning: {
        question: 'Que signifie un score de 75 ?',
        answer:
          'Que ce titre se classe au-dessus de 75 % de ceux auxquels il est comparé : ceux de vos propres vidéos si nous les connaissons, sinon de vrais titres de vidéos. Parmi les vôtres, c’est là que commence le meilleur quart. Parmi de vrais titres, ce n’est pas un signal clair : le score ne dit quelque chose que sous 40 (en dessous de la moyenne) et à partir de 80 (meilleur cinquième). Chaque nombre dit ce qu’ont fait les vidéos dont le titre était classé ainsi.',
      },
      views: {
        question: 'Prédit-il les vues ou les clics ?',
        answer:
          'Non. Un titre ne permet pas de savoir combien de personnes cliqueront. Nous montrons ce qu’ont fait les vidéos dont le titre était classé ainsi, et la probabilité qu’une formulation soit meilleure qu’une autre.',
      },
      channel: {
        question: 'Dois-je connecter ma chaîne ?',
        answer:
          'Non. Les scores, les miniatures et les tendances fonctionnent sans elle. Dès que vos propres vidéos sont connues, les titres sont classés parmi elles. La connecter ajoute vos propres statistiques, en lecture seule ; un clic la déconnecte et supprime ces données.',
      },
      privacy: {
        question: 'Que deviennent mes brouillons ?',
        answer:
          'Pendant que vous écrivez, le score est calculé dans votre navigateur. Un brouillon n’est envoyé que lorsque vous cliquez sur Analyser. Il reste dans votre historique, où vous pouvez le supprimer. Nous ne le vendons pas et ne l’utilisons pas pour la publicité.',
      },
      plans: {
        question: 'À combien d’analyses ai-je droit ?',
        answer:
          'Le forfait gratuit en comprend {free} par mois, en plus du score en direct. Basique et Premium n’ont pas de limite mensuelle ; une limite quotidienne d’usage raisonnable de {fair} tient les robots à l’écart.',
      },
      languages: {
        question: 'Quelles langues comprend-il ?',
        answer:
          'Le score parmi de vrais titres ne fonctionne qu’en anglais. Dans toute autre langue, un titre est classé parmi vos propres vidéos dès que dix d’entre elles sont connues ; d’ici là, il reçoit des vérifications simples, et un message le signale. Viewcraft est disponible en anglais, en espagnol et en français.',
      },
      thumbnails: {
        question: 'Comment les miniatures sont-elles évaluées ?',
        answer:
          'D’après ce qui se mesure dans l’image : texte lisible, contraste, composition, luminosité, format. Nous n’avons rien trouvé dans une image qui prédise les vues au sein d’une chaîne : le score porte donc uniquement sur la lisibilité et la qualité.',
      },
    },
  },
}
