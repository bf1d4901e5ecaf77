import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyText } from '#web/lib/clipboard.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { pickVisiblyDifferent } from './distinct.ts'
import { compareMessages } from './messages.ts'

/** The number of titles in a YouTube title test. */
const slots = 3

/** Exports the best visibly different titles, one per line, for a YouTube title test. */
export function TestExport({ titles }: { titles: readonly string[] }) {
  const { t } = useMessages(compareMessages)
  const lines = useRef<HTMLTextAreaElement>(null)
  const picked = pickVisiblyDifferent(titles, slots)
  const text = picked.join('\n')
  const copy = async () => {
    if (await copyText(text)) return toast.success(t('compare.export.copied'))
    lines.current?.focus()
    lines.current?.select()
    toast.info(t('compare.export.refused'))
  }
  return (
    <section className="border-t border-line pt-5">
      <h3 className="text-sm font-semibold">{t('compare.export.heading')}</h3>
      {picked.length < 2 ? (
        <p className="mt-1 text-sm text-muted">{t('compare.export.alike')}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 text-sm text-muted">{t('compare.export.text', { n: picked.length })}</p>
          <TextArea ref={lines} readOnly label={t('compare.export.label')} rows={picked.length} value={text} />
          <Button icon={<Copy aria-hidden />} className="mt-3" onClick={() => void copy()}>
            {t('compare.export.copy')}
          </Button>
        </>
      )}
    </section>
  )
}
