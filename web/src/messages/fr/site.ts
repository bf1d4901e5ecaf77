import type { site as english } from '../en/site.ts'
import type { Translation } from '../sentence.ts'

export const site: Translation<typeof english> = {
  nav: {
    label: 'Site',
    features: 'Fonctions',
    pricing: 'Tarifs',
    faq: 'Questions',
    accuracy: 'Précision',
  },
  logIn: 'Se connecter',
  signUp: 'S’inscrire',
  dashboard: 'Tableau de bord',
  footer: {
    product: 'Produit',
    company: 'Entreprise',
    legal: 'Mentions légales',
    social: 'Ailleurs',
    about: 'À propos',
    billing: 'Facturation',
    contact: 'Contact',
    terms: 'Conditions',
    privacy: 'Confidentialité',
    cookies: 'Cookies',
    youtube: 'Viewcraft ne fait pas partie de YouTube et n’est pas approuvé par YouTube, une marque de Google LLC.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Elle a pu être déplacée, ou le lien est mal saisi.',
    back: 'Aller à l’accueil',
    dashboard: 'Ouvrir le tableau de bord',
    contact: 'Nous signaler le lien',
  },
}
