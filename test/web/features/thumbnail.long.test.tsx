import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type ErrorCode, errorStatus } from '#shared/errors.ts'
import { maxThumbnailBytes } from '#shared/thumbnail/kinds.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { drawSquares, provideCanvas } from '#test/support/canvas.ts'
import { makeCreator } from '#test/support/creator.ts'
import { enterText, findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()
provideCanvas()
// The function loads its models for the first image, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
configure({ asyncUtilTimeout: 40_000 })

/** Opens the screen as a new creator on the free plan. */
async function open() {
  storeCreatorSession(await makeCreator(backend, { channel: demoChannel.id }))
  await visit('/dashboard/predictive-insights', { backend })
  const input = await screen.findByLabelText<HTMLInputElement>('Choose an image')
  return { user: userEvent.setup({ applyAccept: false }), input }
}

/** Returns the outcome of a check for each thumbnail. */
const outcomes = (name: string) => {
  const row = within(screen.getByRole('region', { name: 'Thumbnail checks' }))
    .getByRole('rowheader', { name })
    .closest('tr')
  const states = /^(Good|Could be better|Needs work|Checking…|Not checked|Nothing to check)/
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => states.exec(textContent ?? '')?.[0])
}
/** Waits until a thumbnail is checked and among those of the video. */
const findPicture = (n = 1) => screen.findByRole('img', { name: `Thumbnail ${n}` })

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
    const items = [await drawSquares(), await drawSquares()].map((file) => ({
      kind: 'file',
      type: file.type,
      getAsFile: () => file,
    }))
    fireEvent.drop(screen.getByRole('group', { name: 'Thumbnail upload' }), {
      dataTransfer: { items, types: ['Files'] },
    })
    expect((await screen.findByRole('alert')).textContent).toBe('Too many files')
  })

  test('is recognized by its content and not uploaded when its extension is wrong', async () => {
    const { user, input } = await open()
    const requested: string[] = []
    interceptor.respond = (url) => void requested.push(url)
    await user.upload(input, new File(['<html>'], 'a.png', { type: 'image/png' }))
    await screen.findByText(/^This is not a JPG or PNG image/)
    expect(requested).not.toContain('/api/uploads')
  })

  test('shows an error and is not uploaded when it is damaged', async () => {
    const { user, input } = await open()
    const requested: string[] = []
    interceptor.respond = (url) => void requested.push(url)
    const whole = await drawSquares()
    await user.upload(input, new File([whole.slice(0, whole.size / 2)], 'a.png', { type: 'image/png' }))
    await screen.findByText(/^This image is damaged or incomplete/)
    expect(requested).not.toContain('/api/uploads')
  })
})

