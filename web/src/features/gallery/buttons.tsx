import { Plus, Settings } from 'lucide-react'
import { useState } from 'react'
import { AgainButton } from '#web/ui/again-button.tsx'
import { Button, ButtonLink, type ButtonVariant, IconButton, TextLink } from '#web/ui/button.tsx'
import { Sample } from './sample.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'link']

export function ButtonSamples() {
  const [pending, setPending] = useState(true)
  return (
    <>
      <Sample name="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample name="Disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample name="Pending">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} pending={pending}>
            {variant}
          </Button>
        ))}
        <Button size="small" onClick={() => setPending(!pending)}>
          {pending ? 'Stop' : 'Start'}
        </Button>
      </Sample>
      <Sample name="Small, with an icon, icon only, links, resting a minute after each press">
        <Button size="small">{'Small'}</Button>
        <Button icon={<Plus aria-hidden />}>{'Add channel'}</Button>
        <IconButton label="Settings" icon={<Settings aria-hidden />} />
        <IconButton label="Settings, small" icon={<Settings aria-hidden />} isSmall />
        <IconButton label="Settings, disabled" icon={<Settings aria-hidden />} disabled />
        <ButtonLink to="." variant="primary">
          {'Link as a button'}
        </ButtonLink>
        <TextLink to=".">{'Link in a text'}</TextLink>
        <AgainButton label="Send again" waitLabel={(n) => `Send again in ${n} s`} onPress={async () => {}} />
      </Sample>
    </>
  )
}
