import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const legal: Translation<typeof english.legal> = {
  contents: 'Sur cette page',
  number: '{number}.',
  updated: 'Dernière mise à jour : {date}.',
  prevails: 'Les traductions sont fournies pour aider ; en cas de différence, le texte anglais prévaut.',
  until: 'Conservation : {time}',
  policies: 'Ce que vous avez accepté en créant votre compte, et ce que nous vous promettons.',
  readMore: 'Lire la suite',
  draft: {
    title: 'Ce texte est un projet',
    text: 'L’exploitant de ce site n’a pas encore indiqué qui il est ni comment le joindre. D’ici là, personne ne répond de certaines parties de ce texte.',
  },
  operator: {
    name: 'l’exploitant de ce site',
    mail: '[adresse de contact : non renseignée]',
    address: '[adresse postale : non renseignée]',
    dataIn: '[pays : non renseigné]',
  },
}

export const terms: Translation<typeof english.terms> = {
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
    rank: 'Le score d’un titre dit comment il se classe parmi de vrais titres ou parmi vos propres vidéos, selon des modèles qui ont appris de vidéos passées. Il ne prédit ni vues, ni taux de clics, ni revenus, et nous ne promettons aucun résultat.',
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
      'Cela reste à vous. Vous nous permettez de le stocker et de le traiter dans la mesure nécessaire pour vous montrer des résultats, et pour rien d’autre. Nous ne le publions pas et n’entraînons pas nos modèles avec, sauf les chiffres d’un export que vous décidez de nous donner pour cela.',
    share:
      'Si vous partagez un brouillon par un lien secret, quiconque a le lien le voit, et vous nous permettez de le lui montrer. Le lien cesse de fonctionner quand vous le révoquez, quand il expire et quand vous supprimez le brouillon ou votre compte.',
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

export const privacy: Translation<typeof english.privacy> = {
  title: 'Politique de confidentialité',
  lead: 'Ce que Viewcraft conserve à votre sujet, où, pendant combien de temps, qui d’autre le voit et comment le supprimer.',
  short: {
    heading: 'En bref',
    needed: 'Nous conservons ce dont votre compte a besoin, ce que vous analysez et votre consommation.',
    none: 'Ni cookies, ni publicité, ni traceurs, ni scripts tiers. Nous ne vendons aucune donnée.',
    youtube:
      'De votre chaîne YouTube, nous ne lisons que ce que vous autorisez. Nous le conservons 27 jours au plus et le supprimons immédiatement lorsque vous la déconnectez.',
    leave:
      'Vous pouvez à tout moment télécharger tout ce que nous conservons à votre sujet, déconnecter une chaîne, supprimer une analyse ou supprimer tout votre compte.',
  },
  who: {
    heading: 'Qui est responsable',
    text: 'Le responsable des données de ce site (« nous ») est {operator}, {address}. Pour tout ce qui touche à la vie privée, écrivez à {mail}.',
  },
  account: {
    heading: 'Votre compte',
    text: 'À l’inscription, vous nous donnez votre adresse e-mail, votre nom, un mot de passe et l’URL de votre chaîne. Nous les conservons, avec la langue de l’écran, dans Amazon Cognito, le service qui vous connecte. À votre première connexion, nous enregistrons aussi le fuseau horaire de votre navigateur, que vous pouvez changer dans les réglages.',
    password:
      'Votre mot de passe va de votre navigateur directement à Amazon Cognito ; nos propres fonctions ne le voient jamais. Si vous utilisez une application d’authentification, Cognito garde le secret qu’il partage avec elle.',
    unconfirmed: 'Si vous ne confirmez pas votre adresse e-mail, votre inscription est supprimée au bout de 7 jours.',
  },
  tables: {
    heading: 'Ce que contient notre base de données',
    text: 'Voici la liste complète de nos tables, avec leur nom dans le code. Les données expirées ne sont plus ni affichées ni utilisées, et une tâche quotidienne les supprime.',
    accounts: {
      name: 'Compte',
      what: 'Identifiant, adresse e-mail, celle que vous voulez à la place jusqu’à la saisie de son code ou la demande d’une autre, nom, langue, fuseau horaire, forfait, adresse de votre chaîne telle que saisie, identifiant de la chaîne, si elle est connectée et depuis quand, ce que vous avez autorisé chez Google, quels e-mails vous avez demandés, si des e-mails à votre adresse sont revenus ou ont été signalés comme indésirables, une empreinte de chaque code de secours créé, une empreinte de l’adresse de votre calendrier si vous l’avez créée, si vous donnez des chiffres pour l’entraînement, le nom aléatoire sous lequel ils sont conservés, leur nombre et la date du don, date de création du compte et, si vous achetez un forfait, votre numéro chez Stripe et ce que Stripe dit de votre abonnement (forfait, prix, état, période).',
      until: 'aussi longtemps que le compte',
    },
    user_tokens: {
      name: 'Accès à votre chaîne',
      what: 'Les jetons de Google avec lesquels nous pouvons lire votre chaîne, chiffrés avec une clé à eux. Ils n’atteignent jamais votre navigateur ni un journal.',
      until: 'jusqu’à ce que vous déconnectiez, ou que Google nous dise que l’accès a pris fin',
    },
    drafts: {
      name: 'Brouillons',
      what: 'Les vidéos que vous préparez : nom de travail, titres, miniatures, notes, état et date prévue, le modèle dont chacune est partie, la vidéo sous laquelle elle a été publiée, et quand vous avez changé quoi.',
      until: 'jusqu’à un ou deux jours après la suppression du brouillon, ou aussi longtemps que le compte',
    },
    versions: {
      name: 'Versions des brouillons',
      what: 'Les états antérieurs d’un brouillon : nom de travail, titres, miniatures et notes, et quand chacun a été conservé.',
      until: 'aussi longtemps que le brouillon',
    },
    pictures: {
      name: 'Images des brouillons',
      what: 'Ce qui a été trouvé sur chaque miniature d’un brouillon et de ses versions.',
      until: 'aussi longtemps que le brouillon',
    },
    analyses: {
      name: 'Analyses',
      what: 'Les titres que vous avez fait analyser, leurs scores et suggestions, ce qui a été trouvé sur vos miniatures (texte reconnu, couleurs, nombre de visages ; personne n’est identifié), et quand.',
      until: 'jusqu’à ce que vous supprimiez l’analyse ou son brouillon, ou aussi longtemps que le compte',
    },
    own_history: {
      name: 'Comparaison avec vos vidéos passées',
      what: 'À côté d’une analyse : la comparaison avec vos propres vidéos passées, avec des titres et des vues de YouTube. Seulement là où cela est activé.',
      until: '27 jours au plus ; supprimé quand vous déconnectez ou supprimez l’analyse',
    },
    reach: {
      name: 'Impressions',
      what: 'Pour chaque jour et chaque vidéo de votre chaîne connectée : combien de fois YouTube a montré la miniature, et combien de fois on a cliqué dessus.',
      until: '27 jours ; supprimé quand vous déconnectez',
    },
    calls: {
      name: 'Vidéos publiées',
      what: 'Si vous marquez une analyse ou un brouillon comme publiés : les identifiants de la vidéo et de la chaîne, ce que promettait notre évaluation du titre et, plus tard, si cela s’est réalisé. Aucun rang, aucun chiffre de YouTube.',
      until:
        'une heure, pendant laquelle vous pouvez retirer la marque ou supprimer l’analyse ; ensuite, jusqu’à la suppression de votre compte',
    },
    experiments: {
      name: 'Tests',
      what: 'Les tests de titres et de miniatures que vous avez préparés : leurs variantes, ce qui change, notre pronostic et le résultat que vous avez saisi, avec la date de saisie et de correction.',
      until: 'jusqu’à ce que vous supprimiez le test, son brouillon ou votre compte',
    },
    results: {
      name: 'Vérifications de miniatures',
      what: 'Ce qui a été trouvé sur une miniature, sous une empreinte du fichier, pour ne pas vérifier deux fois la même image.',
      until: '30 jours',
    },
    usage: {
      name: 'Compteurs',
      what: 'Ce que vous avez utilisé de votre forfait sur une période, et pour quelles analyses ou quels sujets.',
      until: '7 jours après la fin de la période',
    },
    limits: {
      name: 'Limites',
      what: 'Le nombre d’appels par empreinte de l’identifiant ou, sans connexion, par adresse IP (pour IPv6, la première moitié), contre les abus.',
      until: 'le plus souvent une minute, au plus un jour environ',
    },
    cache: {
      name: 'Réponses de YouTube',
      what: 'Chiffres et vidéos de votre chaîne connectée, titres de chaînes, listes publiques de vidéos tendance et recherchées avec les mots de la recherche, et marques techniques qui évitent de compter deux fois une demande.',
      until: '27 jours au plus ; les marques techniques, 30 jours',
    },
    snapshots: {
      name: 'Historique des tendances',
      what: 'Les vues de vidéos publiques en tendance à différents moments. Rien sur vous.',
      until: '27 jours',
    },
    mails: {
      name: 'E-mails envoyés',
      what: 'La trace d’un e-mail envoyé à votre demande, pour ne pas l’envoyer deux fois : son type, et le jour, la semaine, l’analyse, le brouillon ou la vidéo dont il parlait. Pas son texte.',
      until: '27 jours',
    },
    messages: {
      name: 'Messages pour nous',
      what: 'Ce que vous nous écrivez dans les formulaires de support, de contact et d’entreprise, avec vos nom, adresse e-mail, forfait et une référence. Cela nous parvient aussi par e-mail.',
      until: 'aussi longtemps que votre demande et nos obligations légales l’exigent',
    },
    revocations: {
      name: 'Sessions terminées',
      what: 'Que les sessions d’un identifiant d’utilisateur ont été fermées, et quand : après un changement de mot de passe ou d’adresse, ou parce que le compte est supprimé ; dans ce cas aussi l’adresse e-mail, jusqu’à ce que la suppression lui soit confirmée.',
      until: 'tant que le compte existe, puis environ deux jours',
    },
    payment_events: {
      name: 'Événements de paiement',
      what: 'Les identifiants d’événements signalés par un prestataire de paiement, si des forfaits sont vendus ici, pour n’en compter aucun deux fois. Aucune donnée personnelle.',
      until: 'jusqu’à ce que le prestataire ne les répète plus',
    },
    shares: {
      name: 'Brouillons partagés',
      what: 'Les titres et miniatures de brouillons que vous avez partagés par un lien.',
      until:
        '90 jours après la fin du lien, ou jusqu’à ce que vous le révoquiez ou que le brouillon soit définitivement supprimé',
    },
    votes: {
      name: 'Votes',
      what: 'Ce que les visiteurs de vos liens ont choisi, avec un numéro aléatoire de leur navigateur. Ni noms ni adresses.',
      until:
        '90 jours après la fin du lien, ou jusqu’à ce que vous le révoquiez ou que le brouillon soit définitivement supprimé',
    },
    follows: {
      name: 'Chaînes suivies',
      what: 'Les chaînes YouTube que vous suivez ici, et depuis quand.',
      until: 'jusqu’à ce que vous cessiez de suivre la chaîne',
    },
    followers: {
      name: 'Personnes qui suivent une chaîne',
      what: 'La même chose, classée par chaîne, pour savoir quand plus personne ne suit une chaîne.',
      until: 'jusqu’à ce que vous cessiez de suivre la chaîne',
    },
    channels: {
      name: 'Chaînes',
      what: 'Ce que YouTube publie sur les chaînes que suivent nos utilisateurs : nom, identifiant, image et nombre d’abonnés. Rien sur les personnes qui les suivent.',
      until:
        'jusqu’à ce que plus personne ne suive la chaîne, et jamais plus de 27 jours sans interroger de nouveau YouTube',
    },
    uploads: {
      name: 'Vidéos des chaînes',
      what: 'Titres, dates, durées et vues des dernières vidéos de ces chaînes, telles que YouTube les publie.',
      until:
        'jusqu’à ce que plus personne ne suive la chaîne, et jamais plus de 27 jours sans interroger de nouveau YouTube',
    },
    personal_tokens: {
      name: 'Jetons d’accès personnels',
      what: 'Les jetons avec lesquels vos programmes utilisent notre API : leur nom, ce qu’ils ouvrent, leur date de création et d’expiration. Du jeton lui-même, seule une empreinte est conservée.',
      until: 'jusqu’à ce que vous révoquiez le jeton ou qu’il expire, au plus tard après un an',
    },
    ideas: {
      name: 'Idées',
      what: 'Les idées de vidéos que nous vous montrons chaque semaine : des titres qui croisent des types de titres et vos sujets, celles que vous avez écartées, et les brouillons qui en sont nés.',
      until: 'un an, pour qu’aucune idée ne revienne',
    },
    connections: {
      name: 'Assistants connectés',
      what: 'Les assistants que vous avez connectés et quand, ce qu’ils peuvent faire, et les empreintes de leurs jetons.',
      until: 'jusqu’à leur déconnexion, ou 30 jours après leur dernière utilisation',
    },
    webhooks: {
      name: 'Webhooks',
      what: 'Les adresses que nous informons d’événements, et lesquels.',
      until: 'jusqu’à leur suppression',
    },
    deliveries: {
      name: 'Envois de webhooks',
      what: 'Ce que nous avons transmis à vos webhooks, quand, et leurs réponses.',
      until: '27 jours',
    },
    idempotency: {
      name: 'Requêtes répétées',
      what: 'Réponses aux programmes qui ont envoyé une clé d’idempotence, pour que répéter une requête ne fasse rien deux fois.',
      until: 'un jour',
    },
    evidence: {
      name: 'Vidéos à l’appui des idées',
      what: 'La vidéo d’une chaîne que vous suivez qui appuie une idée : son identifiant seulement.',
      until: '27 jours',
    },
    links: {
      name: 'Liens',
      what: 'Ce à quoi mène chacun de vos liens secrets. Le lien lui-même n’est pas enregistré, seulement son empreinte.',
      until:
        'jusqu’à ce que le lien expire, que vous le révoquiez ou désactiviez le calendrier, ou que le brouillon soit définitivement supprimé',
    },
  },
  files: {
    heading: 'Vos miniatures',
    text: 'Les miniatures que vous envoyez sont conservées dans un stockage privé (Amazon S3). Vous seul en recevez les liens, et chaque lien est valable cinq minutes. Si vous partagez un brouillon, quiconque a le lien voit les miniatures que vous avez choisies jusqu’à la fin du lien.',
    originals: 'L’image telle qu’envoyée et un petit aperçu : 30 jours.',
    copies:
      'Une petite copie à côté d’une analyse : jusqu’à ce que vous supprimiez l’analyse, ou aussi longtemps que le compte.',
    drafts:
      'Une petite copie à côté d’un brouillon : jusqu’à un ou deux jours après la suppression du brouillon, ou aussi longtemps que le compte.',
  },
  studio: {
    heading: 'Exports de YouTube Studio',
    text: 'Les exports que vous ouvrez sur l’écran « Taux de clics de YouTube Studio » sont lus dans votre navigateur. Rien ne nous en est envoyé, sauf si vous le décidez :',
    kept: 'Les fichiers que vous conservez dans votre compte : le fichier tel quel, dans un stockage privé (Amazon S3), jusqu’à ce que vous le supprimiez ou supprimiez votre compte.',
    given:
      'Les chiffres que vous donnez pour l’entraînement : titre, impressions, taux de clics, vues et durée de chaque vidéo, sous un nom aléatoire, à part de vos autres données. Ils sont supprimés lorsque vous les retirez ou supprimez votre compte. Ce que nos modèles en ont déjà appris reste appris.',
    apart: 'Nous ne combinons jamais un export avec des données de l’API de YouTube.',
  },
  youtube: {
    heading: 'Données de YouTube',
    services:
      'Viewcraft utilise les services d’API YouTube. Les Règles de confidentialité de Google s’appliquent à ce que Google fait de vos données.',
    read: 'Si vous connectez une chaîne, nous lisons avec votre permission, et ne faisons que lire : son titre, son image et ses compteurs ; ses vidéos avec titres, dates et compteurs publics ; et ses statistiques par jour (vues, durée de visionnage, mentions J’aime, commentaires, partages, abonnés gagnés et perdus ; impressions des miniatures et clics). Nous ne demandons pas les revenus.',
    purpose:
      'Nous nous en servons pour vous montrer vos chiffres et comparer une période à la précédente. Si l’exploitant a l’accord de YouTube et l’a activé, aussi pour dire ce que vos vidéos passées indiquent d’un titre et vérifier plus tard si nos avis étaient justes. Pour rien d’autre : ni publicité, ni entraînement de modèles, ni autres utilisateurs.',
    others:
      'Sans connexion, nous consultons des données publiques : la chaîne que vous indiquez, des listes de vidéos tendance et les mots que vous cherchez dans Tendances du moment. Nous ne disons pas à YouTube qui demande.',
    kept: 'Rien de ce que l’API de YouTube nous a dit sur des vidéos et des chiffres n’est gardé plus de 27 jours.',
  },
  disconnect: {
    heading: 'Déconnecter votre chaîne',
    here: '« Déconnecter » sur le tableau de bord retire notre accès chez Google et supprime aussitôt : les jetons, les chiffres, les vidéos, le titre de la chaîne et ce que les analyses disaient de vos vidéos passées. Il ne faut ni motif ni nouvelle connexion.',
    google:
      'Vous pouvez aussi retirer l’accès chez Google. Nous l’apprenons la prochaine fois que nous demandons vos chiffres, et supprimons alors la même chose. Dans tous les cas, ce qui était gardé expire au bout de 27 jours au plus.',
    stays:
      'Vos analyses restent, car ce sont vos propres brouillons, de même que les marques de publication ; vous pouvez supprimer les unes et les autres une à une.',
    permissions: 'Autorisations de votre compte Google',
    youtubeTerms: 'Conditions d’utilisation de YouTube',
    googlePrivacy: 'Règles de confidentialité de Google',
  },
  visitors: {
    heading: 'Si vous votez sur un brouillon partagé',
    text: 'Une personne qui prépare une vidéo peut vous montrer des titres et des miniatures par un lien. Il ne faut pas de compte, et nous ne demandons pas de nom. Nous enregistrons votre vote avec un numéro aléatoire créé par votre navigateur, tant que le lien fonctionne et 90 jours de plus, ou jusqu’à ce que le créateur le révoque ou supprime le brouillon ou son compte. Le créateur voit combien de votes il y a, pas de qui. Pour que personne ne vote cent fois, nous conservons aussi une empreinte de votre adresse réseau, faite avec une clé secrète, jusqu’à la date de fin du lien, même s’il est révoqué avant.',
  },
  browser: {
    heading: 'Dans votre navigateur',
    text: 'Aucun cookie. Cinq petites entrées dans le stockage de votre navigateur sont énumérées ici :',
    cookies: 'Cookies et stockage du navigateur',
  },
  logs: {
    heading: 'Journaux et e-mails',
    logs: 'Les journaux techniques contiennent l’heure, la route, le résultat et la durée des requêtes ; ni adresse IP, ni rien de ce que vous avez saisi. En cas d’échec s’y ajoute un message d’erreur, qui peut contenir votre identifiant. Les journaux sont supprimés au bout de deux semaines.',
    mails:
      'Les e-mails avec les codes de votre compte, et ceux qui vous disent que nous avons votre message, vous parviennent par les services d’Amazon. Ils ne contiennent ni pixel ni lien de suivi.',
    notices:
      'Les rapports et avis que vous avez activés dans les réglages passent par le même chemin. Chacun porte un lien qui arrête ceux de son type, sans connexion. Si l’un revient définitivement ou est signalé comme indésirable, Amazon nous le dit, et nous n’en envoyons plus.',
  },
  why: {
    heading: 'Pourquoi nous en avons le droit',
    contract:
      'Pour exécuter notre contrat avec vous : compte, analyses, compteurs, e-mails sur le compte (dans l’Union européenne, art. 6, § 1, b) du RGPD).',
    consent:
      'Parce que vous l’avez autorisé : lire une chaîne connectée, vous envoyer des rapports et des avis, et entraîner nos modèles avec les chiffres que vous donnez. Vous pouvez le retirer à tout moment en déconnectant la chaîne, en désactivant les e-mails ou en retirant les chiffres (art. 6, § 1, a) du RGPD).',
    interest:
      'Pour notre intérêt légitime à un service sûr et qui fonctionne : limites et journaux (art. 6, § 1, f) du RGPD).',
  },
  others: {
    heading: 'Qui d’autre voit des données',
    aws: 'Amazon Web Services exploite pour nous serveurs, base de données, stockage, connexion et e-mails.',
    google:
      'Google : quand vous connectez une chaîne et quand nous la lisons. De plus, votre navigateur charge des images de vidéos et de chaînes depuis les serveurs d’images de YouTube, qui voient votre adresse IP.',
    ai: 'Un fournisseur d’IA : seulement si l’exploitant en a configuré un. Il reçoit alors ce sur quoi porte le conseil rédigé : un projet de titre, ce que vous dites d’une vidéo, ce qui a été trouvé sur une miniature (jamais l’image), ce que nos modèles disent du brouillon, les titres de vos vidéos qui ont eu le plus et le moins de succès si votre chaîne est connectée, avec leurs vues rapportées à votre habitude, ou les données publiques d’une vidéo en tendance ; jamais votre nom, votre adresse e-mail ni un jeton. Les scores viennent de notre propre modèle, sans aucun fournisseur de ce genre.',
    payment:
      'Un prestataire de paiement (Stripe) : seulement si des forfaits sont vendus ici, et seulement si vous en achetez un. Il reçoit de nous votre nom et votre adresse e-mail, et de vous les données de votre carte, que nous n’avons jamais. Supprimer votre compte ici résilie l’abonnement et vous supprime comme client chez lui.',
    law: 'Les autorités : si la loi nous y oblige.',
    nobody:
      'Personne d’autre. Les autres utilisateurs ne voient rien de vous, sauf les titres et miniatures de brouillons que vous partagez par un lien.',
  },
  where: {
    heading: 'Où elles se trouvent, et sauvegardes',
    place:
      'Les données se trouvent dans une région d’Amazon Web Services : {country}. Le site lui-même est livré par Amazon CloudFront depuis des serveurs du monde entier.',
    backups:
      'Les tables des comptes, brouillons (avec leurs versions, vérifications de miniatures, tests, liens et votes), analyses, vidéos publiées, compteurs, messages et événements de paiement sont sauvegardées : ce qui y est supprimé peut être restauré pendant 35 jours, puis disparaît pour de bon. Ce que YouTube nous a dit se trouve dans des tables sans ces sauvegardes.',
  },
  security: {
    heading: 'Comment elles sont protégées',
    text: 'Toutes les connexions et tout le stockage sont chiffrés. Chaque fonction n’atteint que les tables dont elle a besoin. Les jetons de Google ont une clé de chiffrement à eux. Si une faille vous met en danger, nous vous le disons.',
  },
  rights: {
    heading: 'Vos droits',
    text: 'Vous pouvez demander ce que nous détenons sur vous, en obtenir une copie, le faire corriger ou supprimer, vous y opposer et en faire limiter l’usage. Vous pouvez saisir l’autorité de protection des données de votre lieu de résidence.',
    yourself:
      'Vous pouvez vous-même corriger votre nom et votre chaîne, déconnecter une chaîne, supprimer une analyse, retirer une marque.',
    write:
      '« Supprimer le compte », dans votre profil, supprime tout de suite le compte avec tout ce qui s’y rattache, et en un jour ce qui ne peut l’être sur le moment. « Télécharger mes données », au même endroit, vous donne une copie de tout sauf des clés de votre chaîne, en un fichier JSON ; ses liens vers vos images sont valables une heure. Pour ce que vous ne pouvez faire vous-même, écrivez depuis l’adresse e-mail du compte à {mail}. Nous répondons dans les 30 jours.',
  },
  children: {
    heading: 'Enfants',
    text: 'Viewcraft ne s’adresse pas aux moins de 16 ans. Si nous apprenons que nous détenons des données d’une personne plus jeune, nous les supprimons.',
  },
  changes: {
    heading: 'Modification de cette politique',
    text: 'La date en haut indique la dernière modification de ce texte. Avant d’utiliser des données d’une façon nouvelle qui exige votre accord, nous vous le demandons.',
  },
}

export const cookies: Translation<typeof english.cookies> = {
  title: 'Cookies et stockage du navigateur',
  lead: 'Viewcraft ne dépose aucun cookie. Il garde huit petites choses dans votre navigateur, toutes nécessaires à ce que vous avez demandé.',
  none: {
    heading: 'Ni cookies ni traceurs',
    text: 'Viewcraft ne dépose aucun cookie, ni de lui ni de tiers. Il ne charge aucun script tiers : ni mesure d’audience, ni publicité, ni boutons de réseaux sociaux. La politique de sécurité jointe à chaque page ne permet au navigateur d’exécuter que les scripts de ce site.',
    banner: 'C’est pourquoi il n’y a pas de bandeau de cookies : il n’y a rien à choisir.',
  },
  stored: {
    heading: 'Ce qui est gardé dans votre navigateur',
    text: 'Le stockage local demeure quand le navigateur est fermé ; le stockage de session appartient à un onglet et disparaît avec lui. Seules les pages de ce site peuvent les lire. La déconnexion vide les deux.',
    session: {
      name: 'Votre session',
      what: 'Stockage local. Les jetons qui montrent qui est connecté, avec votre identifiant, votre adresse e-mail et votre nom.',
      until: 'jusqu’à la déconnexion ; après 30 jours la session ne vaut plus rien',
    },
    vote: {
      name: 'Vote',
      what: 'Stockage local. Un numéro aléatoire avec lequel vos votes sur des brouillons partagés sont enregistrés, pour que vous puissiez les changer et revoir les résultats. Seulement si vous ouvrez un lien pour voter.',
      until: 'jusqu’à l’effacement',
    },
    samples: {
      name: 'Langage des exemples',
      what: 'Stockage local. Le langage de programmation que vous avez choisi dans la référence de l’API.',
      until: 'jusqu’à la déconnexion ou l’effacement',
    },
    keys: {
      name: 'Raccourcis clavier',
      what: 'Stockage local. Que vous avez désactivé les raccourcis d’une seule touche. Seulement si vous l’avez fait.',
      until: 'jusqu’à ce que vous vous déconnectiez ou les activiez',
    },
    theme: {
      name: 'Clair ou sombre',
      what: 'Stockage local. Le thème que vous avez choisi ici.',
      until: 'jusqu’à la déconnexion ou l’effacement',
    },
    region: {
      name: 'Région',
      what: 'Stockage local. La région que vous avez choisie dans Tendances du moment.',
      until: 'jusqu’à la déconnexion ou l’effacement',
    },
    locale: {
      name: 'Langue',
      what: 'Stockage local. La langue que vous avez choisie ici.',
      until: 'jusqu’à la déconnexion ou l’effacement',
    },
    channel: {
      name: 'Chaîne à connecter',
      what: 'Stockage local. Titre et adresse de la chaîne indiquée à l’inscription.',
      until: 'jusqu’à votre première connexion sur ce navigateur',
    },
    plan: {
      name: 'Forfait à acheter',
      what: 'Stockage local. Le forfait que vous avez choisi avant de vous connecter.',
      until: 'jusqu’à votre prochaine connexion sur ce navigateur ; au bout d’un jour, cela ne vaut plus rien',
    },
    consent: {
      name: 'Connexion d’une chaîne',
      what: 'Stockage de session. Des valeurs aléatoires qui prouvent que la réponse de Google correspond à une demande de votre part, avec votre identifiant.',
      until: 'jusqu’à votre retour de Google ; après 10 minutes elles ne valent plus rien',
    },
    draft: {
      name: 'Brouillon',
      what: 'Stockage de session. Les titres sur lesquels vous travaillez, avec votre identifiant.',
      until: 'jusqu’à la déconnexion ou la fermeture de l’onglet',
    },
    title: {
      name: 'Titre de la page d’accueil',
      what: 'Stockage local. Le titre que vous avez saisi avant de créer votre compte, avec votre identifiant, pour qu’un autre onglet puisse continuer avec lui.',
      until:
        'jusqu’à ce qu’un onglet continue avec lui ou jusqu’à la déconnexion ; au bout d’un jour, cela ne vaut plus rien',
    },
    pending: {
      name: 'Modifications pas encore enregistrées',
      what: 'Stockage local. Ce que vous avez modifié dans un brouillon et que notre serveur n’a pas encore confirmé, avec votre identifiant.',
      until: 'jusqu’à ce que le serveur l’ait reçu ou que vous vous déconnectiez',
    },
    exports: {
      name: 'Exports ouverts',
      what: 'Stockage de session. Les exports de YouTube Studio que vous avez ouverts, avec votre identifiant. Ils sont lus dans votre navigateur et ne nous sont pas envoyés.',
      until: 'jusqu’à ce que vous les fermiez, vous déconnectiez ou fermiez l’onglet',
    },
    columns: {
      name: 'Colonnes des exports',
      what: 'Stockage local. Ce que vous avez répondu à « À quoi correspond chaque colonne ? ».',
      until: 'jusqu’à votre déconnexion',
    },
    yardstick: {
      name: 'Choix de la source',
      what: 'Stockage local. Si vous voulez comparer les titres à votre chaîne sur YouTube ou à vos exports de Studio.',
      until: 'jusqu’à votre déconnexion',
    },
    visit: {
      name: 'Dernière visite',
      what: 'Stockage local. Quand vous avez ouvert le tableau de bord pour la dernière fois et jusqu’à quel jour allaient ses chiffres, avec votre identifiant d’utilisateur.',
      until: 'jusqu’à votre déconnexion',
    },
    thumbnail: {
      name: 'Miniature du brouillon',
      what: 'Stockage de session. L’image que vous avez choisie et le résultat de ses vérifications, avec votre identifiant.',
      until: 'jusqu’à ce que vous la retiriez, vous déconnectiez ou fermiez l’onglet',
    },
  },
  memory: {
    heading: 'Ce qui n’est gardé qu’en mémoire',
    text: 'Pendant que vous confirmez votre adresse e-mail, l’onglet de l’inscription retient votre mot de passe un jour au plus, pour vous éviter de le saisir deux fois. Il n’est écrit dans aucun stockage et disparaît avec l’onglet.',
  },
  others: {
    heading: 'Autres sites',
    pictures:
      'Les images de vidéos et de chaînes sont chargées depuis les serveurs d’images de YouTube (i.ytimg.com, yt3.ggpht.com, yt3.googleusercontent.com). Google voit alors votre adresse IP et que la demande vient de ce site.',
    pages:
      'Quand vous connectez une chaîne, vous visitez une page de Google, où s’appliquent ses règles sur les cookies.',
    googlePrivacy: 'Règles de confidentialité de Google',
  },
  control: {
    heading: 'Comment les effacer',
    text: 'Déconnectez-vous, ou effacez les données de ce site dans les réglages de votre navigateur. Vous serez déconnecté, et le thème et la langue redeviendront ceux de votre système. Rien ne change dans votre compte.',
  },
  contact: {
    heading: 'Questions',
    text: 'Écrivez à {mail}.',
  },
}

export const guidelines: Translation<typeof english.guidelines> = {
  title: 'Règles de contenu',
  lead: 'Ce qui peut être saisi et envoyé ici, et ce qu’un score n’excuse pas.',
  scope: {
    heading: 'De quoi il s’agit',
    text: 'Ces règles font partie des Conditions d’utilisation. Elles s’appliquent à tout ce que vous mettez dans Viewcraft : titres, miniatures, recherches, nom de votre compte et ce que vous nous écrivez.',
    terms: 'Conditions d’utilisation',
    private:
      'Vos brouillons sont privés. Personne chez Viewcraft ne les lit de façon habituelle, et aucun autre utilisateur ne les voit.',
  },
  never: {
    heading: 'Ce qui n’a pas sa place ici',
    text: 'Ne saisissez et n’envoyez rien qui :',
    law: 'enfreint la loi ou aide d’autres à l’enfreindre',
    children: 'sexualise ou met en danger des mineurs',
    violence: 'menace des personnes, appelle à la violence ou la glorifie',
    hatred: 'attaque des personnes pour ce qu’elles sont',
    privacy: 'montre des détails privés ou des images intimes de quelqu’un sans son accord',
    fraud: 'usurpe une identité ou prépare une fraude',
    malware: 'contient du code malveillant ou vise à perturber ce service',
  },
  rights: {
    heading: 'Images et mots des autres',
    text: 'N’envoyez des images que si vous pouvez les utiliser : les vôtres, sous licence, ou celles que la loi permet d’utiliser. Une personne reconnaissable a aussi son mot à dire.',
  },
  honest: {
    heading: 'Des titres qui tiennent leur promesse',
    score:
      'Un score dit comment un titre se classe parmi de vrais titres ou parmi vos propres vidéos. Il ne sait pas si le titre est fidèle à la vidéo. Un score élevé n’excuse aucun titre ni aucune miniature qui trompe le public.',
    youtube: 'Ce que vous publiez sur YouTube doit respecter les règles de YouTube, quoi qu’en dise Viewcraft :',
    community: 'Règlement de la communauté YouTube',
    deceptive: 'Règles de YouTube sur le spam, les pratiques trompeuses et les escroqueries',
  },
  consequences: {
    heading: 'Ce que nous faisons',
    text: 'Si nous apprenons qu’un contenu enfreint ces règles, nous pouvons le supprimer et, dans les cas graves ou répétés, suspendre ou fermer le compte. Nous vous disons pourquoi, sauf si la loi l’interdit. Si vous pensez que nous nous trompons, écrivez à {mail}.',
  },
  report: {
    heading: 'Signaler quelque chose',
    text: 'Écrivez à {mail} si vous pensez que vos droits sont lésés ici. Dites de quoi il s’agit et comment nous pouvons le trouver.',
  },
}

export const charging: Translation<typeof english.charging> = {
  title: 'Facturation',
  lead: 'Ce que coûtent les forfaits, quand vous êtes débité, et comment y mettre fin.',
  prices: {
    heading: 'Ce que coûtent les forfaits',
    free: 'Gratuit : rien, et aucune carte n’est demandée',
    basic: 'Basique : {basicMonthly} par mois, ou {basicYearly} par an',
    premium: 'Premium : {premiumMonthly} par mois, ou {premiumYearly} par an',
    dollars:
      'Les prix sont en dollars américains. Votre banque peut les convertir, à son propre taux et avec ses propres frais. Ce que contient chaque forfait est indiqué là où il est proposé. Là où ce site ne propose pas de forfait payant, aucun n’est vendu.',
    company: 'Pour les entreprises et les chaînes nombreuses : demander une offre',
  },
  order: {
    heading: 'Comment commander',
    before:
      'Rien n’est débité sans commande de votre part. Avant de commander, vous voyez le forfait, le prix, la fréquence des débits et la façon de résilier.',
    stripe:
      'Vous payez sur une page de Stripe, notre prestataire de paiement. Le numéro de votre carte va à Stripe et ne nous parvient jamais.',
  },
  tax: {
    heading: 'Taxes',
    text: 'Que les taxes soient comprises dans le prix ou s’y ajoutent dépend de l’endroit où vous vivez. Ce que vous payez en tout est affiché avant la commande.',
  },
  renewal: {
    heading: 'Quand vous êtes débité',
    text: 'Au début, puis au commencement de chaque nouveau mois ou de chaque nouvelle année, jusqu’à la résiliation. Le jour du prochain débit est sur votre profil.',
    price:
      'Un nouveau prix s’applique à partir d’une nouvelle période, et seulement si nous vous l’avons annoncé par e-mail au moins 30 jours avant.',
  },
  cancel: {
    heading: 'Comment résilier',
    how: 'À tout moment, sur votre profil, dans la gestion de l’abonnement. La résiliation prend effet à la fin de la période que vous avez payée.',
    after:
      'Jusqu’à ce jour, le forfait reste tel quel ; ensuite vous passez au forfait gratuit. Votre compte et vos analyses restent.',
  },
  failed: {
    heading: 'Si un paiement échoue',
    text: 'Stripe réessaie pendant quelques jours et vous prévient par e-mail. Entre-temps, votre forfait reste. Si aucun essai n’aboutit, vous revenez au forfait gratuit et ne devez rien pour la suite.',
  },
  refunds: {
    heading: 'Remboursements',
    ours: 'Si nous mettons fin à votre forfait, ou à Viewcraft tout entier, sans faute de votre part, vous récupérez ce que vous avez payé pour le temps restant. Si vous avez été débité par erreur, vous récupérez tout. Sinon, une période commencée n’est pas remboursée en partie.',
    law: 'Le droit de rétractation, ou tout autre droit que la loi de votre pays vous donne en tant que consommateur, vous reste.',
  },
  invoices: {
    heading: 'Factures',
    text: 'Chaque débit a sa facture, sur votre profil, dans l’historique de facturation. Stripe les garde aussi longtemps que la loi l’exige, même après votre départ.',
  },
  leaving: {
    heading: 'Si vous partez',
    text: 'Quand votre compte est supprimé, son abonnement est résilié avec lui, et plus rien n’est débité.',
  },
  contact: {
    heading: 'Questions',
    text: 'Écrivez à {mail}, ou utilisez le formulaire. Donnez le jour et le montant, jamais le numéro de votre carte.',
    form: 'Contact',
    terms: 'Conditions d’utilisation',
  },
}
