import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const help: Translation<typeof english.help> = {
  title: 'Documentation',
  subtitle:
    'Ce que fait chaque partie de Viewcraft, d’où viennent ses chiffres, et que faire quand quelque chose ne marche pas.',
  ask: 'Nous contacter',
  contents: 'Sujets',
  topics: {
    start: {
      heading: 'Premiers pas',
      channel:
        'Indiquez l’URL de votre chaîne ou connectez-la. L’URL suffit pour analyser des titres ; la connexion ajoute vos statistiques au tableau de bord.',
      title:
        'Ouvrez Analyse prédictive et saisissez un titre. Son score change à mesure que vous écrivez, et le titre ne quitte pas votre navigateur tant que vous n’appuyez pas sur Analyser. Une miniature est envoyée dès que vous l’ajoutez, et vous seul pouvez la voir. Avec les deux, nous vérifions aussi comment ils fonctionnent ensemble.',
      publish:
        'Une fois la vidéo en ligne, marquez l’analyse comme publiée. Après 7 et 28 jours, nous vérifions si ce que nous attendions s’est réalisé, et vous montrons à quelle fréquence c’est le cas.',
      link: 'Ouvrir Analyse prédictive',
    },
    titles: {
      heading: 'Ce que signifie le score d’un titre',
      score:
        'Le score est un percentile, de 0 à 100 : un titre à 60 dépasse 60 % de ceux auxquels il est comparé. Ce sont ceux de vos propres vidéos si nous les connaissons, sinon de vrais titres de vidéos. Le modèle des vrais titres a appris, sur des paires de vidéos d’une même chaîne et d’ancienneté proche, laquelle des deux a fait le plus de vues. Il lit le titre et rien d’autre.',
      benchmark:
        'Sur votre chaîne, 75 ou plus, c’est le meilleur quart : c’est la référence. Dès 50, un titre est au-dessus de la moyenne, ou dans la moyenne si la moitié au plus des vidéos classées ainsi ont dépassé le niveau habituel, comme sur les chaînes qui ont peu de vidéos. Sous 50, il est en dessous de la moyenne, et sous 25, dans le dernier quart. Si aucune vidéo passée ne lui ressemble, il est différent de vos vidéos, et le rang dit peu de chose. Parmi les vrais titres en général, le score ne dit quelque chose qu’aux extrémités : sous 40, il est en dessous de la moyenne, dès 80, c’est le meilleur cinquième, et entre les deux il n’y a pas de signal clair. Sous chaque nombre, vous voyez ce qu’ont fait les vidéos dont le titre était classé ainsi. La couleur n’en dit pas plus.',
      parts:
        'Nous indiquons chaque mot et chaque trait qui fait varier le score, et ce qu’il apporte. Leur somme est le score brut du modèle, dont découle le percentile. C’est un rang, pas une promesse de vues.',
      compare:
        'Comparer des titres met côte à côte plusieurs formulations pour une même vidéo, chacune avec son nombre et la probabilité d’être la meilleure. La probabilité vient d’un modèle qui a appris sur des tests A/B de titres de presse. Par nombre et par probabilité, l’ordre est le même.',
      ideas:
        'Les idées de titres partent du vôtre. Si ce site a un fournisseur d’IA et s’il reste des unités dans votre forfait, l’IA les rédige ; sinon, c’est notre conseiller intégré, et l’écran vous l’indique. Dans les deux cas, les meilleurs viennent d’abord, chacun avec la probabilité qu’il soit mieux formulé que votre titre, et aucun n’est nettement moins bon.',
      languages:
        'Le score parmi de vrais titres ne fonctionne qu’en anglais. Les titres dans d’autres langues reçoivent les contrôles de base, avec une note explicative.',
      channel:
        'Quand nous connaissons votre chaîne, le nombre d’un titre est son rang parmi vos propres vidéos, dans toutes les langues et dès la première lettre. Si vous indiquez la durée prévue de la vidéo, elle compte.',
      link: 'À quelle fréquence le modèle a raison',
    },
    thumbnails: {
      heading: 'Ce que nous contrôlons sur une miniature',
      file: 'JPG, JPEG ou PNG, jusqu’à {size} chacune et {thumbnails} images par jour. YouTube recommande 1280 × 720 pixels (16:9).',
      checks:
        'Le score évalue la lisibilité et la finition : si le texte se lit à la taille d’une colonne latérale, le nombre de mots, le contraste, la luminosité, l’encombrement, et si la durée affichée cache quelque chose. Rien de ce que nous avons pu mesurer sur une image ne prédit les vues ; nous ne le prétendons donc pas.',
      kept: 'Les images sont contrôlées sur nos propres serveurs et ne sont montrées à personne, sauf si vous partagez un brouillon par un lien. L’original est supprimé après 30 jours.',
      link: 'Contrôler une miniature',
    },
    drafts: {
      heading: 'Du brouillon au bilan',
      work: 'Un brouillon réunit tout ce qui concerne une vidéo pas encore publiée : titres, miniatures, notes et une date. Il est enregistré pendant que vous écrivez, et les versions gardent ce qu’il était avant. Analysez le titre et la miniature que vous publieriez.',
      phone:
        'Une vidéo vous donne une idée ? Sur un téléphone Android, ajoutez Viewcraft à l’écran d’accueil depuis le menu du navigateur. Partagez ensuite la vidéo depuis l’application YouTube, choisissez Viewcraft et appuyez sur « Garder comme idée ».',
      share:
        'Partagez un brouillon par un lien, avec ou sans vote. Planifiez un test dans YouTube Studio et notez ici son résultat : vos résultats montrent ce qui gagne vos tests.',
      review:
        'Une fois la vidéo en ligne, marquez le brouillon comme publié. 7 et 28 jours plus tard, son bilan montre ce qui s’est passé et laisse de la place à ce que vous avez appris.',
      link: 'Ouvrir vos vidéos',
    },
    record: {
      heading: 'Analyses passées',
      history:
        'Chaque analyse reste dans vos analyses passées, avec son score et ses suggestions, jusqu’à ce que vous la supprimiez.',
      calls:
        'Marquez celles que vous avez publiées en indiquant l’URL de la vidéo dans les 7 jours qui suivent sa sortie, avant que quiconque puisse savoir ce qu’elle donnera. Son titre doit être celui analysé ou un titre proche, et chaque vidéo ne compte qu’une fois. À partir de dix résultats, vous voyez combien se sont réalisés à côté de combien nous attendions. Un titre sans signal clair ne donne pas de pronostic.',
      link: 'Voir vos analyses passées',
    },
    outliers: {
      heading: 'Que faire ensuite',
      follow:
        'Suivez des chaînes proches de la vôtre dans Vidéos hors norme. Leurs nouvelles vidéos apparaissent d’elles-mêmes, en général en moins de 15 minutes.',
      usual:
        'Nous comparons chaque vidéo à ce que sa chaîne obtient d’habitude au même âge. Les chiffres varient au hasard : une vidéo n’est hors norme que si le hasard est une explication peu probable. La liste indique la marge de chaque multiple.',
      ideas:
        '« En faire ma version » reprend la forme du titre, jamais ses mots, et y met un de vos sujets. Chaque lundi, vous recevez jusqu’à cinq idées de ce genre, chacune avec ce qui plaide pour elle.',
      link: 'Ouvrir Vidéos hors norme',
    },
    trends: {
      heading: 'D’où viennent les tendances',
      lists:
        'Les listes viennent de YouTube : son propre classement lorsqu’il existe, sinon une recherche des vidéos les plus vues. Elles sont mises à jour toutes les demi-heures. La ligne sous le titre indique la source, la région et l’âge des données.',
      search:
        'Chaque catégorie ou recherche autre que la liste générale est un sujet. Le forfait gratuit en comprend {searches} par semaine, et rouvrir le même sujet est gratuit. YouTube limite le nombre de recherches que nous pouvons faire par jour. Quand elles sont épuisées, vous voyez ce que contiennent nos listes enregistrées et quand la recherche sera de nouveau disponible.',
      insight:
        'L’analyse compare les chiffres d’une vidéo à ceux des autres vidéos de sa liste. Les chiffres de YouTube et nos propres calculs sont indiqués séparément.',
      link: 'Ouvrir Tendances du moment',
    },
    channel: {
      heading: 'Connecter votre chaîne',
      connect:
        'La connexion passe par Google et nous donne un accès en lecture seule à votre chaîne et à ses statistiques. Les deux cases doivent être cochées. Nous ne pouvons rien modifier ni publier, et nous ne voyons jamais votre mot de passe Google.',
      late: 'YouTube arrête les chiffres de chaque journée deux à trois jours plus tard, à l’heure du Pacifique ; le tableau de bord s’arrête donc là. Un compteur que la chaîne masque est indiqué comme masqué, et non comme 0.',
      disconnect:
        'Vous pouvez la déconnecter depuis le tableau de bord à tout moment. Nous révoquons notre accès chez Google et supprimons immédiatement les données de votre chaîne.',
      link: 'Aller au tableau de bord',
    },
    studio: {
      heading: 'Exports de YouTube Studio',
      read: 'Déposez des exports de YouTube Studio dans « Taux de clics de YouTube Studio », accessible depuis les réglages. Ils montrent ce sur quoi les titres et les miniatures influent le plus : les clics. Avec assez de vidéos, ils peuvent aussi évaluer votre prochain titre, dans toutes les langues.',
      stays:
        'Les fichiers sont lus dans votre navigateur et ne sont pas envoyés. Nous n’en enregistrons un que si vous choisissez de le garder, ou des lignes que si vous les donnez pour améliorer le modèle.',
      link: 'Ouvrir les taux de clics',
    },
    programs: {
      heading: 'Assistants et vos propres programmes',
      assistants:
        'Claude, ChatGPT et d’autres assistants peuvent évaluer des titres et tenir des brouillons pour vous. Donnez-leur l’adresse indiquée sur votre profil et choisissez ce qu’ils peuvent faire. Votre profil en donne la liste et permet de les déconnecter.',
      tokens:
        'Un jeton d’accès permet la même chose à un script. Il ne s’affiche qu’une fois, il expire, et vous pouvez le supprimer à tout moment.',
      webhooks:
        'Un webhook prévient un de vos programmes quand un brouillon ou un bilan est prêt, qu’un test est terminé ou qu’une vidéo se démarque.',
      link: 'Lire la référence de l’API',
    },
    plans: {
      heading: 'Forfaits et limites',
      meters:
        'Ce qu’il vous reste, et la date de renouvellement, s’affichent là où vous l’utilisez et sur votre profil. Les mois et les semaines suivent le calendrier en UTC ; la semaine commence le lundi.',
      free: 'Le forfait gratuit comprend {analyses} analyses par mois. Analyser de nouveau le même titre avec la même miniature dans les cinq minutes ne compte pas. Une fois la limite atteinte, le score en direct et vos analyses passées restent accessibles.',
      back: 'Si une analyse échoue à cause de nous ou parce que YouTube ne répond pas, elle ne compte pas.',
      link: 'Voir ce qu’il vous reste',
    },
    account: {
      heading: 'Votre compte',
      language:
        'Dans Réglages, vous choisissez votre langue et votre fuseau horaire. Ils sont enregistrés avec votre compte et s’appliquent partout où vous vous connectez.',
      password:
        'Dans Profil, vous pouvez modifier votre nom, votre adresse e-mail et votre mot de passe. « Accès à votre compte » montre tout ce qui permet d’y entrer : ajoutez une clé d’accès pour vous connecter avec votre empreinte, votre visage ou le verrouillage d’écran, activez la validation en deux étapes avec une application d’authentification, ou fermez un accès que vous ne reconnaissez pas.',
      device:
        'Si vous perdez l’appareil qui contient cette application, utilisez l’un de vos codes de secours à la connexion. Si vous n’en avez pas, écrivez-nous depuis l’adresse de votre compte. Une fois votre identité vérifiée, nous désactiverons la validation en deux étapes.',
      link: 'Ouvrir votre profil',
    },
    trouble: {
      heading: 'Quand quelque chose ne marche pas',
      code: 'Vous n’avez pas reçu de code ? Vérifiez vos courriers indésirables, puis demandez-en un nouveau : seul le dernier fonctionne. Les codes qui confirment une adresse sont valables 24 heures.',
      channel:
        '« Chaîne introuvable » ? Utilisez l’identifiant avec son @, que YouTube affiche sous le nom de la chaîne. Les anciennes URL en /c/ ne sont pas toujours trouvées.',
      connection:
        'La connexion à YouTube prend fin si vous la révoquez chez Google, changez votre mot de passe Google ou ne l’utilisez pas pendant des mois. Reconnectez-vous : vos analyses sont toujours là.',
      reference:
        'Si un message d’erreur contient une référence, copiez-la dans votre message. Elle nous aide à comprendre ce qui s’est passé.',
      link: 'Aller au Centre de support',
    },
  },
}
