import { Failure } from '#functions/lib/failure.ts'
import { setDismissed } from '#functions/store/ideas.ts'
import { mondayOfIdea } from './choose.ts'

/** Dismisses an idea, or restores it. Throws Failure `not_found` for an idea that is not the user's. */
export async function dismissIdea(userId: string, id: string, dismissed: boolean): Promise<void> {
  const monday = mondayOfIdea(id)
  if (!monday || !(await setDismissed({ userId, monday, id }, dismissed))) throw new Failure('not_found')
}
