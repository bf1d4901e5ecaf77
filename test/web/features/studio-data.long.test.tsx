import { readFile } from 'node:fs/promises'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { studio } from '#shared/contract/studio.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { holdNextTask } from '#test/support/start-worker.ts'
import { writeStudioExport } from '#test/support/studio-export.ts'
import { tasks } from '#web/layout/studio/tasks.ts'
import { maxOpenFiles } from '#web/layout/studio/use-exports.ts'
import { findToast, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

vi.mock('#web/layout/studio/start-worker.ts', () => import('#test/support/start-worker.ts'))

const { backend, interceptor } = setUpPageBackend()

let creator: Creator
beforeEach(async () => {
  creator = await makeCreator(backend)
  storeCreatorSession(creator)
})
const open = (locale: 'en' | 'es' | 'fr' = 'en') => visit('/dashboard/studio-data', { backend, locale })
const region = async (name: string) => within(await screen.findByRole('region', { name }))
async function drop(...files: (readonly [name: string, bytes: Uint8Array<ArrayBuffer> | string])[]) {
  const user = userEvent.setup()
  const input = await screen.findByLabelText('Choose files', { selector: 'input' })
  await user.upload(
    input,
    files.map(([name, bytes]) => new File([bytes], name)),
  )
  return user
}
const fixture = async (name: string) => Uint8Array.from(await readFile(`test/fixtures/studio/files/${name}`))
const list = async () =>
  studio.list.output.parse((await backend.request('GET', '/api/studio', { as: creator.token })).body)
const header = 'Content,Video title,Video publish time,Views,Impressions,Impressions click-through rate (%)'

describe('an export', () => {
  test('shows which videos deserve another title, and opens one as a draft', async () => {
    await open()
    const user = await drop(['Table data.csv', writeStudioExport('en', 'The boat nobody clicked on')])
    const missed = await region('Worth another title or thumbnail')
    expect(await missed.findByText(/^1\.1% click rate at 40,000 impressions\. Your usual at that many: /)).toBeDefined()
    expect(await accessibilityFaults()).toEqual([])
    const answer = missed.getByText(/ got clearly fewer clicks than is usual for you\.$/)
    expect(Number.parseInt(answer.textContent ?? '', 10)).toBe(missed.getAllByRole('listitem').length)
    await user.click(missed.getByRole('button', { name: 'Open as a draft: The boat nobody clicked on' }))
    expect(await screen.findAllByDisplayValue('The boat nobody clicked on')).not.toEqual([])
  })

  test('lists what was not read, and why', async () => {
    await open()
    const user = await drop([
      'a.csv',
      [header, 'aaaaaaaaaaa,Bread,"Jan 5, 2026",oops,2000,4.1', 'bbbbbbbbbbb,Soup'].join('\n'),
    ])
    await user.click(await screen.findByText('2 problems: these were not read'))
    expect(screen.getByText('Line 2, Views: not a number')).toBeDefined()
    expect(screen.getByText('Line 3: too few cells')).toBeDefined()
  })

  test('that the browser cannot read is named, and the others are opened', async () => {
    await open()
    const gone = Object.assign(new File(['x'], 'Gone.csv'), {
      arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotReadableError')),
    })
    const input = await screen.findByLabelText('Choose files', { selector: 'input' })
    await userEvent.setup().upload(input, [gone, new File([writeStudioExport('en', 'Boat')], 'Table data.csv')])
    await screen.findByText(/^Gone\.csv was not opened: it could not be read\./)
    await screen.findByText('60 videos')
  })

  test('of an unknown language is read once the creator says which column is which', async () => {
    await open()
    const user = await drop(['unknown-pl.csv', await fixture('unknown-pl.csv')])
    const questions = await region('Which column is which?')
    expect(questions.getByText(/^Choose at least the column with the video titles\./)).toBeDefined()
    expect(questions.queryAllByText(/^For example:\s+·/), 'no empty example').toEqual([])
    const answers = { Materiał: 'Video ID', 'Nazwa materiału': 'Video title', 'Ile razy pokazano': 'Impressions' }
    for (const [column, answer] of Object.entries(answers))
      await user.selectOptions(questions.getByLabelText(column), answer)
    await user.click(questions.getByRole('button', { name: 'Read the file' }))
    expect(await screen.findByText(/^\d+ videos$/)).toBeDefined()
    expect(screen.queryByText('Which column is which?')).toBeNull()
  })

  test.each([
    ['nul-bytes.csv', /^This is not a text file\./],
    ['empty.csv', 'This file has no rows.'],
    ['web-page.csv', /^This is not a table from YouTube Studio\./],
  ])('is not found in another kind of file (%s), and the screen says why', async (name, text) => {
    await open()
    await drop([name, await fixture(name)])
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('that YouTube Studio cut off says so, and its chart names its metric', async () => {
    await open()
    const rows = ['aaaaaaaaaaa,Bread,"Jan 5, 2026",9,2000,4.1', 'Showing top 500 results']
    await drop(
      ['Table data.csv', [header, ...rows].join('\n')],
      ['Totals.csv', 'Date,Engaged views\n2026-10-01,5\n2026-10-02,6'],
    )
    expect(
      await screen.findByText('YouTube Studio cuts tables off at 500 rows. What came after them is not in this file.'),
    ).toBeDefined()
    expect(screen.getByText(/^Figures by day: Engaged views, up to Oct/)).toBeDefined()
    expect(screen.queryByText(/not read/)).toBeNull()
  })

  test('that is chosen twice or already open counts once, also with as many files open as are allowed', async () => {
    await open()
    const files = Array.from(
      { length: maxOpenFiles },
      (_, n) => [`${n}.csv`, `${header}\naaaaaaaaaaa,Bread ${n},"Jan 5, 2026",9,2000,4.1`] as const,
    )
    const [first = ['', ''] as const] = files
    await drop(...files, ['copy.csv', first[1]], ['other.csv', `${first[1]}\nbbbbbbbbbbb,Soup,"Jan 6, 2026",9,2000,4`])
    expect(await screen.findByText(/^other\.csv was not opened/)).toBeDefined()
    const opened = () => screen.getAllByRole('button', { name: /^Close \w+\.csv$/ })
    await waitFor(() => expect(opened()).toHaveLength(maxOpenFiles))
    await drop(first)
    await waitFor(() => expect(screen.queryByText(/was not opened/)).toBeNull())
    expect(opened()).toHaveLength(maxOpenFiles)
  })

  test('that takes long to read can be canceled: only it closes, and it can be opened again', async () => {
    await open()
    const user = await drop(['October.csv', writeStudioExport('en', 'Boat')])
    await region('Worth another title or thumbnail')
    holdNextTask('readExport')
    const input = screen.getByLabelText('Choose files', { selector: 'input' })
    await user.upload(input, new File([writeStudioExport('en', 'Boat', { videos: 70 })], 'Large.csv'))
    await screen.findByText('Reading your files…')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText('Large.csv')).toBeNull())
    expect(screen.queryByText('Reading your files…')).toBeNull()
    expect(await screen.findByText('Canceled: 1 file was closed without being read.')).toBeDefined()
    expect(document.activeElement, 'the focus is not lost').toBe(screen.getByRole('region', { name: 'Your exports' }))
    expect(await screen.findByText('60 videos')).toBeDefined()
    await user.upload(input, new File([writeStudioExport('en', 'Boat', { videos: 70 })], 'Large.csv'))
    expect(await screen.findByText('70 videos')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('whose comparison takes long can be canceled, too', async () => {
    holdNextTask('analyzeExports')
    await open()
    const user = await drop(['Large.csv', writeStudioExport('en', 'Boat')])
    await screen.findByText('Comparing your videos…')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText('Large.csv')).toBeNull())
    expect(screen.queryByText('Comparing your videos…')).toBeNull()
  })

  test('shows an error when reading it fails', async () => {
    vi.spyOn(tasks, 'readExport').mockImplementationOnce(() => {
      throw new RangeError('out of memory')
    })
    await open()
    await drop(['Table data.csv', writeStudioExport('en', 'Boat')])
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong while your files were read\./)
    expect(screen.queryByText('Reading your files…')).toBeNull()
  })

  test('marks videos below the usual in the table too', async () => {
    await open()
    const user = await drop(['Table data.csv', writeStudioExport('en', 'The boat nobody clicked on')])
    const curves = await region('Click rate and impressions')
    await user.click(curves.getAllByRole('button', { name: 'Show as a table' })[0] as HTMLElement)
    expect(curves.getByRole('rowheader', { name: /^The boat nobody clicked on/ }).textContent).toContain(
      'Clearly below your usual',
    )
  })

  test('of the next month adds its rows to those of the month before, until it is closed', async () => {
    await open()
    const user = await drop(['October.csv', writeStudioExport('en', 'Boat')])
    await screen.findByRole('button', { name: 'Give 60 rows' })
    await user.upload(
      screen.getByLabelText('Choose files', { selector: 'input' }),
      new File([writeStudioExport('en', 'Boat', { videos: 70 })], 'November.csv'),
    )
    await user.click(await screen.findByRole('button', { name: 'Give 70 rows' }))
    await waitFor(async () => expect((await list()).given).toMatchObject({ rows: 70 }))
    await user.click(screen.getByRole('button', { name: 'Close November.csv' }))
    expect(await screen.findByRole('button', { name: 'Replace them with these 60 rows' })).toBeDefined()
  })

  test('stays open after a reload, until it is closed', async () => {
    await open()
    const user = await drop(['Table data.csv', writeStudioExport('en', 'Boat')])
    await screen.findByText('60 videos')
    cleanup()
    await open()
    await user.click(await screen.findByRole('button', { name: 'Close Table data.csv' }))
    await waitFor(() => expect(screen.queryByText('60 videos')).toBeNull())
    expect(screen.queryByText('Worth another title or thumbnail')).toBeNull()
    expect(document.activeElement, 'the focus is not lost').toBe(screen.getByRole('region', { name: 'Your exports' }))
  })

  test('is not shown to another user of the tab', async () => {
    await open()
    await drop(['Table data.csv', writeStudioExport('en', 'Boat')])
    await screen.findByText('60 videos')
    cleanup()
    storeCreatorSession(await makeCreator(backend))
    await open()
    await screen.findByText('Drop ZIP or CSV files here')
    expect(screen.queryByText('Table data.csv')).toBeNull()
  })
})

describe('a file in the account', () => {
  test('is kept, opened after it was closed, and deleted', async () => {
    await open()
    const user = await drop(['表データ.csv', writeStudioExport('ja', '船')])
    const kept = await region('Keep it in my account')
    await user.click(await kept.findByRole('button', { name: 'Keep the open files' }))
    const remove = await kept.findByRole('button', { name: 'Delete 表データ.csv from my account' })
    expect((await list()).files).toMatchObject([{ name: '表データ.csv' }])
    expect(kept.queryByRole('button', { name: /^Keep the open/ })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Close 表データ.csv' }))
    await waitFor(() => expect(screen.queryByText('60 videos')).toBeNull())
    await user.click(await kept.findByRole('button', { name: 'Open 1 kept file' }))
    expect(await screen.findByText('60 videos')).toBeDefined()
    expect(kept.queryByRole('button', { name: 'Open 1 kept file' })).toBeNull()

    await user.click(remove)
    const dialog = await screen.findByRole('dialog', { name: 'Delete this file from your account?' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect((await list()).files).toHaveLength(1)
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Delete the file' }))
    await kept.findByRole('button', { name: 'Keep the open files' })
    expect((await list()).files).toEqual([])
    expect(document.activeElement, 'the focus is not lost').toBe(
      screen.getByRole('region', { name: 'Keep it in my account' }),
    )
    expect(screen.getByText('60 videos')).toBeDefined()
  })

  test('is kept only if it was read as an export', async () => {
    await open()
    const user = await drop(
      ['bank.csv', await fixture('bank.csv')],
      ['Table data.csv', writeStudioExport('en', 'Boat')],
      ['unknown-pl.csv', await fixture('unknown-pl.csv')],
      // A file of dates and figures is read as the chart of an export, whatever it is about.
      ['balance.csv', 'Date,Balance\n2026-10-01,1200\n2026-10-02,900'],
    )
    const kept = await region('Keep it in my account')
    await user.click(await kept.findByRole('button', { name: 'Keep the open files' }))
    await kept.findByRole('button', { name: 'Delete Table data.csv from my account' })
    expect((await list()).files.map(({ name }) => name)).toEqual(['Table data.csv'])
    expect(kept.queryByRole('button', { name: 'Keep the open files' })).toBeNull()
  })

  test('that no longer exists disappears from the list when it is opened', async () => {
    const bytes = writeStudioExport('en', 'Boat')
    await open()
    const user = await drop(['Table data.csv', bytes])
    const kept = await region('Keep it in my account')
    await user.click(await kept.findByRole('button', { name: 'Keep the open files' }))
    await kept.findByRole('button', { name: 'Delete Table data.csv from my account' })
    await user.click(screen.getByRole('button', { name: 'Close Table data.csv' }))
    const [file] = (await list()).files
    await backend.request('DELETE', `/api/studio/files/${file?.id}`, { as: creator.token })
    await user.click(await kept.findByRole('button', { name: 'Open 1 kept file' }))
    await waitFor(() => expect(screen.queryByText('Table data.csv')).toBeNull())
  })
})

describe('a file in the account that cannot be', () => {
  async function keepOne() {
    await open()
    const user = await drop(['Kept.csv', writeStudioExport('en', 'Boat')])
    const kept = await region('Keep it in my account')
    await user.click(await kept.findByRole('button', { name: 'Keep the open files' }))
    await kept.findByRole('button', { name: 'Delete Kept.csv from my account' })
    return { user, kept }
  }

  test('opened, because as many are open as can be, is named', async () => {
    const { user, kept } = await keepOne()
    await user.click(screen.getByRole('button', { name: 'Close Kept.csv' }))
    const row = (id: string) => `${header}\n${id},Bread,"Jan 5, 2026",9,2000,4.1`
    await drop(
      ...Array.from({ length: 20 }, (_, n) => [`${n}.csv`, row(`aaaaaaaaaa${'abcdefghijklmnopqrst'[n]}`)] as const),
    )
    await screen.findByText('19.csv')
    await user.click(await kept.findByRole('button', { name: 'Open 1 kept file' }))
    await findToast('Kept.csv was not opened: up to 20 files can be open at once. Close one first.')
  })

  test('deleted is not said to be, even if the question was closed before the answer', async () => {
    const { user, kept } = await keepOne()
    let fail = () => {}
    const failure = new Promise<Response>((resolve) => {
      fail = () => resolve(new Response('{}', { status: 403 }))
    })
    interceptor.respond = (_, { method }) => (method === 'DELETE' ? failure : undefined)
    await user.click(kept.getByRole('button', { name: 'Delete Kept.csv from my account' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete this file from your account?' }))
    await user.click(question.getByRole('button', { name: 'Delete the file' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    fail()
    await findToast('Your account does not have access to this. Log in with another account, or contact support.')
  })
})

describe('rows', () => {
  test('of videos whose title could not be read are not given', async () => {
    await open()
    const user = await drop([
      'Table data.csv',
      [header, 'aaaaaaaaaaa,Bread,"Jan 5, 2026",9,2000,4.1', 'bbbbbbbbbbb,,"Jan 6, 2026",9,2000,4.1'].join('\n'),
    ])
    await user.click(await screen.findByRole('button', { name: 'Give 1 row' }))
    await screen.findByText(/^You gave 1 row on /)
  })

  test('that cannot be listed are not given, and the screen says so', async () => {
    await open()
    const user = await drop(['Table data.csv', writeStudioExport('en', 'Boat')])
    const give = await screen.findByRole('button', { name: 'Give 60 rows' })
    vi.spyOn(tasks, 'listRowsToGive').mockImplementationOnce(() => {
      throw new RangeError('out of memory')
    })
    await user.click(give)
    await findToast('Something went wrong while your files were read. Reload the page and try again.')
  })

  test('are given only when the creator says so, and can be withdrawn', async () => {
    await open()
    const user = await drop(['Table data.csv', writeStudioExport('en', 'Boat')])
    const card = await region('Help everyone’s scores get better')
    expect((await list()).given).toBeNull()
    await user.click(card.getByRole('button', { name: 'Give 60 rows' }))
    expect(await card.findByText(/^You gave 60 rows on /)).toBeDefined()
    expect((await list()).given).toMatchObject({ rows: 60 })
    await user.click(card.getByRole('button', { name: 'Withdraw and delete' }))
    expect(await card.findByRole('button', { name: 'Give 60 rows' })).toBeDefined()
    expect((await list()).given).toBeNull()
  })
})

test.each(['es', 'fr'] as const)('the screen has no English left (%s)', async (locale) => {
  await open(locale)
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no input')
    return found
  })
  await userEvent.setup().upload(input, new File([writeStudioExport('en', 'Barco')], 'a.csv'))
  await waitFor(() => expect(document.querySelector('figure')).not.toBeNull())
  expect(document.body.textContent).not.toMatch(/\b(clicks missed|Open as|Usual for you|videos got)\b/)
})