describe('while an image is checked', () => {
  const hold = (url: string) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)

  test('format, colors and brightness are checked at once; text and faces wait for the function', async () => {
    interceptor.respond = hold
    const { user, input } = await open()
    await user.upload(input, await drawSquares({ width: 1000, height: 750, colors: ['#000', '#0a0a0a'] }))
    await screen.findByRole('region', { name: 'Thumbnail checks' })
    await waitFor(() => expect(outcomes('Size')).toEqual(['Could be better']))
    expect(['Shape', 'File size', 'Brightness', 'Contrast', 'Word count'].flatMap(outcomes)).toEqual([
      'Needs work',
      'Good',
      'Needs work',
      'Needs work',
      'Checking…',
    ])
    expect(screen.getByRole('progressbar', { name: 'Thumbnail upload' }).getAttribute('aria-valuetext')).toBe(
      'Uploading…',
    )
  })

  test('it can be canceled or replaced', async () => {
    interceptor.respond = hold
    const { user, input } = await open()
    await user.upload(input, await drawSquares())
    await screen.findByRole('progressbar', { name: 'Thumbnail upload' })
    await user.upload(input, await drawSquares({ format: 'jpeg', width: 600, height: 338 }))
    await screen.findByRole('region', { name: 'Thumbnail checks' })
    await waitFor(() => expect(outcomes('Size')).toEqual(['Needs work']))
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    await screen.findByText('Supports JPG, JPEG, PNG')
    screen.getByText('Only you can see it until you share it. We delete the original after 30 days.')
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
  await user.upload(input, await drawSquares())
  await screen.findByText('Text and face checks are off on this machine')
  await screen.findByRole('region', { name: 'Thumbnail checks' })
  expect([outcomes('Size'), outcomes('Word count')]).toEqual([['Good'], ['Not checked']])
  expect(screen.queryByRole('button', { name: 'Upload again' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByText('Text and face checks are off on this machine')).toBeNull()
})

test('an upload that fails without a connection can be tried again', async () => {
  interceptor.respond = (url) => (url === '/api/uploads' ? Promise.reject(new TypeError('Failed to fetch')) : undefined)
  const { user, input } = await open()
  await user.upload(input, await drawSquares())
  await screen.findByText('The thumbnail wasn’t added')
  interceptor.respond = () => undefined
  await user.click(screen.getByRole('button', { name: 'Upload again' }))
  await findPicture()
  expect(screen.queryByText('The thumbnail wasn’t added')).toBeNull()
})

describe('Get Insights', () => {
  const insightsButton = () => screen.getByRole('button', { name: 'Get Insights' })
  const results = async () => within(await screen.findByRole('region', { name: 'More about this analysis' }))

  test('analyzes title and thumbnail and saves a copy of the thumbnail with the analysis', async () => {
    const { user, input } = await open()
    await user.upload(input, await drawSquares())
    await findPicture()
    // Suggestions are shown without an analysis, and only once.
    screen.getByText('Suggestions')
    await screen.findByRole('region', { name: 'Thumbnail checks' })
    expect([outcomes('Word count'), outcomes('Duration badge')]).toEqual([['Nothing to check'], ['Good']])
    await user.click(screen.getByPlaceholderText('Enter your video title'))
    await user.paste('I built a tiny house in 30 days')
    screen.getByText('Not analyzed yet: Get Insights shows the next steps for this title.')
    await user.click(insightsButton())
    await findToast('Analysis completed successfully!')
    await screen.findByText('Title Analysis')
    expect(screen.queryByText(/^Not analyzed yet/)).toBeNull()
    expect(await screen.findAllByText('Suggestions')).toHaveLength(1)
    const shown = await results()
    await shown.findByText('Thumbnail Analysis')
    await shown.findByText(/^At \d+, this thumbnail is .*benchmark of 70/)
    shown.getByText(
      'How legible and well made the image is. It doesn’t know what your video is about, and doesn’t predict clicks or views.',
    )
    const [stored] = (await backend.items('analyses')).slice(-1)
    expect(stored).toMatchObject({ thumbnailAnalysis: { width: 1280, height: 720 } })
    const past = screen.getByRole('region', { name: 'Past analyses' })
    await waitFor(() => expect(past.querySelector('img')?.getAttribute('src')).toContain(`/copies/`))
  })

  test('accepts a thumbnail without a title; analyzing the same one again costs nothing', async () => {
    const { user, input } = await open()
    expect(insightsButton()).toHaveProperty('disabled', true)
    await user.upload(input, await drawSquares({ colors: ['#111', '#eee'] }))
    expect(insightsButton()).toHaveProperty('disabled', false)
    await user.click(insightsButton())
    await findToast('Analysis completed successfully!')
    await (await results()).findByText('Thumbnail Analysis')
    expect(screen.queryByText('Title Analysis')).toBeNull()
    await screen.findByText('2 of 3 left')
    await user.click(insightsButton())
    await findToast('Nothing changed since the last analysis, so this one isn’t counted')
  })

  test('says that a blank thumbnail has no score, and uses no analysis', async () => {
    const { user, input } = await open()
    await user.upload(input, await drawSquares({ colors: ['#c02020', '#c02020'] }))
    await findPicture()
    await within(screen.getByRole('region', { name: 'Thumbnails' })).findByText('No score')
    await user.click(insightsButton())
    await findToast('Analysis completed successfully!')
    await (await results()).findByText(/^We found hardly any shapes and no words/)
    screen.getByText('3 of 3 left')
  })

  test('highlights the area of a suggestion on the image while the suggestion is expanded', async () => {
    const { user, input } = await open()
    await user.upload(input, await drawSquares({ width: 640, height: 360 }))
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
    await user.upload(input, await drawSquares())
    await user.click(screen.getByPlaceholderText('Enter your video title'))
    await user.paste('I built a tiny house in 30 days')
    await user.click(insightsButton())
    await findToast('The thumbnail isn’t included: Viewcraft is briefly unavailable. Please try again in a minute.')
    await screen.findByText('Title Analysis')
    expect(screen.queryByText('Thumbnail Analysis')).toBeNull()
  })

  test('is not analyzed any more once a past analysis is opened while it is checked', async () => {
    const { user, input } = await open()
    const title = screen.getByPlaceholderText('Enter your video title')
    await enterText(user, title, 'How to bake bread')
    await user.click(insightsButton())
    const past = await screen.findByRole('button', { name: /^How to bake bread/ })
    const release = holdNextRequest('POST', '/api/uploads')
    await user.upload(input, await drawSquares())
    await user.type(title, ' at home')
    await user.click(insightsButton())
    await user.click(past)
    const sent: string[] = []
    await release()
    interceptor.respond = (url) => void sent.push(url)
    await findPicture()
    await screen.findByRole('button', { name: 'Get Insights', busy: false })
    expect(sent).not.toContain('/api/analyze')
  })

  test('explains why a thumbnail without a title cannot be analyzed', async () => {
    interceptor.respond = failing('thumbnail_limit_reached')
    const { user, input } = await open()
    await user.upload(input, await drawSquares())
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
    await user.upload(input, await drawSquares())
    await user.click(insightsButton())
    await screen.findByRole('progressbar', { name: 'Analysis' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Analysis' })).toBeNull())
    expect(sent).not.toContain('/api/analyze')
  })

  describe('during an upload, which never analyzes the title without the image', () => {
    /** Presses Get Insights during an upload, which is blocked while `isUploadBlocked()` is true. Records requests. */
    async function pressDuringUpload(isUploadBlocked: () => boolean = () => true) {
      const sent: string[] = []
      interceptor.respond = (url, init) => {
        sent.push(url)
        if (url !== '/api/uploads' || !isUploadBlocked()) return undefined
        return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
      }
      const page = await open()
      await page.user.upload(page.input, await drawSquares({ name: 'first.png' }))
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
      await user.upload(input, await drawSquares({ name: 'second.png', width: 640, height: 360 }))
      await findToast('Analysis completed successfully!')
      await screen.findByText('Title Analysis')
      const shown = await results()
      await shown.findByText('Thumbnail Analysis')
      shown.getByText('Export it at 1280 × 720 or larger')
    })

    test('sends nothing once the upload is canceled', async () => {
      const { user, sent } = await pressDuringUpload()
      await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
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

  test('removes a thumbnail whose checks have expired, so that it can be uploaded again', async () => {
    interceptor.respond = (url) =>
      url === '/api/analyze'
        ? Promise.resolve(
            new Response(JSON.stringify({ error: { code: 'thumbnail_not_found', requestId: 'r' } }), { status: 404 }),
          )
        : undefined
    const { user, input } = await open()
    await user.upload(input, await drawSquares())
    await user.click(insightsButton())
    await findToast('The checks of this thumbnail have expired. Upload it again.')
    interceptor.respond = () => undefined
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Thumbnail 1' })).toBeNull())
    await user.upload(screen.getByLabelText('Choose an image'), await drawSquares())
    await user.click(insightsButton())
    await (await results()).findByText('Thumbnail Analysis')
  })
})

describe('previews', () => {
  test('show the image and the title in every placement, on light and dark pages', async () => {
    interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
    const { user, input } = await open()
    await user.upload(input, await drawSquares())
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
    await user.upload(input, await drawSquares())
    await user.type(screen.getByPlaceholderText('Enter your video title'), 'Hello')
    await screen.findByText('The title is cut off')
  })
})

test('two thumbnails are compared, the leading one is analyzed, and one can be removed', async () => {
  const { user, input } = await open()
  const isLead = (n: number) => screen.getByRole<HTMLInputElement>('radio', { name: `Lead: thumbnail ${n}` }).checked
  await user.upload(input, await drawSquares({ colors: ['#000', '#060606'] }))
  await findPicture()
  expect(screen.queryByRole('radio', { name: /^Lead/ })).toBeNull()
  await user.upload(input, await drawSquares())
  await findPicture(2)
  expect(isLead(2)).toBe(true)
  await screen.findByRole('region', { name: 'Thumbnail checks' })
  expect(outcomes('Brightness')).toEqual(['Needs work', 'Good'])
  const preview = within(screen.getByRole('region', { name: 'Where it will appear' }))
  expect(preview.getAllByRole('img', { name: 'Your thumbnail' })).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: 'Lead: thumbnail 1' }))
  expect([isLead(1), isLead(2)]).toEqual([true, false])
  // The same image is not added twice.
  await user.upload(input, await drawSquares())
  await findToast('This thumbnail is already there.')
  expect(screen.getAllByRole('radio', { name: /^Lead/ })).toHaveLength(2)
  expect(isLead(2)).toBe(true)
  expect(await accessibilityFaults()).toEqual([])
  const sent: unknown[] = []
  interceptor.respond = (url, { body }) => {
    if (url === '/api/analyze') sent.push(JSON.parse(String(body)).thumbnail)
    return undefined
  }
  const [, leading] = JSON.parse(sessionStorage.getItem('viewcraft.thumbnail') ?? '').pictures
  await user.click(screen.getByRole('radio', { name: 'Lead: thumbnail 2' }))
  await user.keyboard('{Enter}')
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Get Insights' }))
  await findToast('Analysis completed successfully!')
  expect(sent).toEqual([leading.thumbnail])
  await user.click(screen.getByRole('button', { name: 'Remove thumbnail 1' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Thumbnails' }))
  expect(preview.getAllByRole('img', { name: 'Your thumbnail' })).toHaveLength(1)
})

test('a video is kept with all its thumbnails, and the next video starts without any', async () => {
  const { user, input } = await open()
  await enterText(user, screen.getByPlaceholderText('Enter your video title'), 'How to bake bread')
  await user.upload(input, await drawSquares({ colors: ['#000', '#060606'] }))
  await findPicture()
  await user.upload(input, await drawSquares())
  await findPicture(2)
  await user.click(screen.getByRole('button', { name: 'Get Insights' }))
  await user.click(await screen.findByRole('button', { name: 'Keep this video' }))
  await screen.findByRole('heading', { name: 'How to bake bread', level: 1 })
  await findPicture(2)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lead: thumbnail 2' }).checked).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Predictive Insights' }))
  await screen.findByText('Ready to optimize your content?')
  await screen.findByLabelText('Choose an image')
  expect(screen.queryByRole('img', { name: 'Thumbnail 1' })).toBeNull()
})

test('the screen has no axe violations', async () => {
  interceptor.respond = (url) => (url === '/api/uploads' ? new Promise<Response>(() => {}) : undefined)
  const { user, input } = await open()
  await user.upload(input, await drawSquares())
  await screen.findByRole('figure', { name: 'Home' })
  expect(await accessibilityFaults()).toEqual([])
})
