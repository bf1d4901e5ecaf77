import { Circle, CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { useModal } from '#web/ui/modal.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { signupMessages } from './messages.ts'
import { type StageState, stateOf } from './registration.ts'
import type { SignUpProgress } from './use-sign-up.ts'

/** Shows the progress of a sign-up. It cannot be dismissed, because a started sign-up cannot be undone. */
export function ProgressDialog({ progress }: { progress: SignUpProgress | undefined }) {
  const { t } = useMessages(signupMessages)
  const { ref } = useModal(progress !== undefined, () => undefined)
  const id = useId()
  const { stages = [], done = 0 } = progress ?? {}
  const current = stages[done]
  return (
    <dialog
      ref={ref}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      aria-labelledby={id}
      className="pane m-auto w-[calc(100vw-2rem)] max-w-sm rounded-lg border border-line bg-raised p-6 text-text shadow-high outline-none"
    >
      <h2 id={id} className="text-lg font-semibold">
        {t('signup.progress.title')}
      </h2>
      <ol className="mt-4 flex flex-col gap-3">
        {stages.map((stage, index) => {
          const state = stateOf(index, done)
          return (
            <li key={stage} aria-current={state === 'loading' ? 'step' : undefined} className="flex items-center gap-3">
              {icons[state]}
              <span className={cx('text-sm', state === 'pending' ? 'text-muted' : 'font-medium')}>
                {t(`signup.progress.stages.${stage}`)}
              </span>
              <VisuallyHidden>{t(`signup.progress.states.${state}`)}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {current && t(`signup.progress.stages.${current}`)}
      </p>
    </dialog>
  )
}

const icons: Record<StageState, ReactNode> = {
  pending: <Circle aria-hidden className="size-5 text-muted" />,
  loading: <Spinner className="size-5 text-accent" />,
  complete: <CircleCheck aria-hidden className="size-5 text-good" />,
}
