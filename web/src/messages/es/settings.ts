import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../sentence.ts'

export const settings: Translation<typeof english> = {
  title: 'Ajustes',
  subtitle: 'Cómo te habla Viewcraft, en todos los dispositivos en los que entras.',
  mails: {
    heading: 'Notificaciones por correo',
    notYet: 'Viewcraft aún no envía estos correos, así que no hay nada que activar. Mientras tanto no se envía nada.',
    analyses: {
      label: 'Avisos por correo cuando termina un análisis',
      hint: 'Cuando acaba un análisis que has iniciado.',
    },
    weekly: {
      label: 'Informes semanales de tendencias',
      hint: 'Lo que es tendencia, el lunes por la mañana en tu zona.',
    },
    alerts: {
      label: 'Alertas de rendimiento',
      hint: 'Cuando un vídeo de tu canal conectado va mucho mejor o peor de lo normal.',
    },
  },
  region: {
    heading: 'Idioma y hora',
    language: 'Idioma',
    languageHint: 'De todas las pantallas y de nuestros correos. El selector de arriba cambia solo este navegador.',
    timeZone: 'Zona horaria',
    timeZoneHint: 'Donde empiezan tus días. La tomamos de tu navegador la primera vez que entraste.',
    save: 'Guardar cambios',
    saved: 'Tus ajustes están guardados.',
  },
}
