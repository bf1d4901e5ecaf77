import type { layout as english } from '../en/layout.ts'
import type { Translation } from '../sentence.ts'

export const layout: Translation<typeof english> = {
  pageTitle: '{page} · Viewcraft',
  home: 'Accueil de Viewcraft',
  skip: 'Aller au contenu',
  navigation: 'Principale',
  footer: 'Pages',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  sections: { production: 'Production', control: 'Centre de contrôle' },
  links: {
    dashboard: 'Tableau de bord',
    insights: 'Analyse prédictive',
    trends: 'Pouls des tendances',
    profile: 'Profil',
    settings: 'Réglages',
    policies: 'Règles',
    support: 'Support',
  },
  upgrade: 'Changer de forfait',
  signOut: 'Se déconnecter',
  signOutFailed: 'La déconnexion a échoué',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  crash: {
    title: 'Cette page ne répond plus',
    text: 'Votre travail sur le serveur est intact. Rechargez la page ; si cela se reproduit, contactez le support.',
    reload: 'Recharger la page',
  },
}
