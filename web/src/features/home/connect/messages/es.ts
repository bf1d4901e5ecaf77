import { youtubeDays } from '#shared/retention.ts'
import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const connect: Translation<typeof english.connect> = {
  page: 'Conecta tu canal',
  heading: 'Conecta tu canal',
  button: 'Conectar cuenta de YouTube',
  text: 'Conecta tu cuenta de YouTube para ver las estadísticas de tu canal',
  titleIn: 'Tu título ya está aquí. Tu canal, a un paso.',
  oneStep: 'Tu canal está a un paso.',
  promise: 'Y tus títulos se comparan con tus propios vídeos, no con los de todos.',
  waiting: 'Tu título',
  toTitle: 'Ver qué puesto ocupa',
  meanwhile: 'Mientras tanto',
  named: 'Al registrarte indicaste {title}. Conéctalo para confirmar que es tuyo.',
  points: {
    readOnly: 'Solo lectura: Viewcraft no puede cambiar ni subir nada',
    kept: `Los datos se guardan ${youtubeDays} días como máximo y se borran al instante cuando desconectas`,
  },
  policy:
    'Viewcraft usa los servicios de la API de YouTube. Al conectar aceptas las Condiciones del servicio de YouTube.',
  links: {
    youtubeTerms: 'Condiciones del servicio de YouTube',
    privacy: 'Política de privacidad de Viewcraft',
    googlePrivacy: 'Política de privacidad de Google',
    permissions: 'Gestionar el acceso en tu cuenta de Google',
  },
  later: 'Ahora no: ir al panel',
  startFailed: 'No se ha podido iniciar la conexión con YouTube',
  working: 'Conectando tu cuenta de YouTube...',
  connected: '{title} está conectado.',
  connectedUntitled: 'Tu canal está conectado.',
  replaced: 'Antes estaba conectado {title}. Hemos borrado sus datos.',
  replacedUntitled: 'Antes estaba conectado otro canal. Hemos borrado sus datos.',
  failed: 'No se ha podido completar la conexión con YouTube',
  google: 'La autenticación ha fallado: {error}',
  refused:
    'No has permitido que Viewcraft lea tu canal, así que no se ha conectado nada. Puedes intentarlo cuando quieras.',
  googleNext: 'Google ha interrumpido la conexión. Inténtalo de nuevo; si se repite, escribe a soporte.',
  unknown_state:
    'Esta respuesta de Google no corresponde a una conexión iniciada en esta pestaña en los últimos 10 minutos. Vuelve a conectar.',
  other_user:
    'Esta conexión la inició otro usuario de Viewcraft y no se ha completado. Vuelve a conectar con tu cuenta.',
  unknown_error: 'Google ha interrumpido la conexión por un motivo desconocido. Vuelve a conectar.',
}
