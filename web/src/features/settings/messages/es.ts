import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const settings: Translation<typeof english.settings> = {
  title: 'Ajustes',
  subtitle: 'Cómo te habla Viewcraft, en todos los dispositivos en los que entras.',
  mails: {
    heading: 'Notificaciones por correo',
    description:
      'Desactivados hasta que los actives. Cada cambio vale al instante, y cada correo lleva un enlace que detiene los de su tipo.',
    analyses: {
      hint: 'Las puntuaciones de cada análisis nuevo, para tu archivo: como máximo 10 correos al día.',
    },
    weekly: {
      hint: 'Qué es tendencia y por qué, y la semana de tu canal conectado: el lunes desde las 8:00 en tu zona horaria.',
    },
    alerts: {
      hint: 'Cuando un vídeo de tu canal conectado va mucho mejor o peor de lo habitual: como máximo una vez por vídeo y sentido.',
    },
    turnedOn: '{label}: activado.',
    turnedOff: '{label}: desactivado.',
    noSender: 'Este sitio no tiene remitente de correo, así que no se puede enviar ninguno de estos.',
    stopped: {
      title: 'No te enviamos ninguno de estos correos',
      bounced:
        'El {day}, nuestro correo a {email} fue devuelto: el buzón no existe o no acepta nuestros correos. Cuando vuelva a funcionar, pide que te los enviemos de nuevo.',
      complained:
        'El {day}, nuestro correo a {email} se marcó como no deseado, así que paramos. Si fue un error, sácalo de la carpeta de correo no deseado y pide que te los enviemos de nuevo.',
      resume: 'Volver a enviar correos',
      resumed: 'Te volvemos a enviar correos.',
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
