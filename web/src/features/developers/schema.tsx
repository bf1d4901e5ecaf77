import { Fragment } from 'react'
import { codeClass, Prose } from '#web/layout/prose.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { JsonSchema } from './reference.ts'
import { choicesOf, itemsOf, limitsOf, nameOf, valuesOf } from './schema-text.ts'

/*
 * Fields of requests and responses. They are always in English, like the API description. The constants are the words around
 * a field.
 */

const required = 'required'
const optional = 'optional'
const orNull = ' or null'
const arrayOf = 'array of '
const mapOf = 'map of '
const oneOf = 'One of '
const comma = ', '
const fieldsOf = 'Fields'
const ofField = ' of '

/** Maximum number of enumeration values to show initially. */
const fewValues = 8

/** The id of an object's section on the page. */
export const objectId = (name: string) => `object-${name}`

function TypeName({ schema }: { schema: JsonSchema }) {
  const { choices, isNullable } = choicesOf(schema)
  const [choice = {}, ...others] = choices
  const name = nameOf(choice)
  const items = itemsOf(choice)
  const values = valuesOf(choice)
  const plain = [...new Set([choice, ...others].map(({ type }) => type))].join(' or ')
  return (
    <>
      {name && (
        <a href={`#${objectId(name)}`} className="text-accent underline underline-offset-4">
          {name}
        </a>
      )}
      {items && arrayOf}
      {items && <TypeName schema={items} />}
      {values && mapOf}
      {values && <TypeName schema={values} />}
      {!name && !items && !values && plain}
      {isNullable && orNull}
    </>
  )
}

interface Field {
  readonly name: string
  readonly schema: JsonSchema
  /** Whether requests must contain the field, or responses always contain it. */
  readonly isRequired: boolean
  readonly text?: string | undefined
}

/** Returns the fields of an object. */
export const listFields = ({ properties = {}, required: needed = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: needed.includes(name),
    text: schema.description,
  }))

interface FieldListProps {
  fields: readonly Field[]
  isInput: boolean
  /** Whether the fields belong to another field. Their own fields are then collapsed at first. */
  isInner?: boolean
}

/** A list of fields with their types, limits and texts. Marks required fields with `isInput`, and optional ones otherwise. */
export const FieldList = ({ fields, isInput, isInner = false }: FieldListProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {fields.map((field) => (
      <FieldRow key={field.name} {...field} isInput={isInput} isInner={isInner} />
    ))}
  </ul>
)

function FieldRow({
  name,
  schema,
  isRequired,
  text,
  isInput,
  isInner,
}: Field & { isInput: boolean; isInner: boolean }) {
  const mark = isInput ? isRequired && required : !isRequired && optional
  const limits = limitsOf(schema)
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
        <code className="font-mono text-sm font-medium text-text wrap-anywhere">{name}</code>
        <span>
          <TypeName schema={schema} />
        </span>
        {limits.map((limit) => (
          <span key={limit}>{limit}</span>
        ))}
        {mark && <span className={isInput ? 'font-medium text-fair' : ''}>{mark}</span>}
      </p>
      {text && (
        <p className="mt-1 text-sm text-pretty text-muted">
          <Prose text={text} />
        </p>
      )}
      <Values schema={schema} />
      <Children name={name} schema={schema} isInput={isInput} isInner={isInner} />
    </li>
  )
}

/** The values of an enumeration. */
function Values({ schema }: { schema: JsonSchema }) {
  const { choices } = choicesOf(itemsOf(schema) ?? schema)
  const values = choices.length === 1 ? (choices[0]?.enum ?? (choices[0]?.const ? [String(choices[0].const)] : [])) : []
  if (values.length === 0) return null
  const codes = values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && comma}
      <code className={codeClass}>{value}</code>
    </Fragment>
  ))
  if (values.length <= fewValues)
    return (
      <p className="mt-1 text-xs leading-5 text-muted">
        {values.length > 1 && oneOf}
        {codes}
      </p>
    )
  return (
    <Disclosure summary={`One of ${values.length} values`} className="mt-1 text-muted">
      <p className="text-xs leading-5">{codes}</p>
    </Disclosure>
  )
}

/** Objects with more fields are collapsed at first. */
const fewFields = 6

interface ChildrenProps {
  name: string
  schema: JsonSchema
  isInput: boolean
  isInner: boolean
}

/** The fields of an object within a field. */
function Children({ name, schema, isInput, isInner }: ChildrenProps) {
  const { choices: outer } = choicesOf(schema)
  const choices = outer.flatMap((choice) => {
    const inner = itemsOf(choice) ?? valuesOf(choice)
    return inner ? choicesOf(inner).choices : [choice]
  })
  const objects = choices.filter((choice) => choice.properties && !nameOf(choice))
  return objects.map((choice) => {
    const kind = Object.values(choice.properties ?? {}).flatMap((property) =>
      typeof property.const === 'string' ? property.const : [],
    )[0]
    return (
      <Disclosure
        key={kind ?? name}
        className="mt-1"
        defaultOpen={!isInner && objects.length === 1 && Object.keys(choice.properties ?? {}).length <= fewFields}
        summary={
          <span className="text-xs text-muted">
            {fieldsOf}
            <VisuallyHidden>
              {ofField}
              {name}
            </VisuallyHidden>
            {objects.length > 1 && kind && (
              <>
                {ofField}
                <code className={codeClass}>{kind}</code>
              </>
            )}
          </span>
        }
      >
        <FieldList fields={listFields(choice)} isInput={isInput} isInner />
      </Disclosure>
    )
  })
}

/** The fields of an object that has its own section. */
export const ObjectFields = ({ name, schema }: { name: string; schema: JsonSchema }) =>
  schema.properties ? (
    <FieldList fields={listFields(schema)} isInput={false} />
  ) : (
    <Children name={name} schema={schema} isInput={false} isInner={false} />
  )
