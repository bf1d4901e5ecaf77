import { Search } from 'lucide-react'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { controlClass } from '#web/ui/field.tsx'
import { guideSections, scopeKeys } from './guide.tsx'
import { developersMessages } from './messages.ts'
import { reference } from './reference.ts'
import { objectId } from './schema.tsx'

/** The search field and the list of sections: beside the page on wide screens, otherwise above it and collapsed. */
export function Contents() {
  const { t } = useMessages(developersMessages)
  return (
    <div className="lg:sticky lg:top-6 lg:self-start print:hidden">
      <SearchField />
      <nav aria-label={t('developers.contents')}>
        <Disclosure
          summary={t('developers.contents')}
          className="mt-3 rounded-lg border border-line px-3 py-1 lg:hidden"
        >
          <Sections />
        </Disclosure>
        <div className="mt-4 hidden max-h-[80dvh] overflow-y-auto lg:block">
          <Sections />
        </div>
      </nav>
    </div>
  )
}

function SearchField() {
  const { t } = useMessages(developersMessages)
  return (
    <search className="scripted">
      <form data-find-form>
        <div className="relative">
          <button
            type="submit"
            aria-label={t('developers.search.go')}
            className="absolute inset-y-0 grid w-10 place-items-center rounded-md text-muted hover:text-text"
          >
            <Search aria-hidden className="size-4" />
          </button>
          <input
            data-find-field
            type="search"
            maxLength={80}
            autoComplete="off"
            aria-label={t('developers.search.label')}
            placeholder={t('developers.search.placeholder')}
            className={cx(controlClass, 'h-10 ps-10')}
          />
        </div>
        <p
          role="status"
          data-find-status
          data-none={t('developers.search.none', { text: '{text}' })}
          data-found={t('developers.search.found', { n: '{n}' })}
          className="mt-2 text-xs text-muted"
        />
      </form>
    </search>
  )
}

function Sections() {
  const { t } = useMessages(developersMessages)
  return (
    <div className="flex flex-col gap-5 pb-3 text-sm">
      <List heading={t('developers.guide')} links={guideSections.map((id) => [id, t(`developers.${id}.heading`)])} />
      {reference.groups.map(({ scope, operations }) => (
        <List
          key={scope}
          heading={t(`developers.groups.${scopeKeys[scope]}`)}
          links={operations.map(({ id, summary }) => [id, summary])}
          lang="en"
        />
      ))}
      <List
        heading={t('developers.objects')}
        links={reference.objects.map(([name]) => [objectId(name), name])}
        lang="en"
      />
    </div>
  )
}

interface ListProps {
  heading: string
  links: readonly (readonly [id: string, text: string])[]
  /** The language of the links, if it is not the page's. */
  lang?: string
}

const List = ({ heading, links, lang }: ListProps) => (
  <div data-find-group>
    <h2 className="text-xs font-medium text-muted">{heading}</h2>
    <ul lang={lang} className="mt-1.5">
      {links.map(([id, text]) => (
        <li key={id} data-find-for={id}>
          <a href={`#${id}`} className="block rounded-sm py-1 hover:underline aria-[current=true]:text-accent">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
