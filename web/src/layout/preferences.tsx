import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import type { Locale } from '#shared/locale.ts'
import { setTheme, storedTheme, subscribeTheme, type Theme, themes } from '#web/lib/theme.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { languages } from './languages.ts'

const icons: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon }

function ThemeSwitch() {
  const { t } = useMessages(frameMessages)
  const [chosenTheme, choose] = useTheme()
  const group = useId()
  return (
    <fieldset
      data-preference="theme"
      className="flex h-9 items-center gap-0.5 rounded-md border border-line bg-surface p-0.5"
    >
      <legend className="sr-only">{t('layout.theme')}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme]
        return (
          <label
            key={theme}
            title={t(`layout.themes.${theme}`)}
            className="grid size-7.5 cursor-pointer place-items-center rounded-sm text-muted hover:text-text has-checked:bg-sunken has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              value={theme}
              className="sr-only"
              checked={theme === chosenTheme}
              onChange={() => choose(theme)}
            />
            <Icon aria-hidden className="size-4" />
            <VisuallyHidden>{t(`layout.themes.${theme}`)}</VisuallyHidden>
          </label>
        )
      })}
    </fieldset>
  )
}

function LanguageSelect() {
  const { t, locale, setLocale } = useMessages(frameMessages)
  const choose = (chosen: Locale) => void setLocale(chosen).catch(() => toast.error(t('layout.languageFailed')))
  return (
    <Select
      size="small"
      data-preference="language"
      label={t('layout.language')}
      labelHidden
      value={locale}
      options={languages}
      onSelect={choose}
      className="w-32"
    />
  )
}

/** Selects the language and theme of this browser. */
export const Preferences = () => (
  <div className="flex items-center gap-2">
    <LanguageSelect />
    <ThemeSwitch />
  </div>
)

/** Returns the current theme and a function that sets it for this browser. */
const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  // Prerendering has no stored choice.
  useSyncExternalStore(subscribeTheme, storedTheme, () => 'system'),
  setTheme,
]
