import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftLimits, drafts } from '#shared/contract/drafts.ts'
import { anyCharacter } from '#test/support/any-character.ts'
import { readShared, toDraft } from '#web/features/keep-idea/shared-from-app.ts'

const read = (fields: Record<string, string>) => readShared(new URLSearchParams(fields))
const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

describe('what another app shares', () => {
  it.each([
    ['the YouTube app', { title: 'I Built a Loom', text: 'https://youtu.be/dQw4w9WgXcQ?si=aB3_x' }],
    ['an older YouTube app', { title: 'Watch "I Built a Loom" on YouTube', text: watch }],
    ['one in Spanish', { title: 'Mira "I Built a Loom" en YouTube', text: watch }],
    ['one in French', { title: 'Regardez « I Built a Loom » sur YouTube', text: watch }],
    ['a browser', { title: '(3) I Built a Loom - YouTube', url: 'https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=42' }],
    ['a text with a link', { text: 'I Built a Loom\nhttps://www.youtube.com/shorts/dQw4w9WgXcQ' }],
    ['a link with its title again', { title: 'I Built a Loom', text: `I Built a Loom ${watch}`, url: watch }],
  ])('is read as a name and a plain link: %s', (_, fields) => {
    expect(read(fields)).toEqual({ name: 'I Built a Loom', link: watch, text: '' })
  })

  it('keeps a link of another site, and what the text says besides', () => {
    expect(read({ title: 'Weaving', text: 'Look at 2:10 https://example.com/a?b=c#d and tell me' })).toEqual({
      name: 'Weaving',
      link: 'https://example.com/a?b=c#d',
      text: 'Look at 2:10 and tell me',
    })
  })

  it('may be a link alone, a text alone, or nothing', () => {
    expect(read({ text: watch })).toEqual({ name: '', link: watch, text: '' })
    expect(read({ text: 'A loom from scrap wood' })).toEqual({ name: 'A loom from scrap wood', link: null, text: '' })
    expect(read({})).toEqual({ name: '', link: null, text: '' })
    expect(read({ title: ' \n\u202e ', text: '\u0000' })).toEqual({ name: '', link: null, text: '' })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://user:password@example.com/',
    'http://',
    'ftp://example.com/file',
    'intent://example.com#Intent;end',
    `https://example.com/${'é'.repeat(1500)}`,
  ])('gets no link from %j', (url) => {
    expect(read({ title: 'A', url, text: url }).link).toBeNull()
  })

  it('has no characters that hide or reverse others', () => {
    const { name, link } = read({
      title: 'I \u202etliub\u202c a\u200b\u0007 loom',
      text: 'https://example.com/\u202egpj.exe',
    })
    expect(name).toBe('I tliub a loom')
    expect(link).toMatch(/^[!-~]+$/)
    // The characters that join emoji and letters stay.
    expect(read({ title: '👩‍🌾 शक्ति' }).name).toBe('👩‍🌾 शक्ति')
  })

  it('writes a host with look-alike letters in ASCII', () => {
    expect(read({ text: 'https://уoutube.com/watch?v=dQw4w9WgXcQ' }).link).toMatch(/^https:\/\/xn--/)
  })

  it('is limited in length, and cut only between characters', () => {
    const long = read({
      title: '🧶'.repeat(50_000),
      text: 'x '.repeat(50_000),
      url: `https://example.com/${'a'.repeat(50_000)}`,
    })
    expect(long.name).toBe('🧶'.repeat(50))
    expect(long.link).toBeNull()
    expect(long.text.length).toBeLessThanOrEqual(2000)
  })

  it('keeps the whole of a text that is too long for a name', () => {
    const name = 'a'.repeat(draftLimits.name)
    expect(read({ text: `${name}b` })).toEqual({ name, link: null, text: `${name}b` })
  })

  it('becomes a draft that the endpoint accepts, whatever it is', () => {
    const piece = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      fc.webUrl(),
      fc.constantFrom(watch, '"', '\u202e'),
    )
    const field = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(' '))
    fc.assert(
      fc.property(field, field, field, (title, text, url) => {
        const shared = read({ title, text, url })
        const { name, notes, ...rest } = drafts.create.input.parse(toDraft(shared, shared.name))
        expect(rest).toEqual({ state: 'idea' })
        expect(`${name}${notes}`).not.toMatch(/[\p{Bidi_Control}\t]|(?!\n)\p{Cc}/u)
        if (shared.link) expect(new URL(shared.link).protocol).toMatch(/^https?:$/)
      }),
    )
  })
})

describe('the idea', () => {
  it('has the name that the creator left, and the link in its notes', () => {
    const shared = read({ title: 'I Built a Loom', text: `At 2:10 ${watch}` })
    expect(toDraft(shared, ' A loom of my own ')).toEqual({
      state: 'idea',
      name: 'A loom of my own',
      notes: `I Built a Loom\nAt 2:10\n${watch}`,
    })
    expect(toDraft(shared, 'I Built a Loom').notes).toBe(`At 2:10\n${watch}`)
  })

  it('is named by its link where it has no other name', () => {
    expect(toDraft(read({ text: watch }), '')).toEqual({
      state: 'idea',
      name: 'www.youtube.com/watch?v=dQw4w9WgXcQ',
      notes: watch,
    })
  })
})
