import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const help: Translation<typeof english.help> = {
  title: 'Documentation',
  subtitle:
    'Ce que fait chaque partie de Viewcraft, d’où viennent ses chiffres, et que faire quand quelque chose ne marche pas.',
  ask: 'Nous demander',
  contents: 'Sujets',
  topics: {
    start: {
      heading: 'Premiers pas',
      channel:
        'Indiquez votre chaîne, ou connectez-la. L’indiquer suffit pour analyser des brouillons ; la connecter amène vos propres chiffres sur le tableau de bord.',
      draft:
        'Ouvrez ensuite Analyse prédictive et saisissez un titre. Son score change à chaque lettre, et le titre ne quitte pas votre navigateur avant le bouton Analyser. Une miniature est envoyée dès que vous l’ajoutez, pour vous seul ; avec les deux, ils sont examinés ensemble.',
      publish:
        'Quand la vidéo est en ligne, signalez l’analyse comme publiée. Après 7 et 25 jours, nous vérifions si nous avions vu juste, et vous montrons combien de fois.',
      link: 'Ouvrir Analyse prédictive',
    },
    titles: {
      heading: 'Ce que dit le score d’un titre',
      score:
        'Le score est un rang de 0 à 100 parmi de vrais titres de vidéos : à 60, un titre en dépasse 60 sur 100. Le modèle a appris, sur des paires de vidéos d’une même chaîne et d’âge proche, laquelle des deux a eu le plus de vues. Il lit le titre et rien d’autre.',
      benchmark:
        'À partir de 75, un titre est dans le meilleur quart : c’est la référence. Le vert commence à 80, le jaune à 60.',
      parts:
        'Chaque mot ou trait qui fait bouger le score est indiqué avec sa part, et les parts s’additionnent pour donner la valeur brute du modèle, d’où vient le rang. Une suggestion dit de combien de points elle relèverait le score. C’est un changement de rang, jamais une promesse de vues.',
      compare:
        'La comparaison de titres met côte à côte des formulations pour une même vidéo. Un autre modèle les classe, appris sur des tests A/B de titres de presse : choisir entre des formulations n’est pas choisir entre des vidéos.',
      ideas:
        'Les idées de titres partent de votre brouillon. Un fournisseur d’IA les écrit si ce site en a un et s’il reste des unités à votre forfait ; sinon notre conseiller intégré, et l’écran dit lequel. Dans les deux cas, notre modèle les classe.',
      languages:
        'Le modèle connaît l’anglais. Les titres dans d’autres langues reçoivent les contrôles simples et une phrase qui le dit, mais aucun score.',
      link: 'Combien de fois le modèle a raison',
    },
    thumbnails: {
      heading: 'Ce qui est contrôlé sur une miniature',
      file: 'JPG, JPEG ou PNG, jusqu’à {size} et {thumbnails} images par jour. YouTube conseille 1280 × 720 pixels en 16:9.',
      checks:
        'Le score mesure la lisibilité et le soin : si le texte se lit à la taille d’une barre latérale, le nombre de mots, le contraste, la luminosité, l’encombrement, et si le badge de durée cache quelque chose. Rien de ce que nous avons pu mesurer sur une image ne prédit les vues ; nous ne le prétendons donc pas.',
      kept: 'Les images sont examinées sur nos propres serveurs et ne vont à personne d’autre. L’original est effacé après 30 jours.',
      link: 'Contrôler une miniature',
    },
    record: {
      heading: 'Analyses passées',
      history:
        'Chaque analyse reste dans vos analyses passées jusqu’à ce que vous l’effaciez, avec son score et ses suggestions tels qu’ils étaient.',
      calls:
        'Signalez celles que vous avez publiées avec l’adresse de la vidéo, 7 jours au plus après sa sortie, afin que personne ne puisse encore savoir ce qu’elle fait. Son titre doit être celui analysé ou un titre proche, et chaque vidéo ne compte qu’une fois. La part de pronostics justes apparaît quand il y en a assez pour que cela ait un sens.',
      link: 'Voir vos analyses passées',
    },
    trends: {
      heading: 'D’où viennent les tendances',
      lists:
        'Les listes viennent de YouTube : son propre classement là où il existe, sinon une recherche de ce qui est le plus vu. Elles sont relues toutes les demi-heures ; la ligne sous le titre dit de quel genre, pour quelle région et de quand.',
      search:
        'En dehors de la liste générale, chaque catégorie ou recherche est un sujet. Le forfait gratuit en compte {searches} par semaine ; le même sujet une nouvelle fois est gratuit. YouTube nous accorde un nombre limité de recherches par jour : quand elles sont épuisées, vous voyez ce qu’ont nos listes, et l’heure à laquelle la recherche rouvre.',
      insight:
        'L’analyse compare les chiffres d’une vidéo à ceux de sa liste, selon nos propres règles. Les chiffres de YouTube et ceux que nous en tirons sont distingués.',
      link: 'Ouvrir Tendances du moment',
    },
    channel: {
      heading: 'Connecter votre chaîne',
      connect:
        'La connexion passe par Google et nous donne un accès en lecture à votre chaîne et à ses chiffres : les deux cases doivent être cochées. Nous ne pouvons rien modifier ni rien publier, et votre mot de passe Google ne nous parvient jamais.',
      late: 'YouTube achève de compter un jour deux à trois jours plus tard, à l’heure du Pacifique. C’est pourquoi le tableau de bord s’arrête là. Un compteur que la chaîne masque est indiqué comme masqué, et non comme 0.',
      disconnect:
        'Déconnectez-la depuis le tableau de bord, quand vous voulez. Notre accès est retiré chez Google, et ce que nous avons lu de votre chaîne est effacé aussitôt.',
      link: 'Aller au tableau de bord',
    },
    plans: {
      heading: 'Les forfaits et ce qu’ils comptent',
      meters:
        'Ce que compte un forfait est affiché là où vous le dépensez et sur votre profil, avec ce qui reste et le jour où cela recommence. Les mois et les semaines sont ceux du calendrier en UTC ; la semaine commence le lundi.',
      free: 'Le forfait gratuit compte {analyses} analyses par mois. Le même brouillon dans les cinq minutes est la même analyse. À la limite, rien ne se bloque : le score en direct reste, et vos analyses passées aussi.',
      back: 'Si une analyse échoue de notre côté, ou parce que YouTube ne répond pas, elle vous est rendue.',
      link: 'Voir ce qui reste',
    },
    account: {
      heading: 'Votre compte',
      language:
        'Dans Réglages, vous choisissez la langue et le fuseau horaire. Ils sont gardés avec votre compte et valent partout où vous vous connectez.',
      password:
        'Dans Profil, vous changez nom, adresse e-mail et mot de passe, vous vous déconnectez de tous les appareils et vous activez une seconde étape : un code d’une application d’authentification, demandé à chaque connexion.',
      device:
        'Si vous perdez l’appareil qui porte cette application, plus personne ne peut se connecter, vous compris. Écrivez-nous depuis l’adresse de votre compte ; nous désactivons la seconde étape dès que nous savons que c’est vous.',
      link: 'Ouvrir votre profil',
    },
    trouble: {
      heading: 'Quand quelque chose ne marche pas',
      code: 'Pas de code dans vos e-mails ? Regardez dans les indésirables, puis demandez-en un nouveau : seul le dernier est valable. Les codes qui confirment une adresse valent 24 heures.',
      channel:
        '« Chaîne introuvable » ? Utilisez l’identifiant avec son @ : il est sous le nom de la chaîne sur YouTube. Les anciennes adresses en /c/ ne se trouvent pas toujours.',
      connection:
        'La connexion à YouTube prend fin si vous la retirez chez Google, changez votre mot de passe Google ou ne l’utilisez pas pendant des mois. Connectez à nouveau : vos analyses sont toujours là.',
      reference:
        'Si un message porte une référence, copiez-la dans votre message : elle nous permet de retrouver ce qui s’est passé.',
      link: 'Aller au Centre de support',
    },
  },
}
