import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type ErrorCode, errorStatus } from '#shared/errors.ts'
import { maxThumbnailBytes } from '#shared/thumbnail/kinds.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { draw, provideCanvas } from '#test/support/canvas.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
provideCanvas()
// The function loads its models for the first image, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
configure({ asyncUtilTimeout: 40_000 })

/** Opens the screen as a new creator on the free plan. */
async function open() {
  storeSession(
    await backend.signUpUser({ 'custom:youtube_channel': `https://www.youtube.com/channel/${demoChannel.id}` }),
  )
  await visit('/dashboard/predictive-insights', { backend })
  const input = await screen.findByLabelText<HTMLInputElement>('Choose an image')
  return { user: userEvent.setup({ applyAccept: false }), input }
}

/** Returns the outcome of a check in the list below the image. */
const outcome = (name: string) => {
  const row = within(screen.getByRole('list', { name: 'Thumbnail checks' }))
    .getByText(name)
    .closest('li')
  return row?.textContent?.replace(name, '')
}

describe('a dropped file', () => {
  test.each([
    [
      'of another type',
      async () => new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
      'File type must be .jpg, .jpeg, .png',
    ],
    ['empty', async () => new File([], 'a.png', { type: 'image/png' }), 'File is smaller than 1 byte'],
    [
      'too large',
      async () => new File([new Uint8Array(maxThumbnailBytes + 1)], 'a.png', { type: 'image/png' }),
      'File is larger than 10,485,760 bytes',
    ],
  ])('%s is rejected with the message from the specification', async (_what, file, message) => {
    const { user, input } = await open()
    await user.upload(input, await file())
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.getByText('Supports JPG, JPEG, PNG')).toBeDefined()
  })

  test('is rejected when two files are dropped', async () => {
    await open()
    const items = [await draw(), await draw()].map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }))
    fireEvent.drop(screen.getByRole('group', { name: 'Thumbnail upload' }), {
      dataTransfer: { items, types: ['Files'] },
    })
    expect((await screen.findByRole('alert')).textContent).toBe('Too many files')
  })

  test('is recognized by its content and not uploaded when its extension is wrong', async () => {
    const { user, input } = await open()
    const asked: string[] = []
    interceptor.respond = (url) => void asked.push(url)
    await user.upload(input, new File(['<html>'], 'a.png', { type: 'image/png' }))
    await screen.findByText(/^This is not a JPG or PNG image/)
    expect(asked).not.toContain('/api/uploads')
  })

  test('shows an error and is not uploaded when it is damaged', async () => {
    const { user, input } = await open()
    const asked: string[] = []
    interceptor.respond = (url) => void asked.push(url)
    const whole = await draw()
    await user.upload(input, new File([whole.slice(0, whole.size / 2)], 'a.png', { type: 'image/png' }))
    await screen.findByText(/^This image is damaged or incomplete/)
    expect(asked).not.toContain('/api/uploads')
  })
})

