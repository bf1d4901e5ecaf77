import { useState } from 'react'
import { areKeysOn, setKeysOn } from '#web/lib/keys.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { settingsMessages } from './messages.ts'

/** Turns off single-key shortcuts, which speech input or a tremor may trigger by accident. */
export function ShortcutsCard() {
  const { t } = useMessages(settingsMessages)
  const [isOn, setIsOn] = useState(areKeysOn)
  return (
    <Card title={t('settings.shortcuts.heading')}>
      <Switch
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setKeysOn(checked)
          setIsOn(checked)
        }}
        label={t('settings.shortcuts.keys')}
        hint={t('settings.shortcuts.hint')}
      />
    </Card>
  )
}
