import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const callback: Translation<typeof english.callback> = {
  title: 'Completando el registro',
  description: 'Un momento, estamos comprobando tu cuenta.',
  error: 'La autenticación ha fallado. Inténtalo de nuevo.',
  failed: 'No se ha podido obtener la información de tu cuenta.',
  none: 'No se ha encontrado ninguna cuenta. Intenta registrarte de nuevo.',
  unconfirmed: 'Revisa tu correo para confirmar tu cuenta.',
  channelUnreadable: 'Error al procesar los datos del canal de YouTube.',
  success: '¡Has iniciado sesión!',
  google: {
    title: 'Continuar con Google',
    working: 'Iniciando sesión…',
    connected: 'Google está conectado. Desde ahora puedes iniciar sesión con tu cuenta de Google.',
    otherUser: 'Ya no tienes abierta la sesión con la que empezaste. Inténtalo de nuevo.',
    otherAccount: 'No es la cuenta de Google con la que inicias sesión aquí. Inténtalo de nuevo y elige la correcta.',
    notConfirmed: 'Google no ha confirmado que seas tú. Inténtalo de nuevo.',
    logIn: 'Iniciar sesión',
    signUp: 'Registrarse con el correo',
    otherWay: 'Iniciar sesión de otra forma',
    problems: {
      link_first: {
        title: 'Ya tienes una cuenta',
        text: 'Existe una cuenta con la dirección de correo de tu cuenta de Google. Inicia sesión como siempre y después podrás conectar Google.',
      },
      google_unverified: {
        title: 'Google no ha verificado tu dirección de correo',
        text: 'Verifica la dirección de correo en tu cuenta de Google e inténtalo de nuevo. O regístrate con tu correo y una contraseña.',
      },
      address_invalid: {
        title: 'Esta cuenta de Google no se puede usar',
        text: 'No podemos enviar mensajes a su dirección de correo. Elige otra cuenta de Google o regístrate con tu correo y una contraseña.',
      },
      too_many_requests: {
        title: 'Demasiados registros',
        text: 'Se están creando demasiadas cuentas con este proveedor de correo. Inténtalo de nuevo en una hora o regístrate con una dirección de otro proveedor.',
      },
      unavailable: {
        title: 'El inicio de sesión con Google no ha funcionado',
        text: 'Comprueba tu conexión e inténtalo de nuevo, o inicia sesión de otra forma.',
      },
      unknown: {
        title: 'Este intento ha terminado',
        text: 'El inicio de sesión con Google se completa en diez minutos como máximo, en la pestaña donde lo empezaste y una sola vez. Empieza de nuevo.',
      },
    },
  },
  broken: 'Algo ha ido mal. Inténtalo de nuevo.',
}
