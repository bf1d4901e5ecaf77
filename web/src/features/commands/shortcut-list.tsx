import type { Overlay, screenKeys } from '#web/layout/use-shortcuts.ts'
import { areKeysOn, paletteKeys } from '#web/lib/keys.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { commandsMessages } from './messages.ts'

const screenNames = {
  d: 'layout.links.dashboard',
  v: 'layout.links.videos',
  i: 'layout.links.insights',
  t: 'layout.links.trends',
  o: 'layout.links.outliers',
} as const satisfies Record<keyof typeof screenKeys, string>
const keyClass = 'rounded-sm border border-line px-2 py-0.5 text-text'

/** The shortcuts of the dashboard. */
export function ShortcutList({ onShow }: { onShow: (shown: Overlay | undefined) => void }) {
  const { t } = useMessages(commandsMessages)
  const close = () => onShow(undefined)
  const lines = [
    { keys: [paletteKeys], text: t('commands.label') },
    { keys: ['?'], text: t('shortcuts.list') },
    { keys: ['n'], text: t('commands.actions.new') },
    { keys: ['/'], text: t('shortcuts.search') },
    ...Object.entries(screenNames).map(([key, name]) => ({
      keys: ['g', key],
      text: t('shortcuts.goTo', { screen: t(name) }),
    })),
  ]
  return (
    <Dialog open onClose={close} title={t('shortcuts.title')} closeLabel={t('common.close')}>
      {!areKeysOn() && <p className="text-sm text-muted">{t('shortcuts.off')}</p>}
      <dl className="divide-y divide-line text-sm">
        {lines.map(({ keys: [first, second], text }) => (
          <div key={text} className="flex justify-between gap-4 py-2">
            <dt>{text}</dt>
            <dd className="text-muted">
              <kbd className={keyClass}>{first}</kbd>
              {second && (
                <>
                  {` ${t('shortcuts.after')} `}
                  <kbd className={keyClass}>{second}</kbd>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <TextLink to={paths.settings} onClick={close} className="self-start">
        {t('shortcuts.settings')}
      </TextLink>
    </Dialog>
  )
}
