import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const legal: Translation<typeof english.legal> = {
  contents: 'En esta página',
  number: '{number}.',
  updated: 'Última actualización: {date}.',
  prevails: 'Las traducciones son una ayuda; si difieren, prevalece el texto en inglés.',
  policies: 'Lo que aceptaste al crear tu cuenta y lo que te prometemos.',
  readMore: 'Leer más',
  unreviewed: {
    title: 'Este texto es un borrador',
    text: 'El operador de este sitio no ha indicado quién es ni cómo contactarle. Hasta entonces, algunas partes de este texto están incompletas.',
  },
}
