import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const steps: Translation<typeof english.steps> = {
  heading: 'Primeros pasos',
  hide: 'No volver a mostrar',
  title: {
    name: 'Puntúa tu primer título',
    text: 'Escribe el título de tu próximo vídeo: la puntuación y lo que influye en ella aparecen al momento.',
  },
  thumbnail: {
    name: 'Revisa una miniatura',
    text: 'Añade la imagen y pide el análisis: texto legible, contraste, caras y composición.',
  },
  trends: {
    name: 'Recibe las tendencias',
    text: 'Activa el informe semanal de tendencias: lo que se está viendo, en tu correo los lunes.',
  },
}
