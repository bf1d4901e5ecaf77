import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const developers: Translation<typeof english.developers> = {
  title: 'Référence de l’API',
  lead: 'Évaluez des titres, vérifiez des miniatures et gérez des brouillons depuis vos propres programmes. De simples appels HTTPS en JSON, décrits avec OpenAPI 3.1.',
  download: 'Télécharger la description OpenAPI',
  english: 'Les opérations sont décrites en anglais.',
  contents: 'Sommaire',
  guide: 'Guide',
  objects: 'Objets',
  objectsText: 'Ce que contiennent plusieurs réponses.',
  search: {
    label: 'Rechercher dans la référence',
    placeholder: 'Rechercher',
    go: 'Aller au premier résultat',
    none: 'Rien ne contient « {text} ». Essayez un autre mot.',
    found: 'Sections trouvées : {n}',
  },
  groups: {
    score: 'Titres et miniatures',
    drafts: 'Brouillons',
    insights: 'Conseils et idées',
    channel: 'Votre chaîne',
  },
  labels: {
    path: 'Paramètres du chemin',
    query: 'Paramètres de la requête',
    header: 'En-têtes',
    body: 'Corps de la requête',
    response: 'Réponse',
    errors: 'Erreurs',
    errorsMore: 'Et les erreurs de toutes les opérations',
    language: 'Langage de l’exemple',
    request: 'Requête',
    responseExample: 'Réponse',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Sélectionnez et copiez le texte',
    noFields: 'Un objet vide.',
  },
  start: {
    heading: 'Premiers pas',
    token:
      'Créez un jeton d’accès dans votre profil et choisissez ce qu’il peut faire. Si votre connexion date de plus de dix minutes, vous devrez confirmer qu’il s’agit bien de vous.',
    keep: 'Gardez-le comme un mot de passe, dans l’environnement de votre programme : `export VIEWCRAFT_TOKEN=vcp_...`',
    call: 'Envoyez la première requête. Celle-ci ne coûte rien :',
    profile: 'Ouvrir votre profil',
  },
  authentication: {
    heading: 'Authentification',
    header:
      'Chaque requête porte un jeton d’accès dans l’en-tête `Authorization: Bearer vcp_...`. Un jeton ne s’affiche qu’une fois, expire le jour que vous choisissez et peut être supprimé à tout moment dans votre profil. Nous n’en conservons que l’empreinte.',
    scopes: 'Un jeton peut faire ce que ses autorisations permettent, et rien d’autre',
    scope: 'Autorisation',
    allows: 'Permet',
    closed: 'Aucun jeton n’atteint votre compte, vos paiements ou d’autres jetons.',
    browser:
      'Ne mettez jamais un jeton dans une page web ou une application que d’autres peuvent télécharger. Grâce à `vcp_`, les détecteurs de secrets reconnaissent un jeton qui a fuité.',
  },
  scopes: {
    score: 'Évaluer et comparer des titres, vérifier des miniatures',
    drafts: 'Lire et modifier des brouillons, leurs versions et leurs analyses',
    insights: 'Lire les vidéos hors norme, les idées et les résultats de nos pronostics ; textes du fournisseur d’IA',
    channel: 'Lire les chiffres de votre chaîne connectée, qui sont des données de YouTube',
  },
  score: {
    heading: 'Ce que dit le score',
    rank: '`score` est un rang : 70 signifie que le titre se classe au-dessus de 70 % de ceux auxquels il est comparé. `verdict.yardstick` dit lesquels : ceux des vidéos de votre chaîne (`channel`, avec l’autorisation `channel.read`) ou de vrais titres (`general`). `verdict.outcome` dit ce qu’ont fait les vidéos dont le titre était classé ainsi. Parmi de vrais titres, un score de 40 à 79 ne dit rien. Le modèle des vrais titres a appris, sur {videos} vidéos de {channels} chaînes en anglais, laquelle de deux vidéos d’une même chaîne a obtenu le plus de vues.',
    table:
      'À quelle fréquence le score parmi de vrais titres a raison : le titre au meilleur score a obtenu le plus de vues',
    pairs: 'Paires de vidéos d’une même chaîne',
    right: 'Justes',
    interval: 'Intervalle à 95 %',
    counted: 'Paires',
    rows: {
      all: 'Toutes',
      x2: 'Celles dont les vues diffèrent au moins du double',
      x5: 'Celles dont les vues diffèrent au moins du quintuple',
      coin: 'Pile ou face',
    },
    crossValidated:
      'Validation croisée : chacune des {channels} chaînes a été évaluée par un modèle qui ne l’avait jamais vue.',
    measured: 'Mesuré le {day}.',
    chance:
      '`chance` compare plusieurs formulations pour une même vidéo. Un second modèle, entraîné sur des tests A/B de titres de presse, a choisi la meilleure des deux dans {share} des paires que les tests ont départagées (de {low} à {high}). Les titres de presse ne sont pas des titres de vidéos. La réponse donne ces chiffres dans `accuracy`.',
    basis:
      'Sans `score`, `yardstick.state` dit si les vidéos de la chaîne sont en cours de récupération (`pending`), ne peuvent pas être récupérées (`unavailable`) ou demandent l’autorisation `channel.read` (`not_allowed`). Sinon, `basis` dit pourquoi : `other_language` si le titre n’est pas en anglais, `nothing_known` si aucun de ses mots n’est connu. Aucun nombre n’est jamais inventé.',
    limits:
      'Le score connaît le titre et, sur une chaîne, ses vidéos passées et la durée prévue. Il ne connaît ni la vidéo, ni la miniature, ni le moment, et ne prédit ni vues ni clics. Affichez-le avec son `outcome`.',
    more: 'Tous les chiffres, et comment nous les avons mesurés',
  },
  errors: {
    heading: 'Erreurs',
    text: 'Le statut est celui de HTTP. Le corps contient un `code`, qui ne change pas, un `message` en anglais qui dit quoi faire, un lien vers cette page et un `requestId`, que le support vous demandera. Si l’entrée n’est pas valide, `fields` nomme ce qui ne va pas.',
    retry:
      'Ne répétez une requête que si `message` le dit, comme après `too_many_requests`, `unavailable` ou `internal`, en attendant chaque fois plus longtemps. Tout le reste échouera de nouveau tant que vous n’aurez rien changé. Une adresse ou une méthode qui n’existe pas renvoie un 404 sans `code`.',
    table: 'Erreurs de toutes les opérations',
    others: 'Erreurs de certaines opérations',
  },
  limits: {
    heading: 'Limites',
    rate: 'Tous les jetons d’un utilisateur peuvent envoyer ensemble {n} requêtes par minute. Chaque opération a aussi sa propre limite, indiquée avec elle. Au-delà, l’erreur est `too_many_requests`, et l’en-tête `Retry-After` indique combien de secondes attendre.',
    units:
      'Les requêtes consomment les unités de votre forfait, les mêmes que sur le site. Quand elles sont épuisées, l’erreur est `plan_limit_reached`. Les requêtes sont aussi limitées par jour (UTC), y compris celles des assistants : `program_limit_reached`.',
    table: 'Ce que comprend chaque forfait',
    meter: 'Limite',
    requests: 'Requêtes de programmes',
    tokens: 'Jetons d’accès',
    webhooks: 'Webhooks',
    meters: {
      analyses: 'Analyses',
      topics: 'Sujets de tendance',
      insights: 'Textes du fournisseur d’IA',
      optimisations: 'Descriptions et tags',
    },
    amount: '{n} {per}',
    fairUse: '{n} {per}*',
    abuse: '* Uniquement contre les abus. Le forfait lui-même n’a pas de limite.',
    daily:
      'Chaque forfait a aussi des limites quotidiennes (UTC) contre les abus : {thumbnails} miniatures, {drafts} nouveaux brouillons, {versions} versions et {unscored} analyses sans score.',
    size: 'Un corps fait au plus 64 Ko. Les miniatures passent par le formulaire d’envoi, jusqu’à {size}.',
  },
  thumbnails: {
    heading: 'Envoyer une miniature',
    text: 'Le fichier ne passe pas par l’API. Il va directement dans le stockage :',
    form: 'Demandez un formulaire pour le type du fichier.',
    post: 'Dans la minute, envoyez ses `fields`, puis `file`, à son `url`.',
    check:
      'Demandez la vérification. L’empreinte dans `thumbnail` représente le fichier dans les analyses et les brouillons.',
  },
  pages: {
    heading: 'Listes',
    text: 'Les listes arrivent par pages. Tant qu’il en reste, la réponse contient `next` : renvoyez-le comme `before` pour obtenir la page suivante. Sans `next`, c’était la dernière.',
  },
  repeating: {
    heading: 'Répéter une requête',
    text: 'Si une réponse se perd, répétez la requête. Pour que rien ne soit créé ni payé deux fois, envoyez chaque `POST` avec l’en-tête `Idempotency-Key`, une nouvelle valeur pour chaque chose à faire. Pendant un jour, la même clé renvoie la première réponse, avec `Idempotent-Replayed: true`.',
    codes:
      'Tant que la première requête s’exécute, l’erreur est `idempotency_in_progress` ; avec une autre entrée, `idempotency_key_reused`. Une requête qui a échoué libère sa clé.',
  },
  webhooks: {
    heading: 'Webhooks',
    text: 'Nous pouvons prévenir votre serveur quand il se passe quelque chose : il n’a pas à le demander. Ajoutez son adresse `https://` dans votre profil et choisissez les événements. Chacun est envoyé dans un `POST` signé.',
    body: 'Corps d’une requête',
    data: 'Dans `data` : {fields}.',
    causes: {
      draft: { ready: 'Un brouillon passe à l’état « prêt ».' },
      review: {
        ready: 'Le bilan d’un brouillon publié est possible, 7 et 28 jours après que sa publication a été indiquée.',
      },
      test: { concluded: 'Le résultat d’un test est enregistré ou corrigé.' },
      outlier: {
        found:
          'Une vidéo d’une chaîne que vous suivez commence à se démarquer. Uniquement des identifiants et nos chiffres.',
      },
    },
    verify:
      'Vérifiez la signature avant de vous fier à une requête. Elle suit Standard Webhooks, qui propose des bibliothèques pour la plupart des langages. Vérifiez-la sur le corps tel qu’il est arrivé : un JSON lu puis réécrit a une autre signature. Le secret n’est affiché qu’une fois, à l’ajout du webhook. Si vous l’avez perdu, remplacez-le dans les détails du webhook : ensuite, les requêtes sont signées avec les deux pendant un jour.',
    byHand:
      'Sans bibliothèque : la clé est la partie du secret qui suit `whsec_`, décodée de base64. Calculez le HMAC-SHA256 de `webhook-id.webhook-timestamp.body` et encodez-le en base64. L’une des valeurs qui suivent `v1,` dans `webhook-signature` doit lui être égale. Refusez un `webhook-timestamp` décalé de plus de cinq minutes.',
    again:
      'Répondez avec un statut de 200 à 299 en moins de dix secondes. Un même événement peut arriver deux fois et dans un autre ordre : retenez son `webhook-id`, qui ne change pas.',
    failing:
      'Sinon, nous réessayons après 1, 5 et 15 minutes, puis 1, 2, 4, 8 et 8 heures. Une réponse après plus de cinq secondes compte comme un envoi réussi, mais pas comme un succès du webhook. Après trois jours sans succès, nous désactivons le webhook et vous prévenons par e-mail. Ses détails montrent les derniers envois et permettent d’envoyer un événement de test.',
    closed:
      'Nous ne suivons aucune redirection et n’appelons aucune adresse interne à un réseau, quel que soit le nom qui y mène. Pour recevoir des événements sur votre propre ordinateur, utilisez un tunnel.',
  },
  assistants: {
    heading: 'Assistants (MCP)',
    text: 'Les assistants qui parlent le Model Context Protocol se connectent à `{address}`. La plupart vous demandent eux-mêmes de vous connecter : donnez-leur l’adresse, puis décidez à l’écran suivant de ce qu’ils peuvent faire. Votre profil en donne la liste et permet de les déconnecter.',
    token: 'Les autres envoient un jeton d’accès, avec les mêmes autorisations qu’ici. Dans Claude Code, par exemple :',
    evidence:
      'Les réponses qui jugent un titre disent sur quoi elles reposent et à quelle fréquence cela s’est révélé juste. Aucun outil ne supprime, ne publie ni ne paie quoi que ce soit.',
    claude: 'Claude Code',
  },
  changes: {
    heading: 'Changements',
    added:
      'Nous ajoutons sans préavis des opérations, des entrées facultatives, des champs de réponses et des codes d’erreur. Ignorez ce que vous ne connaissez pas.',
    removed: 'Rien n’est retiré et rien ne change de sens sans six mois de préavis dans le journal des modifications.',
  },
}
