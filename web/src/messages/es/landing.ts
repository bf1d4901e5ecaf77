import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../sentence.ts'

export const landing: Translation<typeof english> = {
  page: 'Decide antes de publicar',
  headline: 'Compara tu título antes de publicar',
  text: 'Viewcraft puntúa el título de un vídeo frente a vídeos reales mientras lo escribes, y muestra qué lo ayuda y qué lo frena.',
  logIn: 'Iniciar sesión',
  dashboard: 'Panel',
  accuracy: '¿Con qué frecuencia acierta?',
  deleted: 'Tu cuenta está eliminada.',
  closed: 'Tu cuenta está cerrada. Lo que queda de ella se elimina en el plazo de un día.',
}
