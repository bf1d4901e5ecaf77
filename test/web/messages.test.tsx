import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { renderAt } from '#test/support/render.tsx'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'

/** Sets a time zone as soon as it is mounted, as the account's settings do. Counts its renderings. */
function Zoned({ timeZone, count }: { timeZone: string; count: () => void }) {
  const { format, setTimeZone } = useMessages(frameMessages)
  useEffect(() => setTimeZone(timeZone), [timeZone, setTimeZone])
  count()
  return format.dateTime('2026-03-01T12:00:00Z')
}

const renderZoned = async (timeZone: string) => {
  let renderings = 0
  const { container } = await renderAt('/', <Zoned timeZone={timeZone} count={() => renderings++} />)
  return { renderings, text: container.textContent }
}

it('renders a screen again for a time zone only if it differs from that of the browser', async () => {
  const same = await renderZoned(browserTimeZone())
  expect(same.renderings).toBe(1)
  const other = await renderZoned('Asia/Tokyo')
  expect(other.renderings).toBe(2)
  expect(other.text).not.toBe(same.text)
})
