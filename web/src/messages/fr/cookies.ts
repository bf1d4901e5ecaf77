import type { cookies as english } from '../en/cookies.ts'
import type { Translation } from '../sentence.ts'

export const cookies: Translation<typeof english> = {
  title: 'Cookies et stockage du navigateur',
  lead: 'Viewcraft ne dépose aucun cookie. Il garde six petites choses dans votre navigateur, toutes nécessaires à ce que vous avez demandé.',
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
    theme: {
      name: 'Clair ou sombre',
      what: 'Stockage local. Le thème que vous avez choisi ici.',
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
