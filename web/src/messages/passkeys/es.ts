import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  add: 'Añadir una llave de acceso',
  added: 'Llave de acceso añadida. La próxima vez, podrás iniciar sesión con ella.',
  on: '{browser} en {device}',
  unnamed: 'Llave de acceso',
  problems: {
    canceled:
      'No se ha añadido ninguna llave de acceso: has cancelado o ha pasado demasiado tiempo. Inténtalo de nuevo cuando quieras.',
    exists: 'Este dispositivo ya tiene una llave de acceso de tu cuenta. Puedes iniciar sesión con ella.',
    wrong_site:
      'Las llaves de acceso no funcionan en esta dirección web. Abre Viewcraft en su dirección habitual e inténtalo de nuevo.',
    unsupported:
      'Este dispositivo no puede crear una llave de acceso. Configura un bloqueo de pantalla o prueba con otro dispositivo.',
  },
  use: {
    none: 'No hemos encontrado ninguna llave de acceso para esta dirección de correo.',
    canceled:
      'No se ha usado ninguna llave de acceso: has cancelado, ha pasado demasiado tiempo o no está en este dispositivo. Inténtalo de nuevo.',
    refused: 'Esta llave de acceso se ha eliminado o ha pasado demasiado tiempo. Inténtalo de nuevo.',
    wrong_site: 'Las llaves de acceso no funcionan en esta dirección web. Abre Viewcraft en su dirección habitual.',
    unsupported: 'Este dispositivo no puede usar tu llave de acceso. Prueba con otro.',
    off: 'Las llaves de acceso no están disponibles en este momento.',
    otherWays: 'Tus otras formas de iniciar sesión siguen funcionando.',
    onlyWay: 'También puedes crear una contraseña en tu perfil: te enviaremos un código por correo.',
    locked: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
    unavailable: 'No hemos podido conectar con Viewcraft. Comprueba tu conexión e inténtalo de nuevo.',
  },
  offer: {
    title: 'La próxima vez, entra sin contraseña',
    text: 'Con una llave de acceso te basta con tu huella, tu cara o el bloqueo de pantalla de este dispositivo.',
    later: 'Ahora no',
  },
}
