import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Checkbox, Switch } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/select.tsx'
import { PasswordField, TextField } from '#web/ui/text-field.tsx'

/** Returns the text that a screen reader announces after a control's name. */
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

it('connects label, error, hint and counter to the control', () => {
  render(<TextField label="Title" hint="Short is good." error="Fill in this field." counter="0 / 100" />)
  const field = screen.getByRole('textbox', { name: 'Title' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field)).toBe('Fill in this field. | Short is good. | 0 / 100')
})

it('has no description without a hint or an error', () => {
  render(<TextField label="Title" />)
  const field = screen.getByLabelText('Title')
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

it('shows and hides a password without losing it or submitting the form', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(field, 'secret')
  expect(field.type).toBe('password')
  const toggle = screen.getByRole<HTMLButtonElement>('button', { name: 'Show password' })
  expect(toggle.type).toBe('button')
  await userEvent.click(toggle)
  expect(field.type).toBe('text')
  expect(field.value).toBe('secret')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.type).toBe('password')
})

it('passes on the selected value', async () => {
  const sizes = [
    { value: 'few', label: '1-5' },
    { value: 'many', label: '6-10' },
  ] as const
  function Sizes() {
    const [size, setSize] = useState<'few' | 'many'>('few')
    return <Select label="Channels" value={size} options={sizes} onSelect={setSize} />
  }
  render(<Sizes />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Channels' })
  await userEvent.selectOptions(select, '6-10')
  expect(select.value).toBe('many')
})

it('names checkboxes and switches by their label and toggles them with a press on it', async () => {
  render(
    <>
      <Checkbox label="Remember me" hint="Not on a shared computer." />
      <Switch label="Weekly report" />
    </>,
  )
  await userEvent.click(screen.getByText('Weekly report'))
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Weekly report' }).checked).toBe(true)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' })
  expect(box.checked).toBe(false)
  expect(descriptionOf(box)).toBe('Not on a shared computer.')
})
