import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const settings: Translation<typeof english.settings> = {
  title: 'Ajustes',
  subtitle: 'Tus preferencias de correo, idioma y hora en todos tus dispositivos.',
  mails: {
    heading: 'Notificaciones por correo',
    description:
      'Están desactivadas hasta que las actives. Los cambios se aplican al instante, y cada correo incluye un enlace para dejar de recibir los de ese tipo.',
    analyses: {
      hint: 'Las puntuaciones de cada análisis nuevo, para tu archivo. Hasta 10 correos al día.',
    },
    weekly: {
      hint: 'Qué es tendencia y por qué, cinco ideas para vídeos y un resumen semanal de tu canal conectado. Se envía los lunes a partir de las 8:00 en tu zona horaria.',
    },
    alerts: {
      hint: 'Cuando un vídeo de tu canal conectado va mucho mejor o peor de lo habitual. Como máximo, una alerta de cada tipo por vídeo.',
    },
    reviews: {
      hint: 'Cuando está listo el balance de un vídeo que publicaste a partir de un borrador: 7 y 28 días después de marcarlo como publicado. Dos correos por vídeo.',
    },
    reminders: {
      hint: 'La mañana del día anterior a la fecha prevista: qué vas a publicar y a qué hora. Un correo por día.',
    },
    turnedOn: '{label}: activado.',
    turnedOff: '{label}: desactivado.',
    noSender: 'Este sitio no está configurado para enviar correos, así que no recibirás ninguno de estos.',
    stopped: {
      title: 'Estos correos están en pausa',
      bounced:
        'El {day}, el correo que enviamos a {email} fue devuelto: el buzón no existe o no acepta nuestros correos. Cuando vuelva a funcionar, puedes reanudarlos.',
      complained:
        'El {day}, nuestro correo a {email} se marcó como spam, así que dejamos de enviarlos. Si fue un error, sácalo de la carpeta de spam y reanuda nuestros correos.',
      resume: 'Reanudar los correos',
      resumed: 'Correos reanudados.',
    },
  },
  language: {
    heading: 'Idioma y hora',
    language: 'Idioma',
    languageHint:
      'Se aplica a todas las pantallas y a nuestros correos. El selector de arriba solo afecta a este navegador.',
    titles: 'Idioma de tus títulos',
    titlesHint:
      'Se usa cuando las palabras del título no lo dejan claro. Los títulos en inglés los puntúa nuestro modelo de inglés; los demás se comparan con los vídeos de tu canal.',
    titlesAuto: 'Automático: canal e idioma',
    titlesOther: 'Otro idioma',
    timeZone: 'Zona horaria',
    timeZoneHint: 'Determina cuándo empieza tu día. La tomamos de tu navegador la primera vez que iniciaste sesión.',
    save: 'Guardar cambios',
    saved: 'Tus ajustes se han guardado.',
  },
  shortcuts: {
    heading: 'Atajos de teclado',
    keys: 'Atajos de una sola tecla',
    hint: 'Pulsa ? para verlos todos. Desactívalos si pulsas teclas sin querer o dictas por voz. Ctrl K (⌘ K en un Mac) funciona siempre. Se aplica a este navegador hasta que cierres sesión.',
  },
  studio: {
    heading: 'Porcentajes de clics',
    text: 'Mira qué títulos y miniaturas consiguen clics, según tus exportaciones de YouTube Studio. Se leen en tu navegador.',
  },
}
