import type { site as english } from '../en/site.ts'
import type { Translation } from '../sentence.ts'

export const site: Translation<typeof english> = {
  nav: {
    label: 'Sitio',
    features: 'Funciones',
    pricing: 'Precios',
    faq: 'Preguntas',
    accuracy: 'Precisión',
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
    billing: 'Facturación',
    contact: 'Contacto',
    terms: 'Términos',
    privacy: 'Privacidad',
    cookies: 'Cookies',
    youtube: 'Viewcraft no forma parte de YouTube ni cuenta con su respaldo. YouTube es una marca de Google LLC.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace esté mal escrito.',
    back: 'Ir a la página de inicio',
    dashboard: 'Abrir el panel',
    contact: 'Avísanos del enlace',
  },
}
