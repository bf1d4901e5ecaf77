import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useQuestion } from '#web/layout/question-dialog.tsx'

/** Asks about an item and confirms it. The action ends with the first call of `settle`. */
function confirm(item: string) {
  const settlers: ((result: object | undefined) => void)[] = []
  const run = () => new Promise<object | undefined>((resolve) => settlers.push(resolve))
  const { result } = renderHook(() => useQuestion<string>(run))
  act(() => result.current.ask(item))
  act(() => result.current.answers.onConfirm())
  return { question: result, settle: (outcome: object | undefined) => act(async () => settlers.shift()?.(outcome)) }
}

test('a question is pending while its action runs, and then closed', async () => {
  const { question, settle } = confirm('a')
  expect(question.current).toMatchObject({ asked: 'a', answers: { pending: true } })
  await settle({})
  expect(question.current).toMatchObject({ asked: undefined, answers: { pending: false } })
})

test('a question stays open if its action failed', async () => {
  const { question, settle } = confirm('a')
  await settle(undefined)
  expect(question.current).toMatchObject({ asked: 'a', answers: { pending: false } })
})

test('another question stays open when the action of the one before ends', async () => {
  const { question, settle } = confirm('a')
  act(() => question.current.answers.onClose())
  expect(question.current.asked).toBeUndefined()
  act(() => question.current.ask('b'))
  await settle({})
  expect(question.current).toMatchObject({ asked: 'b', answers: { pending: false } })
})
