import type { OwnPattern } from '#shared/contract/advice.ts'
import { formNames, structureNames } from '#shared/prediction/own-history/pattern-names.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { ownPatternsMessages } from '#web/messages/own-patterns.ts'

/** Returns the name of a channel's own pattern in the language of the screen. */
export function usePatternName({ isTopic, name, seconds }: OwnPattern): string {
  const { t, format } = useMessages(ownPatternsMessages)
  if (seconds) {
    const { from, to } = seconds
    if (to === null) return t('ownPatterns.length.from', { from: format.duration(from) })
    return from === 0
      ? t('ownPatterns.length.to', { to: format.duration(to) })
      : t('ownPatterns.length.range', { from: format.duration(from), to: format.duration(to) })
  }
  if (isTopic) return t('ownPatterns.topic', { word: name })
  const form = formNames.find((formName) => formName === name)
  if (form) return t(`ownPatterns.form.${form}`)
  const structure = structureNames.find((structureName) => structureName === name)
  return structure ? t(`patternNames.${structure}`) : name
}
