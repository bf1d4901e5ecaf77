import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const landing: Translation<typeof english.landing> = {
  page: 'Notez le titre de votre vidéo avant de publier',
  description:
    'Notez un titre pendant que vous l’écrivez, vérifiez une miniature telle que votre public la voit et suivez les tendances. Chaque note s’explique, et nous mesurons combien de fois elle a raison.',
  deleted: 'Votre compte a été supprimé.',
  closed: 'Votre compte est fermé. Ce qu’il en reste sera supprimé en un jour.',
  hero: {
    headline: 'Déchiffrez le code avant de publier',
    text: 'Des outils d’IA pour créateurs de vidéos : une note du titre qui change pendant que vous l’écrivez, une vérification de la miniature à la taille où on la voit, et les tendances du moment. Chaque chiffre est expliqué.',
    start: 'Commencer',
    more: 'En savoir plus',
    note: 'Forfait gratuit, sans carte.',
  },
  proof: {
    heading: 'Mesuré, pas promis',
    twice:
      'des fois, il a choisi la meilleure de deux vidéos quand l’une avait au moins deux fois plus de vues ; au hasard, on en trouve la moitié',
    all: 'des fois, il a choisi la meilleure, sur toutes les paires de vidéos d’une même chaîne',
    channels: 'chaînes que le modèle n’avait jamais vues, pour chaque chiffre donné ici',
    link: 'A-t-il souvent raison ?',
  },
  features: {
    heading: 'Tout ce que vous décidez avant de publier',
    titles: {
      name: 'Note prédictive des titres',
      text: 'Une note fondée sur de vraies vidéos, pendant que vous écrivez. Découvrez les mots qui aident, ceux qui pénalisent et les retouches qui la feraient monter.',
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
    text: 'Écrivez-le, voyez d’où vient sa note et publiez le meilleur.',
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
        question: 'La note du titre est-elle fiable ?',
        answer:
          'Sur {channels} chaînes qu’il n’avait jamais vues, le modèle a choisi la meilleure de deux vidéos d’une même chaîne dans {all} des cas, et dans {twice} quand l’une avait au moins deux fois plus de vues. Au hasard, on en trouve la moitié. Un titre n’est qu’une partie de ce qui fait marcher une vidéo ; la page sur la précision donne tous les chiffres et leurs limites.',
      },
      meaning: {
        question: 'Que veut dire une note de 75 ?',
        answer:
          'Que le titre se classe au-dessus de 75 % des vrais titres dans notre modèle, là où commence le quart supérieur. C’est le rang du titre seul, pas une note de la vidéo.',
      },
      views: {
        question: 'Prédit-elle les vues ou les clics ?',
        answer:
          'Non. Personne ne peut dire d’après un titre combien de gens cliqueront. Nous montrons quelle formulation coïncidait avec plus de vues sur la même chaîne, et avec quelle certitude.',
      },
      channel: {
        question: 'Dois-je connecter ma chaîne ?',
        answer:
          'Non. Les notes, les miniatures et les tendances fonctionnent sans elle. La connecter ajoute vos propres chiffres, en lecture seule ; un clic la déconnecte et les efface.',
      },
      privacy: {
        question: 'Que deviennent mes brouillons ?',
        answer:
          'Pendant que vous écrivez, la note est calculée dans votre navigateur. Un brouillon n’est envoyé que lorsque vous cliquez sur Analyser. Il reste dans votre historique, où vous pouvez le supprimer. Nous ne le vendons pas et ne l’utilisons pas pour la publicité.',
      },
      plans: {
        question: 'À combien d’analyses ai-je droit ?',
        answer:
          'Le forfait gratuit en comprend {free} par mois, en plus de la note en direct. Basique et Premium n’ont pas de limite mensuelle ; une limite quotidienne d’usage raisonnable de {fair} tient les robots à l’écart.',
      },
      languages: {
        question: 'Quelles langues comprend-elle ?',
        answer:
          'Le modèle de titres ne comprend que l’anglais. Les titres dans d’autres langues reçoivent des vérifications simples, et un message le signale. Viewcraft est disponible en anglais, en espagnol et en français.',
      },
      thumbnails: {
        question: 'Comment les miniatures sont-elles notées ?',
        answer:
          'D’après ce qui se mesure dans l’image : texte lisible, contraste, composition, luminosité, format. Nous n’avons rien trouvé dans une image qui prédise les vues au sein d’une chaîne : la note porte donc uniquement sur la lisibilité et la qualité.',
      },
    },
  },
}
