import { useState } from 'react'
import { Checkbox, Switch } from '#web/ui/choice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { PasswordField, TextArea, TextField } from '#web/ui/text-field.tsx'
import { Sample } from './sample.tsx'

const sizes = ['1-5', '6-10', '11-20', '20+'] as const
const options = sizes.map((value) => ({ value, label: `${value} channels` }))

function CountedField() {
  const [title, setTitle] = useState('I built a house in 30 days')
  return (
    <TextField
      label="Title"
      placeholder="Enter your video title"
      value={title}
      maxLength={100}
      counter={`${title.length} / 100`}
      onChange={(event) => setTitle(event.currentTarget.value)}
    />
  )
}

function SizeSelect() {
  const [size, setSize] = useState<(typeof sizes)[number]>('1-5')
  return <Select label="Number of channels" value={size} options={options} onSelect={setSize} />
}

function SchemeSegments() {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const schemes = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ] as const
  return <Segments label="Page colors" value={scheme} options={schemes} onSelect={setScheme} />
}

const PasswordSamples = () => (
  <>
    <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="secret words" />
    <PasswordField
      label="Password, wrong"
      showLabel="Show password"
      hideLabel="Hide password"
      error="Password is required"
    />
  </>
)

export const FieldSamples = () => (
  <>
    <Sample name="TextField" stacked>
      <TextField label="Empty" placeholder="you@example.com" hint="We never show it to anyone." />
      <CountedField />
      <TextField label="Wrong" defaultValue="nobody@" error="Invalid email address" />
      <TextField label="Disabled" defaultValue="demo@viewcraft.test" disabled />
    </Sample>
    <Sample name="PasswordField" stacked>
      <PasswordSamples />
    </Sample>
    <Sample name="TextArea, Select" stacked>
      <TextArea label="Message" placeholder="How can we help?" hint="It grows with the text." />
      <SizeSelect />
    </Sample>
    <Sample name="Segments">
      <SchemeSegments />
    </Sample>
    <Sample name="Checkbox, Switch" stacked>
      <Checkbox label="Remember this browser" hint="Not on a shared computer." defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Switch label="Weekly trend reports" hint="Every Monday." defaultChecked />
      <Switch label="Performance alerts" />
      <Switch label="Disabled" disabled />
    </Sample>
  </>
)
