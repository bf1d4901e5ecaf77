import { Copy } from 'lucide-react'
import { type SampleLanguage, sampleLanguages } from '#web/features/developers/request-samples.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Highlighted } from './highlight.tsx'
import { developersMessages } from './messages.ts'

const names: Record<SampleLanguage, string> = { curl: 'curl', typescript: 'TypeScript' }
const figureClass = 'group/sample overflow-hidden rounded-lg border border-line bg-surface'
const headClass = 'flex min-h-11 flex-wrap items-center justify-between gap-2 border-b border-line py-1 ps-4 pe-2'
const preClass = 'p-4 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere'

/** CSS hides the samples in other languages than the chosen one, so that switching works without a script. */
const hiddenUnlessChosen: Record<SampleLanguage, string> = {
  curl: 'group-has-[[value=typescript]:checked]/sample:hidden',
  typescript: 'group-has-[[value=curl]:checked]/sample:hidden',
}

/** The samples of a call. `interactive.ts` copies them and keeps all samples on the page in the same language. */
export function Samples({ id, samples }: { id: string; samples: Readonly<Record<SampleLanguage, string>> }) {
  const { t } = useMessages(developersMessages)
  return (
    <figure className={figureClass}>
      <div className={headClass}>
        <fieldset className="flex gap-1" data-sample-language>
          <legend className="sr-only">{t('developers.labels.language')}</legend>
          {sampleLanguages.map((language) => (
            <label
              key={language}
              className="inline-flex min-h-7 cursor-pointer items-center rounded-sm px-2 text-xs font-medium text-muted hover:text-text has-checked:bg-sunken has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={`sample-${id}`}
                value={language}
                defaultChecked={language === 'curl'}
                className="sr-only"
              />
              {names[language]}
            </label>
          ))}
        </fieldset>
        <CopyButton what={t('developers.labels.request')} />
      </div>
      {sampleLanguages.map((language) => (
        <pre key={language} data-sample={language} className={`${preClass} ${hiddenUnlessChosen[language]}`}>
          <code>
            <Highlighted code={samples[language]} />
          </code>
        </pre>
      ))}
    </figure>
  )
}

/** Code with a caption, and a button that copies it. */
export function Code({ caption, code }: { caption: string; code: string }) {
  return (
    <figure className={figureClass}>
      <figcaption className={headClass}>
        <span className="text-xs font-medium text-muted">{caption}</span>
        <CopyButton what={caption} />
      </figcaption>
      <pre className={preClass} data-sample="">
        <code>
          <Highlighted code={code} />
        </code>
      </pre>
    </figure>
  )
}

function CopyButton({ what }: { what: string }) {
  const { t } = useMessages(developersMessages)
  return (
    <button
      type="button"
      data-copy
      data-copied={t('developers.labels.copied')}
      data-failed={t('developers.labels.copyFailed')}
      className="scripted inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2 text-xs font-medium text-muted hover:bg-sunken hover:text-text"
    >
      <Copy aria-hidden className="size-3.5" />
      <span>{t('developers.labels.copy')}</span>
      <VisuallyHidden>{what}</VisuallyHidden>
    </button>
  )
}
