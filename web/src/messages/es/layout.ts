import type { layout as english } from '../en/layout.ts'
import type { Translation } from '../sentence.ts'

export const layout: Translation<typeof english> = {
  pageTitle: '{page} · Viewcraft',
  home: 'Inicio de Viewcraft',
  skip: 'Ir al contenido',
  navigation: 'Principal',
  footer: 'Páginas',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  sections: { production: 'Producción', control: 'Centro de control' },
  links: {
    dashboard: 'Panel',
    insights: 'Análisis predictivo',
    trends: 'Pulso de tendencias',
    profile: 'Perfil',
    settings: 'Ajustes',
    policies: 'Políticas',
    support: 'Soporte',
  },
  upgrade: 'Mejorar plan',
  signOut: 'Cerrar sesión',
  signOutFailed: 'No se pudo cerrar la sesión',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  languageFailed: 'No se pudo cargar el idioma. Comprueba tu conexión e inténtalo de nuevo.',
  crash: {
    title: 'Esta página ha dejado de funcionar',
    text: 'Tu trabajo en el servidor está a salvo. Recarga la página; si se repite, escribe a soporte.',
    reload: 'Recargar la página',
  },
}
