import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const auth: Translation<typeof english.auth> = {
  email: 'Correo electrónico',
  invalidEmail: 'La dirección de correo no es válida',
  commonPassword: 'Es una de las contraseñas más usadas. Elige otra más difícil de adivinar.',
  locked: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
  unavailable: 'No hemos podido conectar con Viewcraft. Comprueba tu conexión e inténtalo de nuevo.',
  google: {
    button: 'Continuar con Google',
    or: 'o',
  },
  aside: {
    heading: 'Descubre qué palabras cuentan.',
    text: 'Tu título se puntúa mientras lo escribes, con los motivos al lado. Hemos medido con qué frecuencia acierta la puntuación en canales que el modelo nunca había visto.',
    link: '¿Con qué frecuencia acierta?',
  },
}
