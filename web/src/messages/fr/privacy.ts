import type { privacy as english } from '../en/privacy.ts'
import type { Translation } from '../sentence.ts'

export const privacy: Translation<typeof english> = {
  title: 'Politique de confidentialité',
  lead: 'Ce que Viewcraft garde à votre sujet, où, combien de temps, qui d’autre le voit et comment vous en défaire.',
  short: {
    heading: 'En bref',
    needed:
      'Nous gardons ce qu’il faut à votre compte, ce que vous avez fait analyser et le décompte de ce que vous avez utilisé.',
    none: 'Ni cookies, ni publicité, ni traceurs, ni scripts tiers. Nous ne vendons aucune donnée.',
    youtube:
      'De votre chaîne YouTube, nous lisons ce que vous autorisez, en lecture seule. Cela est gardé 27 jours au plus et supprimé aussitôt que vous la déconnectez.',
    leave:
      'Vous pouvez vous-même télécharger tout ce que nous détenons sur vous, déconnecter une chaîne, supprimer une analyse et supprimer tout le compte, tout de suite.',
  },
  who: {
    heading: 'Qui est responsable',
    text: 'Le responsable des données de ce site (« nous ») est {operator}, {address}. Pour tout ce qui touche à la vie privée, écrivez à {mail}.',
  },
  account: {
    heading: 'Votre compte',
    text: 'À l’inscription, vous donnez votre adresse e-mail, votre nom, un mot de passe et l’adresse de votre chaîne ; la langue de l’écran est gardée avec eux. Ils sont conservés par Amazon Cognito, le service qui vous connecte. Le fuseau horaire de votre navigateur est noté à la première connexion ; vous pouvez le changer dans les paramètres.',
    password:
      'Votre mot de passe va de votre navigateur directement à Amazon Cognito ; nos propres fonctions ne le voient jamais. Si vous utilisez une application d’authentification, Cognito garde le secret qu’il partage avec elle.',
    unconfirmed: 'Une inscription dont l’adresse e-mail n’est pas confirmée est supprimée au bout de 7 jours.',
  },
  tables: {
    heading: 'Ce que contient notre base de données',
    text: 'Voici toutes les tables qui existent, avec leur nom dans le code. Ce qui a expiré n’est plus ni montré ni utilisé, et une tâche le supprime en un jour environ.',
    accounts: {
      name: 'Compte',
      what: 'Identifiant, adresse e-mail, celle que vous voulez à la place jusqu’à la saisie de son code ou la demande d’une autre, nom, langue, fuseau horaire, forfait, adresse de votre chaîne telle que saisie, identifiant de la chaîne, si elle est connectée et depuis quand, ce que vous avez autorisé chez Google, quels e-mails vous avez demandés, si des e-mails à votre adresse sont revenus ou ont été signalés comme indésirables, date de création du compte et, si vous achetez un forfait, votre numéro chez Stripe et ce que Stripe dit de votre abonnement (forfait, prix, état, période).',
      until: 'aussi longtemps que le compte',
    },
    user_tokens: {
      name: 'Accès à votre chaîne',
      what: 'Les jetons de Google avec lesquels nous pouvons lire votre chaîne, chiffrés avec une clé à eux. Ils n’atteignent jamais votre navigateur ni un journal.',
      until: 'jusqu’à ce que vous déconnectiez, ou que Google nous dise que l’accès a pris fin',
    },
    analyses: {
      name: 'Analyses',
      what: 'Les titres que vous avez fait analyser, leurs scores et suggestions, ce qui a été trouvé sur vos miniatures (texte reconnu, couleurs, nombre de visages ; personne n’est identifié), et quand.',
      until: 'jusqu’à ce que vous supprimiez l’analyse, ou aussi longtemps que le compte',
    },
    own_history: {
      name: 'Ce que disent vos vidéos passées',
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
      what: 'Si vous marquez une analyse comme publiée : les identifiants de la vidéo et de la chaîne et, plus tard, si notre avis était juste. Aucun chiffre de YouTube.',
      until: 'jusqu’à ce que vous retiriez la marque ou supprimiez l’analyse',
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
      what: 'Qu’un e-mail que vous aviez demandé a été envoyé, pour ne pas l’envoyer deux fois : son type, et la semaine, l’analyse ou la vidéo dont il parlait. Pas son texte.',
      until: '27 jours',
    },
    messages: {
      name: 'Messages pour nous',
      what: 'Ce que vous nous écrivez dans les formulaires de support, de contact et d’entreprise, avec vos nom, adresse e-mail, forfait et une référence. Cela nous parvient aussi par e-mail.',
      until: 'aussi longtemps que votre demande et nos obligations légales l’exigent',
    },
    deletions: {
      name: 'Comptes supprimés',
      what: 'Qu’un identifiant d’utilisateur a demandé sa suppression, et quand, pour que ce qui reste de sa session n’ouvre rien ; l’adresse e-mail jusqu’à ce que la suppression lui soit confirmée.',
      until: 'environ deux jours',
    },
    payment_events: {
      name: 'Événements de paiement',
      what: 'Les identifiants d’événements signalés par un prestataire de paiement, si des forfaits sont vendus ici, pour n’en compter aucun deux fois. Aucune donnée personnelle.',
      until: 'jusqu’à ce que le prestataire ne les répète plus',
    },
  },
  files: {
    heading: 'Vos miniatures',
    text: 'Les miniatures que vous envoyez se trouvent dans un stockage privé (Amazon S3). Vous seul recevez des adresses qui les montrent, et chacune vaut cinq minutes.',
    originals: 'L’image telle qu’envoyée et un petit aperçu : 30 jours.',
    copies:
      'Une petite copie à côté d’une analyse : jusqu’à ce que vous supprimiez l’analyse, ou aussi longtemps que le compte.',
  },
  youtube: {
    heading: 'Données de YouTube',
    services:
      'Viewcraft utilise les services d’API YouTube. Les Règles de confidentialité de Google s’appliquent à ce que Google fait de vos données.',
    read: 'Si vous connectez une chaîne, nous lisons avec votre permission, et ne faisons que lire : son titre, son image et ses compteurs ; ses vidéos avec titres, dates et compteurs publics ; et ses statistiques par jour (vues, durée de visionnage, mentions J’aime, commentaires, partages, abonnés gagnés et perdus ; impressions des miniatures et clics). Nous ne demandons pas les revenus.',
    purpose:
      'Nous nous en servons pour vous montrer vos chiffres et comparer une période à la précédente. Si l’exploitant a l’accord de YouTube et l’a activé, aussi pour dire ce que vos vidéos passées indiquent d’un titre et vérifier plus tard si nos avis étaient justes. Pour rien d’autre : ni publicité, ni entraînement de modèles, ni autres utilisateurs.',
    others:
      'Sans connexion, nous consultons des données publiques : la chaîne que vous indiquez, des listes de vidéos tendance et les mots que vous cherchez dans Pouls des tendances. Nous ne disons pas à YouTube qui demande.',
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
      'Parce que vous l’avez autorisé : lire une chaîne connectée, et vous envoyer des rapports et des avis. Vous pouvez le retirer à tout moment en la déconnectant et en désactivant les e-mails (art. 6, § 1, a) du RGPD).',
    interest:
      'Pour notre intérêt légitime à un service sûr et qui fonctionne : limites et journaux (art. 6, § 1, f) du RGPD).',
  },
  others: {
    heading: 'Qui d’autre voit des données',
    aws: 'Amazon Web Services exploite pour nous serveurs, base de données, stockage, connexion et e-mails.',
    google:
      'Google : quand vous connectez une chaîne et quand nous la lisons. De plus, votre navigateur charge des images de vidéos et de chaînes depuis les serveurs d’images de YouTube, qui voient votre adresse IP.',
    ai: 'Un fournisseur d’IA : seulement si l’exploitant en a configuré un. Il reçoit alors ce sur quoi porte le conseil rédigé : un projet de titre, ce que vous dites d’une vidéo, ce qui a été trouvé sur une miniature (jamais l’image), les titres de vos vidéos les plus vues si votre chaîne est connectée, ou les données publiques d’une vidéo en tendance ; jamais votre nom, votre adresse e-mail ni un jeton. Les scores viennent de notre propre modèle, sans aucun fournisseur de ce genre.',
    payment:
      'Un prestataire de paiement (Stripe) : seulement si des forfaits sont vendus ici, et seulement si vous en achetez un. Il reçoit de nous votre nom et votre adresse e-mail, et de vous les données de votre carte, que nous n’avons jamais. Supprimer votre compte ici résilie l’abonnement et vous supprime comme client chez lui.',
    law: 'Les autorités : si la loi nous y oblige.',
    nobody: 'Personne d’autre. Les autres utilisateurs ne voient rien de vous.',
  },
  where: {
    heading: 'Où elles se trouvent, et sauvegardes',
    place:
      'Les données se trouvent dans une région d’Amazon Web Services : {country}. Le site lui-même est livré par Amazon CloudFront depuis des serveurs du monde entier.',
    backups:
      'Les tables des comptes, analyses, vidéos publiées, compteurs, messages et événements de paiement sont sauvegardées : ce qui y est supprimé peut être restauré pendant 35 jours, puis disparaît pour de bon. Ce que YouTube nous a dit se trouve dans des tables sans ces sauvegardes.',
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
