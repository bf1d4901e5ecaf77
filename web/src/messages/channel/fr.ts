import type { Translation } from '../sentence.ts'
import type * as english from './en.ts'

export const channel: Translation<typeof english.channel> = {
  label: 'URL de la chaîne YouTube',
  hint: 'Saisissez votre @identifiant, qui figure sous le nom sur la page de votre chaîne, ou copiez l’adresse de cette page.',
  required: 'L’URL de la chaîne YouTube est obligatoire',
  looking: 'Recherche de votre chaîne…',
  found: 'Trouvée sur YouTube',
  later:
    'YouTube ne répond pas pour l’instant. Vous pouvez continuer : nous chercherons votre chaîne à votre connexion.',
  failed: 'La chaîne n’a pas pu être validée',
}
