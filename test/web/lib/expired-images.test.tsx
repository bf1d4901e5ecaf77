import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useExpiredImages } from '#web/lib/expired-images.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const signed = (name: string, time: number) => `https://uploads.example/${name}?signed=${time}`

/** Shows the image of a draft, whose address is signed again with each read. Also reads something without an image. */
async function setUp() {
  const reads: string[] = []
  let time = 0
  const read = (name: string) => async () => {
    reads.push(name)
    return { drafts: [{ url: signed(name, ++time) }] }
  }
  function Screen() {
    useExpiredImages()
    const { data } = useQuery({ queryKey: ['drafts'], queryFn: read('draft') })
    useQuery({ queryKey: ['other'], queryFn: read('other') })
    return <img src={data?.drafts[0]?.url} alt="Lead" />
  }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
  await settle(0)
  expect(reads.splice(0).sort()).toEqual(['draft', 'other'])
  const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Lead' })
  return { reads, image }
}

test('an image that cannot be loaded gets a new address when the read that has it is repeated', async () => {
  const { reads, image } = await setUp()
  const { src } = image()
  fireEvent.error(image())
  fireEvent.error(image())
  await settle(100)
  expect(reads).toEqual(['draft'])
  expect(image().src).not.toBe(src)
})

test('the read of an image that does not exist is repeated at most once a minute', async () => {
  const { reads, image } = await setUp()
  for (let second = 0; second < 90; second++) {
    fireEvent.error(image())
    await settle(1000)
  }
  expect(reads).toEqual(['draft', 'draft'])
})
