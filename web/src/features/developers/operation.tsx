import type { ReactNode } from 'react'
import { errorStatus } from '#shared/errors.ts'
import { apiErrorTexts } from '#shared/openapi/errors.ts'
import { codeClass, Prose } from '#web/layout/prose.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { developersMessages } from './messages.ts'
import type { JsonSchema, Operation, Parameter } from './reference.ts'
import { Code, Samples } from './samples.tsx'
import { FieldList, listFields, ObjectFields, objectId } from './schema.tsx'

const methodClass: Readonly<Record<string, string>> = {
  GET: 'bg-accent-soft text-accent',
  POST: 'bg-good-soft text-good',
  PATCH: 'bg-fair-soft text-fair',
  DELETE: 'bg-danger-soft text-danger',
}

/** Response examples with more lines start collapsed. */
const maxOpenLines = 40

/** An operation of the reference: its description, parameters, response and errors, beside its samples. */
export function OperationSection({ operation }: { operation: Operation }) {
  const { t } = useMessages(developersMessages)
  const { id, method, path, summary, description, samples, example } = operation
  return (
    <section id={id} data-find className="scroll-mt-6 border-t border-line py-10">
      <div className="gap-8 xl:grid xl:grid-cols-2">
        <div data-find-text className="min-w-0" lang="en">
          <h3 id={`${id}-heading`} tabIndex={-1} className="text-lg font-semibold outline-none">
            {summary}
          </h3>
          <p className="mt-2 flex flex-wrap items-center gap-2 font-mono text-xs">
            <span className={`rounded-sm px-2 py-0.5 font-medium ${methodClass[method]}`}>{method}</span>
            <span className="wrap-anywhere">{path}</span>
          </p>
          {description.split('\n\n').map((paragraph) => (
            <p key={paragraph} className="mt-3 text-pretty">
              <Prose text={paragraph} />
            </p>
          ))}
          <Fields operation={operation} />
        </div>
        <div className="mt-6 flex min-w-0 flex-col gap-4 xl:sticky xl:top-6 xl:mt-0 xl:self-start">
          <Samples id={id} samples={samples} />
          {example !== undefined && (
            <ResponseExample caption={t('developers.labels.responseExample')} example={example} />
          )}
        </div>
      </div>
    </section>
  )
}

function ResponseExample({ caption, example }: { caption: string; example: unknown }) {
  const code = JSON.stringify(example, null, 2)
  const figure = <Code caption={caption} code={code} />
  if (code.split('\n').length <= maxOpenLines) return figure
  return <Disclosure summary={caption}>{figure}</Disclosure>
}

function Fields({ operation }: { operation: Operation }) {
  const { t } = useMessages(developersMessages)
  const { body, response } = operation
  return (
    <>
      <Parameters operation={operation} place="path" />
      <Parameters operation={operation} place="query" />
      {body && (
        <Part heading={t('developers.labels.body')}>
          <FieldList fields={listFields(body)} isInput />
        </Part>
      )}
      <Parameters operation={operation} place="header" />
      <Part heading={t('developers.labels.response')}>
        <Response schema={response} />
      </Part>
      <Errors operation={operation} />
    </>
  )
}

function Parameters({ operation: { parameters }, place }: { operation: Operation; place: Parameter['in'] }) {
  const { t } = useMessages(developersMessages)
  const fields = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, required, description }) => ({
      name,
      schema,
      isRequired: required,
      text: description ?? schema.description,
    }))
  if (fields.length === 0) return null
  return (
    <Part heading={t(`developers.labels.${place}`)}>
      <FieldList fields={fields} isInput />
    </Part>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const { locale } = useMessages(developersMessages)
  return (
    <>
      <h4 lang={locale} className="mt-6 mb-2 text-sm font-medium">
        {heading}
      </h4>
      {children}
    </>
  )
}

function Response({ schema }: { schema: JsonSchema }) {
  const { t, locale } = useMessages(developersMessages)
  const fields = listFields(schema)
  if (fields.length > 0) return <FieldList fields={fields} isInput={false} />
  return (
    <p lang={locale} className="text-sm text-muted">
      {t('developers.labels.noFields')}
    </p>
  )
}

function Errors({ operation: { errors } }: { operation: Operation }) {
  const { t, locale } = useMessages(developersMessages)
  return (
    <Part heading={t('developers.labels.errors')}>
      <ul className="flex flex-col gap-2 text-sm">
        {errors.map((code) => (
          <li key={code}>
            <code className={codeClass}>{code}</code>{' '}
            <span className="text-muted">
              <Prose text={`${errorStatus[code]} · ${apiErrorTexts[code] ?? ''}`} />
            </span>
          </li>
        ))}
        <li lang={locale}>
          <a href="#errors" className="text-accent underline underline-offset-4">
            {t('developers.labels.errorsMore')}
          </a>
        </li>
      </ul>
    </Part>
  )
}

/** A schema that several responses share. */
export function ObjectSection({ name, schema }: { name: string; schema: JsonSchema }) {
  const id = objectId(name)
  return (
    <section id={id} data-find className="scroll-mt-6 border-t border-line py-8" lang="en">
      <div data-find-text className="max-w-2xl">
        <h3 id={`${id}-heading`} tabIndex={-1} className="mb-2 text-lg font-semibold outline-none">
          {name}
        </h3>
        <ObjectFields name={name} schema={schema} />
      </div>
    </section>
  )
}
