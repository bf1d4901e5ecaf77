import type { auth as english } from '../en/auth.ts'
import type { Translation } from '../sentence.ts'

export const auth: Translation<typeof english> = {
  aside: {
    heading: 'Mira qué palabra lo consigue.',
    text: 'Un título se puntúa mientras lo escribes, con sus motivos al lado. Con qué frecuencia acierta se midió en canales que el modelo nunca había visto.',
    link: '¿Con qué frecuencia acierta?',
  },
}
