import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const site: Translation<typeof english.site> = {
  nav: {
    label: 'Sitio',
    features: 'Funciones',
    pricing: 'Precios',
    faq: 'Preguntas',
    accuracy: 'Precisión',
    whatWorks: 'Qué funciona',
  },
  logIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  dashboard: 'Panel',
  footer: {
    product: 'Producto',
    company: 'Empresa',
    legal: 'Legal',
    social: 'En otros sitios',
    about: 'Nosotros',
    developers: 'API',
    changelog: 'Novedades',
    billing: 'Facturación',
    contact: 'Contacto',
    terms: 'Condiciones',
    privacy: 'Privacidad',
    cookies: 'Cookies',
    youtube: 'Viewcraft no forma parte de YouTube ni cuenta con su respaldo. YouTube es una marca de Google LLC.',
  },
}
