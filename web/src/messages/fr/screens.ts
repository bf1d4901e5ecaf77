import type { screens as english } from '../en/screens.ts'
import type { Translation } from '../sentence.ts'

export const screens: Translation<typeof english> = {
  about: 'Notre histoire',
  upgrade: 'Changer de forfait',
  payment: 'Paiement',
  enterpriseInquiry: 'Demande entreprise',
  enterpriseConfirmation: 'Demande envoyée',
  billing: 'Facturation',
  contact: 'Contact',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  cookies: 'Cookies',
  guidelines: 'Règles de contenu',
  accuracy: 'Précision',
}
