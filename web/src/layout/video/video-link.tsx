import { watchUrl } from '#web/lib/video-url.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

interface VideoLinkProps {
  video: { readonly id: string; readonly title: string }
  /** The language of the title, if it is known. */
  lang?: string
  /** Replaces the style of a link in running text. */
  className?: string
}

/** A video's title that links to YouTube in a new tab. */
export function VideoLink({ video: { id, title }, lang, className = inText }: VideoLinkProps) {
  const { t } = useMessages(frameMessages)
  return (
    <a href={watchUrl(id)} target="_blank" rel="noreferrer" className={cx('rounded-sm wrap-anywhere', className)}>
      <bdi lang={lang}>{title}</bdi>
      <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
    </a>
  )
}

const inText = 'py-0.5 text-text underline decoration-line underline-offset-4 hover:decoration-current'
