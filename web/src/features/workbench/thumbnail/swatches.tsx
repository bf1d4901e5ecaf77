import type { DominantColor } from '#shared/contract/thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from '../messages.ts'
import { nameColor } from './color-name.ts'

/** The dominant colors of an image, as swatches and in words. */
export function Swatches({ colors }: { colors: readonly DominantColor[] }) {
  const { t, format } = useMessages(insightsMessages)
  const describeColor = ({ name, shade }: ReturnType<typeof nameColor>) => {
    const colorName = t(`thumbnails.colors.names.${name}`)
    return shade ? t(`thumbnails.colors.${shade}`, { name: colorName }) : colorName
  }
  return (
    <ul aria-label={t('thumbnails.colors.heading')} className="flex flex-wrap gap-x-4 gap-y-2">
      {colors.map(({ rgb, share }) => (
        <li key={rgb} className="flex items-center gap-2 text-xs">
          <span
            aria-hidden
            className="size-6 rounded-sm border border-control/60 forced-color-adjust-none"
            style={{ backgroundColor: rgb }}
          />
          <span>
            {t('thumbnails.colors.swatch', {
              name: describeColor(nameColor(rgb)),
              share: format.percent(Math.round(share * 100) / 100),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
