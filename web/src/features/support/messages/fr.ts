import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const support: Translation<typeof english.support> = {
  page: 'Support',
  title: 'Centre de support',
  subtitle: 'Cherchez ici, ou demandez-nous.',
  newTab: '(s’ouvre dans un nouvel onglet)',
  tiles: { chat: 'Chat en direct', documentation: 'Documentation', email: 'Support par e-mail' },
  chat: {
    open: 'Parlez-nous tant que quelqu’un est là.',
    start: 'Démarrer un chat',
    none: 'Il n’y a pas de chat en direct pour le moment : écrivez-nous.',
  },
  documentation: {
    text: 'D’où viennent les scores, ce que fait chaque écran, et que faire quand quelque chose ne marche pas.',
    open: 'Ouvrir la documentation',
  },
  email: {
    text: 'Écrivez-nous. Avec Premium, votre message passe avant les autres.',
    write: 'Écrire un e-mail',
    form: 'Aller au formulaire',
  },
  answered: {
    inTurn: 'Nous répondons par e-mail dans l’ordre d’arrivée, à Premium en premier.',
    within: {
      one: 'Nous répondons par e-mail en {n} jour ouvré, à Premium en premier.',
      other: 'Nous répondons par e-mail en {n} jours ouvrés, à Premium en premier.',
    },
  },
  faq: {
    heading: 'Questions fréquentes',
    accuracy: {
      question: 'Quelle est la précision des scores ?',
      answer:
        'Entre deux vidéos d’une même chaîne, le modèle désigne celle qui a eu le plus de vues d’après son seul titre dans {share} des cas, et dans {twice} quand l’une en a au moins le double, mesuré sur {channels} chaînes qu’il n’avait pas vues. Pile ou face donne 50 %. Il aide à choisir ; il ne prédit aucune vue.',
      more: 'Toutes les mesures',
    },
    limits: {
      question: 'Qu’est-ce qui compte comme une analyse ?',
      answer:
        'Chaque brouillon envoyé avec le bouton d’analyse : titre, miniature ou les deux ensemble. Le forfait gratuit en compte {n} par mois. Le score affiché pendant la saisie est toujours gratuit, tout comme le même brouillon renvoyé dans les cinq minutes. Si quelque chose échoue de notre côté, l’analyse vous est rendue.',
      more: 'Ce qui reste de votre forfait',
    },
    channel: {
      question: 'Que lit Viewcraft de ma chaîne ?',
      answer:
        'Une fois connectée : le nom de votre chaîne, ses vidéos publiques avec leurs compteurs et ses chiffres par jour. L’accès est en lecture seule, ce que nous lisons est gardé 27 jours au plus, et la déconnexion depuis le tableau de bord l’efface aussitôt.',
      more: 'Politique de confidentialité',
    },
  },
  form: {
    heading: 'Contacter le support',
    name: 'Votre nom',
    nameMissing: 'Indiquez votre nom.',
    email: 'E-mail',
    emailInvalid: 'Adresse e-mail non valide',
    emailHint: 'Notre réponse y sera envoyée, et rien d’autre.',
    subject: 'Objet',
    subjectMissing: 'Dites-nous en quelques mots de quoi il s’agit.',
    message: 'Message',
    messageMissing: 'Écrivez d’abord votre message.',
    answerTo: 'Nous répondrons à {email}.',
    orMail: 'Ou écrivez à {mail}.',
    send: 'Envoyer le message',
    tooMany:
      'Vous avez envoyé beaucoup de messages en peu de temps, et celui-ci n’a pas été pris. Votre texte est toujours là : réessayez demain.',
  },
  sent: {
    title: 'Nous avons votre message',
    reference: 'Sa référence est',
    acknowledged: 'Nous vous avons envoyé la référence par e-mail et répondrons à {email}.',
    unacknowledged: 'Nous n’avons pas pu vous envoyer la référence par e-mail : gardez-la. Nous répondrons à {email}.',
    visitor: 'Gardez la référence : à l’adresse indiquée, nous n’envoyons que notre réponse.',
    again: 'Écrire un autre message',
  },
  contact: {
    title: 'Contact',
    lead: 'Une question avant de vous inscrire, un souci pour vous connecter, ou quelque chose à nous dire.',
    updated: 'Dernière mise à jour : {date}.',
    write: 'Nous écrire',
    signedIn:
      'Vous êtes connecté. Écrivez depuis le Centre de support : nous y savons à qui répondre, et quel est votre forfait.',
    toSupport: 'Aller au Centre de support',
    operator: {
      heading: 'Qui gère ce site',
      name: 'Nom',
      address: 'Adresse postale',
      mail: 'E-mail',
      missing: 'pas encore renseigné',
    },
    reasons: {
      heading: 'Bon à savoir',
      security: {
        text: 'Vous avez trouvé une faille de sécurité ? Utilisez le formulaire et commencez l’objet par « Sécurité ». N’en parlez à personne d’autre avant qu’elle soit corrigée.',
        link: 'Comment les données sont protégées',
      },
      privacy: {
        text: 'Vous voulez savoir ce que nous gardons sur vous, ou le faire effacer ? Écrivez depuis l’adresse de votre compte, pour que nous sachions que c’est vous.',
        link: 'Politique de confidentialité',
      },
      billing: {
        text: 'Une question sur un paiement ? Donnez le jour et le montant, jamais le numéro de votre carte.',
        link: 'Comment fonctionne la facturation',
      },
      company: {
        text: 'Plusieurs chaînes, ou une entreprise ? Dites-nous combien, et nous vous ferons une offre.',
        link: 'Demande d’entreprise',
      },
    },
  },
}
