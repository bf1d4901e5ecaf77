import { page as billing } from '../pages/billing.es.md'
import { page as cookies } from '../pages/cookies.es.md'
import { page as guidelines } from '../pages/guidelines.es.md'
import { page as privacy } from '../pages/privacy.es.md'
import { page as terms } from '../pages/terms.es.md'
import { keepTexts } from '../texts.ts'

export { legal } from '../messages/es.ts'

keepTexts('es', { billing, cookies, guidelines, privacy, terms })
