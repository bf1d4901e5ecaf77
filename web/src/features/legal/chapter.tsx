import { useMessages } from '#web/messages/messages.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { KeptThings } from './kept-things.tsx'
import { legalMessages } from './messages.ts'
import type { Block, Chapter, Reference } from './text.ts'

/** A numbered chapter, linkable by its `id`. */
export function ChapterText({ id, number, heading, body }: Chapter & { number: number }) {
  const { t } = useMessages(legalMessages)
  return (
    <section aria-labelledby={id} className="mt-10 break-inside-auto">
      <h2 id={id} tabIndex={-1} className="flex scroll-mt-6 gap-2 text-lg font-semibold outline-none">
        <span className="text-muted tabular-nums">{t('legal.number', { number })}</span>
        {heading}
      </h2>
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change order
        <BlockText key={index} block={block} />
      ))}
    </section>
  )
}

function BlockText({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="mt-3">{block}</p>
  if ('links' in block) return <Links links={block.links} />
  if ('kept' in block) return <KeptThings things={block.kept} />
  return (
    <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 marker:text-muted">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Prints the address of a link on paper. */
const printed = "print:after:content-['_('attr(href)')']"

function Links({ links }: { links: readonly Reference[] }) {
  return (
    <ul className="mt-3 flex flex-col gap-1">
      {links.map(([text, address]) => (
        <li key={text}>
          <TextLink to={address} className={`inline-block min-h-6 text-base ${printed}`}>
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
