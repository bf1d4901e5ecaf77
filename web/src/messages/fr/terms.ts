import type { terms as english } from '../en/terms.ts'
import type { Translation } from '../sentence.ts'

export const terms: Translation<typeof english> = {
  title: 'Conditions d’utilisation',
  lead: 'Ce que vous pouvez attendre de Viewcraft, et ce que nous attendons de vous.',
  agreement: {
    heading: 'Qui convient de quoi',
    parties:
      'Ces conditions lient vous-même et {operator}, {address}, qui exploite ce site (« nous »). En créant un compte, vous les acceptez, ainsi que les Règles de contenu et la Politique de confidentialité. Si vous ne le souhaitez pas, ne créez pas de compte.',
    guidelines: 'Règles de contenu',
    privacy: 'Politique de confidentialité',
    youtube:
      'Viewcraft utilise les services d’API YouTube. En utilisant Viewcraft, vous acceptez également d’être lié par les Conditions d’utilisation de YouTube.',
    youtubeTerms: 'Conditions d’utilisation de YouTube',
    googlePrivacy: 'Règles de confidentialité de Google',
  },
  service: {
    heading: 'Ce que fait Viewcraft',
    text: 'Viewcraft note des projets de titres de vidéos, vérifie des miniatures, montre les tendances de YouTube et les chiffres de la chaîne que vous connectez.',
    independent:
      'Viewcraft est indépendant. Il ne fait partie ni de YouTube ni de Google, et n’est ni recommandé ni certifié par eux.',
  },
  scores: {
    heading: 'Ce qu’est un score, et ce qu’il n’est pas',
    rank: 'Le score d’un titre dit comment il se classe parmi de vrais titres, selon un modèle qui a appris de vidéos passées. Il ne prédit ni vues, ni taux de clics, ni revenus, et nous ne promettons aucun résultat.',
    measured:
      'La fréquence à laquelle le modèle a raison a été mesurée sur des chaînes qu’il n’avait jamais vues. Les chiffres sont publics, les faibles aussi :',
    accuracy: 'À quelle fréquence Viewcraft a-t-il raison ?',
    sources:
      'Les chiffres que nous donne YouTube sont présentés comme les siens. Ceux que nous calculons sont signalés comme les nôtres.',
    decision: 'Ce que vous publiez, et quand, relève de votre décision et de votre responsabilité.',
  },
  account: {
    heading: 'Votre compte',
    age: 'Vous devez avoir au moins 16 ans et l’âge de conclure un contrat là où vous vivez ; sinon, une personne qui peut agir pour vous doit accepter.',
    truth: 'Indiquez une adresse e-mail qui est la vôtre et une chaîne que vous possédez ou pouvez gérer.',
    password:
      'Gardez votre mot de passe pour vous. Ce qui est fait avec lui est réputé fait par vous, sauf si vous n’y êtes pour rien. Prévenez-nous aussitôt si quelqu’un d’autre l’a : {mail}.',
  },
  content: {
    heading: 'Ce que vous saisissez et envoyez',
    yours:
      'Cela reste à vous. Vous nous permettez de le stocker et de le traiter dans la mesure nécessaire pour vous montrer des résultats, et pour rien d’autre. Nous ne le publions pas et n’entraînons pas nos modèles avec.',
    rights: 'Vous devez avoir le droit de l’utiliser, et il doit respecter les Règles de contenu.',
  },
  channel: {
    heading: 'Votre chaîne YouTube',
    read: 'Si vous connectez une chaîne, nous pouvons la lire, ainsi que ses chiffres. Nous n’y changeons jamais rien : nous ne demandons à Google qu’un accès en lecture.',
    leave:
      'Vous pouvez la déconnecter à tout moment, sur le tableau de bord ou chez Google. La Politique de confidentialité dit ce que deviennent alors ses données.',
    permissions: 'Autorisations de votre compte Google',
  },
  plans: {
    heading: 'Forfaits et limites',
    limits:
      'Chaque forfait a des limites par jour, semaine ou mois. Ce qui reste, et quand cela repart, est affiché là où vous le dépensez. Des limites contre les abus s’appliquent à tous les forfaits.',
    paid: 'Si des forfaits payants sont proposés ici, le prix, la durée et la façon de résilier sont affichés avant la commande. Rien n’est débité sans commande de votre part.',
    withdrawal: 'Le droit de rétractation que la loi de votre pays vous donne en tant que consommateur reste le vôtre.',
  },
  fair: {
    heading: 'Usage loyal',
    text: 'Vous ne pouvez pas :',
    break: 'vous introduire dans ce service ou dans le compte d’autrui, ni le tenter',
    limits: 'contourner les limites, par exemple avec plusieurs comptes',
    machines: 'l’appeler par une machine d’une façon que nous ne proposons pas',
    resell: 'le revendre, ni copier ses données en masse',
    youtube: 'l’utiliser d’une façon contraire aux Conditions d’utilisation de YouTube',
  },
  availability: {
    heading: 'Ce qui peut manquer',
    ours: 'Nous travaillons avec soin, mais ne promettons pas que Viewcraft soit toujours disponible, exempt de défauts ou propre à un usage particulier. Nous pouvons le modifier ; ce que vous avez payé reste à votre disposition pour la durée payée, ou le reste vous est remboursé.',
    youtube:
      'Beaucoup dépend de YouTube. Si YouTube modifie ou retient des données, des parties de Viewcraft peuvent cesser de fonctionner sans que nous y puissions rien.',
  },
  end: {
    heading: 'Comment cela prend fin',
    you: 'Vous pouvez arrêter à tout moment. « Télécharger mes données », dans votre profil, vous donne une copie de ce que nous détenons sur vous ; « Supprimer le compte », au même endroit, supprime le compte tout de suite.',
    us: 'Nous pouvons suspendre ou fermer un compte qui enfreint ces conditions gravement ou à plusieurs reprises, ou qui met d’autres en danger. Si possible, nous vous le disons avant, et pourquoi. Sinon, nous pouvons mettre fin à ce contrat avec un préavis de 30 jours envoyé à votre adresse e-mail.',
  },
  liability: {
    heading: 'Responsabilité',
    kept: 'Rien ici ne limite la responsabilité en cas d’intention, de faute lourde, d’atteinte à la vie ou à la santé, ni celle que la loi ne permet pas de limiter. Les droits que la loi vous donne en tant que consommateur restent inchangés.',
    limited:
      'Pour le reste, et autant que la loi le permet, nous ne répondons pas du manque à gagner, des vues perdues ni d’autres dommages indirects, et en tout pas au-delà de ce que vous nous avez payé au cours des douze mois précédents.',
  },
  law: {
    heading: 'Droit applicable',
    text: 'Le droit du pays où est établi {operator} s’applique. Si vous êtes consommateur, vous gardez la protection que vous donne la loi de votre propre pays.',
  },
  changes: {
    heading: 'Modification de ces conditions',
    text: 'La date en haut indique la dernière modification de ce texte. Une modification qui vous désavantage ne vous lie qu’après que vous avez eu 30 jours pour vous y opposer ou partir.',
  },
  contact: {
    heading: 'Contact',
    text: 'Nous sommes {operator}, {address}. Écrivez à {mail}.',
  },
}
