import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const channel: Translation<typeof english.channel> = {
  label: 'URL del canal de YouTube',
  hint: 'Escribe tu @identificador, que está debajo del nombre en la página de tu canal, o copia la dirección de esa página.',
  required: 'La URL del canal de YouTube es obligatoria',
  looking: 'Buscando tu canal…',
  found: 'Encontrado en YouTube',
  later: 'YouTube no responde ahora mismo. Puedes continuar: buscaremos tu canal cuando inicies sesión.',
  failed: 'No se ha podido validar el canal',
}