describe('the checks in the browser', () => {
  test('cover format, colors and brightness at once; text and faces wait for the function', async () => {
    interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
    const { user, input } = await open()
    await user.upload(input, await draw({ width: 1000, height: 750, colours: ['#000', '#0a0a0a'] }))
    await waitFor(() => expect(outcome('Size')).toBe('Could be better'))
    expect(outcome('Shape')).toBe('Needs work')
    expect(outcome('File size')).toBe('Good')
    expect(outcome('Brightness')).toBe('Needs work')
    expect(outcome('Contrast')).toBe('Needs work')
    expect(outcome('Word count')).toBe('Checking…')
    expect(screen.getByRole('progressbar', { name: 'Thumbnail upload' }).getAttribute('aria-valuetext')).toBe(
      'Uploading…',
    )
  })

  test('keep their results when the upload is canceled, and the upload can be restarted', async () => {
    interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
    const { user, input } = await open()
    await user.upload(input, await draw())
    await user.click(await screen.findByRole('button', { name: 'Cancel upload' }))
    await screen.findByText('Upload canceled. Text and faces weren’t checked.')
    expect([outcome('Size'), outcome('Word count')]).toEqual(['Good', 'Not checked'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload again' }))
    await user.keyboard('{Enter}')
    await screen.findByRole('progressbar', { name: 'Thumbnail upload' })
  })

  test('are replaced by those of another image and cleared by Remove', async () => {
    interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
    const { user, input } = await open()
    await user.upload(input, await draw({ name: 'first.png' }))
    await screen.findByText('first.png')
    await user.upload(input, await draw({ name: 'second.jpeg', format: 'jpeg', width: 600, height: 338 }))
    await screen.findByText('second.jpeg')
    await waitFor(() => expect(outcome('Size')).toBe('Needs work'))
    expect(screen.queryByText('first.png')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await screen.findByText('Supports JPG, JPEG, PNG')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Thumbnail upload' }))
    expect(screen.queryByRole('region', { name: 'Where it will appear' })).toBeNull()
  })
})

test('disabled checks show an explanation and what to do; the checks in the browser still run', async () => {
  interceptor.respond = (url) =>
    url === '/api/uploads'
      ? Promise.resolve(
          new Response(JSON.stringify({ error: { code: 'image_checks_unavailable', requestId: 'r' } }), {
            status: 503,
          }),
        )
      : undefined
  const { user, input } = await open()
  await user.upload(input, await draw())
  await screen.findByText('Text and face checks are off on this machine')
  expect([outcome('Size'), outcome('Word count')]).toEqual(['Good', 'Not checked'])
  expect(screen.queryByRole('button', { name: 'Upload again' })).toBeNull()
})

describe('Get Insights', () => {
  const insightsButton = () => screen.getByRole('button', { name: 'Get Insights' })
  const results = async () => within(await screen.findByRole('region', { name: 'More about this analysis' }))

  test('analyzes title and thumbnail and saves a copy of the thumbnail with the analysis', async () => {
    const { user, input } = await open()
    await user.upload(input, await draw())
    await screen.findByText('All checks are done.')
    expect([outcome('Word count'), outcome('Duration badge')]).toEqual(['Nothing to check', 'Good'])
    await user.click(screen.getByPlaceholderText('Enter your video title'))
    await user.paste('I built a tiny house in 30 days')
    await user.click(insightsButton())
    await findToast('Analysis completed successfully!')
    await screen.findByText('Title Analysis')
    const shown = await results()
    await shown.findByText('Thumbnail Analysis')
    await shown.findByText(/^At \d+, this thumbnail is .*benchmark of 70/)
    shown.getByText('How legible and well made the image is. It doesn’t predict clicks or views.')
    const [stored] = (await backend.items('analyses')).slice(-1)
    expect(stored).toMatchObject({ thumbnailAnalysis: { width: 1280, height: 720 } })
    const past = screen.getByRole('region', { name: 'Past analyses' })
    await waitFor(() => expect(past.querySelector('img')?.getAttribute('src')).toContain(`/copies/`))
  })

  test('accepts a thumbnail without a title; analyzing the same one again costs nothing', async () => {
    const { user, input } = await open()
    expect(insightsButton()).toHaveProperty('disabled', true)
    await user.upload(input, await draw({ colours: ['#111', '#eee'] }))
    expect(insightsButton()).toHaveProperty('disabled', false)
    await user.click(insightsButton())
    await findToast('Analysis completed successfully!')
    await (await results()).findByText('Thumbnail Analysis')
    expect(screen.queryByText('Title Analysis')).toBeNull()
    await screen.findByText('2 of 3 left')
    await user.click(insightsButton())
    await findToast('Same draft as last time, so no analysis was used')
  })

  test('says that a blank thumbnail has no score, and uses no analysis', async () => {
    const { user, input } = await open()
    await user.upload(input, await draw({ colours: ['#c02020', '#c02020'] }))
    await screen.findByText('There’s hardly anything on this image')
    await user.click(insightsButton())
    await findToast('Analysis completed successfully!')
    await (await results()).findByText(/^We found hardly any shapes and no words/)
    screen.getByText('3 of 3 left')
  })

  test('highlights the area of a suggestion on the image while the suggestion is expanded', async () => {
    const { user, input } = await open()
    await user.upload(input, await draw({ width: 640, height: 360 }))
    await user.click(insightsButton())
    await (await results()).findByText('Export it at 1280 × 720 or larger')
    const fold = (await results()).getAllByText('Explanation')[0]
    if (!fold) throw new Error('no suggestion')
    await user.click(fold)
    await (await results()).findByText(/^Thumbnails appear on screens as large as TVs/)
    expect((await results()).getByTestId('marks-badge').querySelectorAll('rect')).toHaveLength(2)
    expect((await results()).getByRole('button', { name: 'Text: 0' })).toHaveProperty('disabled', true)
  })

  const failing = (code: ErrorCode) => (url: string) =>
    url === '/api/thumbnails'
      ? Promise.resolve(
          new Response(JSON.stringify({ error: { code, requestId: 'r' } }), { status: errorStatus[code] }),
        )
      : undefined

  test('omits a thumbnail that could not be checked when there is a title', async () => {
    interceptor.respond = failing('unavailable')
    const { user, input } = await open()
    await user.upload(input, await draw())
    await user.click(screen.getByPlaceholderText('Enter your video title'))
    await user.paste('I built a tiny house in 30 days')
    await user.click(insightsButton())
    await findToast('The thumbnail isn’t included: Viewcraft is briefly unavailable. Please try again in a minute.')
    await screen.findByText('Title Analysis')
    expect(screen.queryByText('Thumbnail Analysis')).toBeNull()
  })

  test('explains why a thumbnail without a title cannot be analyzed', async () => {
    interceptor.respond = failing('thumbnail_limit_reached')
    const { user, input } = await open()
    await user.upload(input, await draw())
    await user.click(insightsButton())
    await findToast('Failed to analyze thumbnail: You have reached today’s limit for thumbnails. Come back tomorrow.')
    expect(screen.queryByRole('button', { name: 'Upload again' })).toBeNull()
  })

  test('can be canceled while the checks are running', async () => {
    const sent: string[] = []
    interceptor.respond = (url) => {
      sent.push(url)
      return url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined
    }
    const { user, input } = await open()
    await user.upload(input, await draw())
    await user.click(insightsButton())
    await screen.findByRole('progressbar', { name: 'Analysis' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Analysis' })).toBeNull())
    expect(sent).not.toContain('/api/analyze')
  })

  describe('during an upload, which never analyzes the title without the image', () => {
    /** Blocks the upload while `isHeld` is true and records the requests to the server. */
    async function pressDuringUpload(isUploadBlocked: () => boolean = () => true) {
      const sent: string[] = []
      interceptor.respond = (url, init) => {
        sent.push(url)
        if (url !== '/api/uploads' || !isUploadBlocked()) return undefined
        return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
      }
      const page = await open()
      await page.user.upload(page.input, await draw({ name: 'first.png' }))
      await page.user.click(screen.getByPlaceholderText('Enter your video title'))
      await page.user.paste('I built a tiny house in 30 days')
      await waitFor(() => expect(sent).toContain('/api/uploads'))
      await page.user.click(insightsButton())
      await screen.findByRole('progressbar', { name: 'Analysis' })
      return { ...page, sent }
    }

    test('waits for an image that replaces the first', async () => {
      let isUploadBlocked = true
      const { user, input } = await pressDuringUpload(() => isUploadBlocked)
      isUploadBlocked = false
      await user.upload(input, await draw({ name: 'second.png', width: 640, height: 360 }))
      await findToast('Analysis completed successfully!')
      await screen.findByText('Title Analysis')
      const shown = await results()
      await shown.findByText('Thumbnail Analysis')
      shown.getByText('Export it at 1280 × 720 or larger')
    })

    test.each(['Cancel upload', 'Remove'])('sends nothing after %s', async (name) => {
      const { user, sent } = await pressDuringUpload()
      await user.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Analysis' })).toBeNull())
      expect(screen.queryByText('Title Analysis')).toBeNull()
      expect(sent).not.toContain('/api/analyze')
    })

    test('sends nothing after the user leaves the page', async () => {
      const { user, sent } = await pressDuringUpload()
      await user.click(screen.getByRole('link', { name: 'Trend Pulse' }))
      await screen.findByRole('heading', { level: 1, name: 'Trend Pulse' })
      expect(sent).not.toContain('/api/analyze')
    })
  })

  test('offers a new upload when the checks of a thumbnail have expired', async () => {
    interceptor.respond = (url) =>
      url === '/api/analyze'
        ? Promise.resolve(
            new Response(JSON.stringify({ error: { code: 'thumbnail_not_found', requestId: 'r' } }), { status: 404 }),
          )
        : undefined
    const { user, input } = await open()
    await user.upload(input, await draw())
    await user.click(insightsButton())
    await findToast('The checks of this thumbnail have expired. Upload it again.')
    interceptor.respond = () => undefined
    await user.click(await screen.findByRole('button', { name: 'Upload again' }))
    await screen.findByText('All checks are done.')
    await user.click(insightsButton())
    await (await results()).findByText('Thumbnail Analysis')
  })
})

describe('previews', () => {
  test('show the image and the title in every placement, on light and dark pages', async () => {
    interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
    const { user, input } = await open()
    await user.upload(input, await draw())
    const seen = within(await screen.findByRole('region', { name: 'Where it will appear' }))
    await seen.findByText('Your title goes here')
    await user.type(screen.getByPlaceholderText('Enter your video title'), 'Hello')
    for (const name of ['Home', 'Phone', 'Search', 'TV', 'Next to a video']) {
      await user.click(seen.getByRole('radio', { name }))
      const figure = within(seen.getByRole('figure', { name }))
      figure.getByText('Hello')
      figure.getByText('The whole title fits')
    }
    expect(seen.getByRole('figure', { name: 'Next to a video' }).textContent).toContain('168 × 94')
    await user.click(seen.getByRole('radio', { name: 'Light' }))
    expect(seen.getByRole('figure', { name: 'Next to a video' }).parentElement?.className).toContain('scheme-light')
  })

  test('show where a title is truncated', async () => {
    interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(60)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40)
    const { user, input } = await open()
    await user.upload(input, await draw())
    await user.type(screen.getByPlaceholderText('Enter your video title'), 'Hello')
    await screen.findByText('The title is cut off')
  })
})

test('two thumbnails are compared check by check, and the selected one is kept', async () => {
  interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
  const { user, input } = await open()
  await user.upload(input, await draw({ name: 'first.png', colours: ['#000', '#060606'] }))
  await user.click(screen.getByRole('button', { name: 'Compare with another thumbnail' }))
  const second = within(screen.getByRole('region', { name: 'Thumbnail B' }))
  await user.upload(await second.findByLabelText('Choose an image'), await draw({ name: 'second.png' }))
  const compared = within(await screen.findByRole('region', { name: 'A and B compared' }))
  const row = (await compared.findByRole('rowheader', { name: 'Brightness' })).closest('tr')
  await waitFor(() =>
    expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      expect.stringMatching(/^Needs work/),
      expect.stringMatching(/^Good/),
    ]),
  )
  const seen = within(screen.getByRole('region', { name: 'Where it will appear' }))
  expect(await seen.findAllByRole('img')).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: 'B' }))
  await user.click(screen.getByRole('button', { name: 'Stop comparing' }))
  await screen.findByText('second.png')
  expect(screen.queryByText('first.png')).toBeNull()
  expect(screen.queryByRole('region', { name: 'A and B compared' })).toBeNull()
})

test('the screen has no axe violations', async () => {
  interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
  const { user, input } = await open()
  await user.upload(input, await draw())
  await screen.findByRole('figure', { name: 'Home' })
  expect(await accessibilityFaults()).toEqual([])
})
