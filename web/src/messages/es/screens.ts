import type { screens as english } from '../en/screens.ts'
import type { Translation } from '../sentence.ts'

export const screens: Translation<typeof english> = {
  about: 'Nuestra historia',
  upgrade: 'Mejorar el plan',
  payment: 'Pago',
  enterpriseInquiry: 'Consulta para empresas',
  enterpriseConfirmation: 'Consulta enviada',
  billing: 'Facturación',
  contact: 'Contacto',
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  cookies: 'Cookies',
  guidelines: 'Normas de contenido',
  accuracy: 'Precisión',
}
