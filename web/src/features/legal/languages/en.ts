import { page as billing } from '../pages/billing.en.md'
import { page as cookies } from '../pages/cookies.en.md'
import { page as guidelines } from '../pages/guidelines.en.md'
import { page as privacy } from '../pages/privacy.en.md'
import { page as terms } from '../pages/terms.en.md'
import { keepTexts } from '../texts.ts'

export { legal } from '../messages/en.ts'

keepTexts('en', { billing, cookies, guidelines, privacy, terms })
