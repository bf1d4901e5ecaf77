import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MetadataOutput } from '#shared/contract/advice.ts'
import { countTagCharacters, maxDescriptionBytes, maxTagsLength } from '#shared/metadata.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { metadataMessages } from './messages.ts'

/** A description and tags to copy, with how much of YouTube's limits they use, and who wrote them. */
export function MetadataResult({ adviser, fallbackReason, description, tags }: MetadataOutput) {
  const { t } = useMessages(metadataMessages)
  const copy = async (text: string, done: string) => {
    if (await copyText(text)) toast.success(done)
    else toast.info(t('metadata.notCopied'))
  }
  const bytes = new TextEncoder().encode(description).length
  return (
    <Card title={t('metadata.result')}>
      <div className="flex flex-col gap-6">
        <Section
          heading={t('metadata.description')}
          usage={t('metadata.bytes', { n: bytes, most: maxDescriptionBytes })}
          copyLabel={t('metadata.copyDescription')}
          onCopy={() => void copy(description, t('metadata.copiedDescription'))}
        >
          <p dir="auto" className="rounded-md bg-sunken p-4 text-sm whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        </Section>
        <Section
          heading={t('metadata.tags')}
          usage={t('metadata.characters', { n: countTagCharacters(tags), most: maxTagsLength })}
          copyLabel={t('metadata.copyTags')}
          onCopy={tags.length > 0 ? () => void copy(tags.join(', '), t('metadata.copiedTags')) : undefined}
        >
          {tags.length === 0 ? (
            <p className="text-sm text-muted">{t('metadata.noTags')}</p>
          ) : (
            <ul className="flex flex-wrap gap-2">
              {tags.map((tag) => (
                <li key={tag} dir="auto" className="rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere">
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </Section>
        <div className="border-t border-line pt-4 text-xs text-muted">
          <p>{t(adviser === 'ai' ? 'metadata.ai' : 'metadata.builtIn')}</p>
          {fallbackReason && fallbackReason !== 'not_configured' && (
            <p className="mt-1">{t(`advisers.fallbackReasons.${fallbackReason}`)}</p>
          )}
        </div>
      </div>
    </Card>
  )
}

interface SectionProps {
  heading: string
  /** How much of YouTube's limit is used. */
  usage: string
  copyLabel: string
  onCopy: (() => void) | undefined
  children: ReactNode
}

const Section = ({ heading, usage, copyLabel, onCopy, children }: SectionProps) => (
  <section>
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <h3 className="text-sm font-semibold">
        {heading} <span className="ms-2 text-xs font-normal text-muted tabular-nums">{usage}</span>
      </h3>
      {onCopy && (
        <Button size="small" variant="ghost" className="-mx-3" icon={<Copy aria-hidden />} onClick={onCopy}>
          {copyLabel}
        </Button>
      )}
    </div>
    {children}
  </section>
)
