import { page as billing } from '../pages/billing.fr.md'
import { page as cookies } from '../pages/cookies.fr.md'
import { page as guidelines } from '../pages/guidelines.fr.md'
import { page as privacy } from '../pages/privacy.fr.md'
import { page as terms } from '../pages/terms.fr.md'
import { keepTexts } from '../texts.ts'

export { legal } from '../messages/fr.ts'

keepTexts('fr', { billing, cookies, guidelines, privacy, terms })
