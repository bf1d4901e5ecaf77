import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { maxVariants } from '#shared/prediction/checks.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { addsTitle } from './adds-title.ts'
import { compareMessages } from './messages.ts'
import { VariantField } from './variant-field.tsx'
import { add, fill, move, remove, type Variants, write } from './variants.ts'

/** Up to five title fields. Enter moves to the next or adds one; a pasted list fills several. */
export function VariantFields({ variants, onVariants }: VariantFieldsProps) {
  const { t } = useMessages(compareMessages)
  const inputs = useRef(new Map<string, HTMLTextAreaElement>())
  const added = useRef<string>(undefined)
  const focus = (id: string | undefined) => id !== undefined && inputs.current.get(id)?.focus()

  const paste = (id: string, lines: readonly string[]) => {
    const filled = fill(variants, id, lines)
    onVariants(filled.variants)
    if (filled.left > 0) toast.info(t('compare.left', { n: filled.left, most: maxVariants }))
  }
  const addField = () => {
    const more = add(variants)
    added.current = more.at(-1)?.id
    onVariants(more)
  }
  const adds = useLocation().state === addsTitle
  const start = useRef(() => {
    const last = variants.at(-1)
    if (last?.text.trim() && variants.length < maxVariants) addField()
    else focus(last?.id)
  })
  // The pressed link disappears with its view. If there are few titles, a blank field already exists.
  useEffect(() => {
    if (adds) start.current()
  }, [adds])
  const onEnter = (index: number) => {
    const next = variants[index + 1]
    if (next) focus(next.id)
    else if (variants.length < maxVariants) addField()
  }
  const register = (id: string, input: HTMLTextAreaElement | null) => {
    if (!input) return void inputs.current.delete(id)
    inputs.current.set(id, input)
    if (added.current !== id) return
    added.current = undefined
    input.focus()
  }
  return (
    <div className="flex flex-col gap-5">
      <ol className="flex flex-col gap-4">
        {variants.map(({ id }, index) => (
          <VariantField
            key={id}
            ref={(input) => register(id, input)}
            variants={variants}
            index={index}
            onText={(text) => onVariants(write(variants, id, text))}
            onLines={(lines) => paste(id, lines)}
            onEnter={() => onEnter(index)}
            onMove={(step) => onVariants(move(variants, id, step))}
            onRemove={() => {
              focus((variants[index + 1] ?? variants[index - 1])?.id)
              onVariants(remove(variants, id))
            }}
          />
        ))}
      </ol>
      {variants.length < maxVariants ? (
        <Button icon={<Plus aria-hidden />} className="self-start" onClick={addField}>
          {t('compare.add')}
        </Button>
      ) : (
        <p className="text-xs text-muted">{t('compare.full', { most: maxVariants })}</p>
      )}
    </div>
  )
}

interface VariantFieldsProps {
  variants: Variants
  onVariants: (variants: Variants) => void
}
