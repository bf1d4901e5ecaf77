import type { common as english } from '../en/common.ts'
import type { Translation } from '../sentence.ts'

export const common: Translation<typeof english> = {
  product: 'Viewcraft',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  loading: 'Cargando…',
  notifications: 'Notificaciones',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  sendAgain: 'Enviar otro código',
  sendAgainIn: 'Enviar otro código en {n} s',
  scoreOutOf: '{score} de 100',
  requestId: 'Referencia para soporte: {id}',
}
