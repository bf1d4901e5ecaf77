import { ArrowRight, Copy, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { type DraftSummary, keptStates } from '#shared/contract/drafts.ts'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Menu, MenuGroup, MenuItem, MenuLine } from '#web/ui/menu.tsx'
import { draftsMessages } from './messages.ts'
import { type DraftActions, lacksVideo } from './use-draft-actions.ts'

interface DraftMenuProps {
  draft: DraftSummary
  actions: DraftActions
  ref?: Ref<HTMLButtonElement>
}

/** The actions of a draft, including moving as an alternative to dragging. */
export function DraftMenu({ draft, actions, ref }: DraftMenuProps) {
  const { t } = useMessages(draftsMessages)
  const states = keptStates.filter(
    (state) => state !== draft.state && (state !== 'reviewed' || !lacksVideo(draft, state)),
  )
  return (
    <Menu {...(ref && { ref })} label={t('card.menu', { name: draftNameOf(draft, t('draftName.untitled')) })}>
      <MenuGroup label={t('actions.moveTo')}>
        {states.map((state) => (
          <MenuItem key={state} icon={<ArrowRight aria-hidden />} onSelect={() => actions.move(draft, state)}>
            {lacksVideo(draft, state) ? t('actions.publish') : t(`draftStates.${state}`)}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuLine />
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => actions.duplicate(draft)}>
        {t('actions.duplicate')}
      </MenuItem>
      <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => actions.remove([draft])}>
        {t('actions.remove')}
      </MenuItem>
    </Menu>
  )
}
