import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const site: Translation<typeof english.site> = {
  nav: {
    label: 'Site',
    features: 'Fonctions',
    pricing: 'Tarifs',
    faq: 'Questions',
    accuracy: 'Précision',
    whatWorks: 'Ce qui marche',
  },
  logIn: 'Se connecter',
  signUp: 'S’inscrire',
  dashboard: 'Tableau de bord',
  footer: {
    product: 'Produit',
    company: 'Entreprise',
    legal: 'Informations légales',
    social: 'Ailleurs',
    about: 'À propos',
    developers: 'API',
    changelog: 'Nouveautés',
    billing: 'Facturation',
    contact: 'Contact',
    terms: 'Conditions',
    privacy: 'Confidentialité',
    cookies: 'Cookies',
    youtube: 'Viewcraft ne fait pas partie de YouTube et n’est pas approuvé par YouTube, une marque de Google LLC.',
  },
}
