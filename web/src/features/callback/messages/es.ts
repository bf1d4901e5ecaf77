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
  broken: 'Algo ha ido mal. Inténtalo de nuevo.',
}
