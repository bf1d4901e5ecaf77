import { youtubeDays } from '#shared/retention.ts'
import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const support: Translation<typeof english.support> = {
  page: 'Support',
  title: 'Centre de support',
  subtitle: 'Trouvez une réponse ou contactez-nous.',
  tiles: { chat: 'Chat en direct', documentation: 'Documentation', email: 'Support par e-mail' },
  chat: {
    open: 'Discutez avec nous quand nous sommes en ligne.',
    start: 'Démarrer un chat',
  },
  documentation: {
    text: 'Comment les scores sont calculés, ce que fait chaque écran, et que faire quand quelque chose ne marche pas.',
    open: 'Ouvrir la documentation',
  },
  email: {
    text: 'Envoyez-nous un message.',
    write: 'Écrire un e-mail',
    form: 'Aller au formulaire',
  },
  answered: {
    inTurn: 'Nous répondons aux messages par e-mail : d’abord Premium, puis Basique, puis tous les autres.',
    within: {
      one: 'Nous répondons aux messages par e-mail sous {n} jour ouvré : d’abord Premium, puis Basique, puis tous les autres.',
      other:
        'Nous répondons aux messages par e-mail sous {n} jours ouvrés : d’abord Premium, puis Basique, puis tous les autres.',
    },
  },
  faq: {
    heading: 'Questions fréquentes',
    accuracy: {
      question: 'Quelle est la précision des scores ?',
      answer:
        'Entre deux vidéos d’une même chaîne, le modèle trouve celle qui a fait le plus de vues, d’après le titre seul, dans {share} des cas, et dans {twice} quand l’une en a au moins le double. Nous l’avons mesuré sur {channels} chaînes, chacune avec un modèle qui ne l’avait jamais vue. Le hasard a raison dans 50 % des cas. Le score vous aide à choisir ; il ne prédit pas les vues.',
      more: 'Toutes les mesures',
    },
    limits: {
      question: 'Qu’est-ce qui compte comme une analyse ?',
      answer:
        'Chaque brouillon envoyé avec Analyser : un titre, une miniature ou les deux. Le forfait gratuit en comprend {n} par mois. Le score affiché pendant la saisie est toujours gratuit, tout comme le même brouillon renvoyé dans les cinq minutes. Si quelque chose échoue de notre côté, l’analyse vous est rendue.',
      more: 'Ce qu’il vous reste de votre forfait',
    },
    channel: {
      question: 'Que lit Viewcraft de ma chaîne ?',
      answer: `Une fois votre chaîne connectée, nous lisons son nom, ses vidéos publiques avec leurs chiffres et ses statistiques quotidiennes. L’accès est en lecture seule. Nous conservons ces données ${youtubeDays} jours au plus, et la déconnexion depuis le tableau de bord les supprime immédiatement.`,
      more: 'Politique de confidentialité',
    },
  },
  form: {
    heading: 'Contacter le support',
    name: 'Votre nom',
    nameMissing: 'Indiquez votre nom.',
    email: 'E-mail',
    emailInvalid: 'Adresse e-mail non valide',
    emailHint: 'Nous ne l’utiliserons que pour vous répondre.',
    subject: 'Objet',
    subjectMissing: 'Décrivez le sujet en quelques mots.',
    message: 'Message',
    messageMissing: 'Saisissez votre message.',
    answerTo: 'Nous répondrons à {email}.',
    orMail: 'Ou écrivez à {mail}.',
    send: 'Envoyer le message',
    tooMany:
      'Vous avez envoyé beaucoup de messages en peu de temps : celui-ci n’a pas été envoyé. Votre texte est toujours là. Réessayez demain.',
  },
  sent: {
    title: 'Nous avons bien reçu votre message',
    reference: 'Référence :',
    acknowledged: 'Nous vous avons envoyé la référence par e-mail et répondrons à {email}.',
    unacknowledged: 'Nous n’avons pas pu vous envoyer la référence par e-mail : notez-la. Nous répondrons à {email}.',
    visitor: 'Notez la référence. Notre réponse sera le seul e-mail envoyé à votre adresse.',
    again: 'Envoyer un autre message',
  },
  contact: {
    title: 'Contact',
    lead: 'Une question avant de vous inscrire, un problème de connexion ou quelque chose à nous signaler.',
    updated: 'Dernière mise à jour : {date}.',
    write: 'Nous écrire',
    signedIn:
      'Vous êtes connecté. Écrivez-nous depuis le Centre de support pour que nous sachions qui vous êtes et quel est votre forfait.',
    toSupport: 'Aller au Centre de support',
    operator: {
      heading: 'Qui gère ce site',
      name: 'Nom',
      address: 'Adresse postale',
      mail: 'E-mail',
      missing: 'pas encore renseigné',
    },
    reasons: {
      heading: 'Avant d’écrire',
      security: {
        text: 'Vous avez trouvé une faille de sécurité ? Utilisez le formulaire et commencez l’objet par « Sécurité ». Ne la divulguez pas avant que nous l’ayons corrigée.',
        link: 'Comment les données sont protégées',
      },
      privacy: {
        text: 'Vous voulez savoir quelles données nous avons sur vous, ou les faire supprimer ? Écrivez depuis l’adresse de votre compte, pour que nous sachions que c’est vous.',
        link: 'Politique de confidentialité',
      },
      billing: {
        text: 'Une question sur un paiement ? Indiquez la date et le montant, mais jamais le numéro de votre carte.',
        link: 'Comment fonctionne la facturation',
      },
      company: {
        text: 'Une entreprise ou plusieurs chaînes ? Dites-nous combien, et nous vous ferons une offre.',
        link: 'Demande entreprise',
      },
    },
  },
}
