import type { legal as english } from '../en/legal.ts'
import type { Translation } from '../sentence.ts'

export const legal: Translation<typeof english> = {
  contents: 'En esta página',
  number: '{number}.',
  updated: 'Última actualización: {date}.',
  prevails: 'Las traducciones son una ayuda; si difieren, prevalece el texto en inglés.',
  until: 'Se conserva: {time}',
  policies: 'Lo que aceptaste al crear tu cuenta y lo que te prometemos.',
  readMore: 'Leer más',
  draft: {
    title: 'Este texto es un borrador',
    text: 'El operador de este sitio no ha indicado quién es ni cómo contactarle. Hasta entonces, nadie responde de partes de este texto.',
  },
  operator: {
    name: 'el operador de este sitio',
    mail: '[dirección de contacto: sin indicar]',
    address: '[dirección postal: sin indicar]',
    dataIn: '[país: sin indicar]',
  },
}
