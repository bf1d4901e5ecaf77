/**
 * The script of a share's page (`functions/services/shares/share-page.ts`): shuffles the choices, votes and shows the
 * results. It imports nothing: its file name has no hash, so a cached copy could import chunks of another release.
 */
type Kind = 'title' | 'thumbnail'
const kinds: readonly Kind[] = ['title', 'thumbnail']

interface Item {
  readonly votes: number
  readonly chance?: number
}
interface Results {
  readonly items: ReadonlyMap<string, Item>
  readonly voters: number
  /** This visitor's votes, if the response contains them. */
  readonly mine: readonly unknown[]
}

/** The names of the messages that explain why there are no results. */
type Refusal = 'Busy' | 'Closed' | 'Gone' | 'Failed'

const voterKey = 'viewcraft.voter'

/** Returns the random id of this browser, which is the same for all shares. Null before it first opens a vote that has not ended. */
function findVoter(): string | null {
  try {
    return localStorage.getItem(voterKey)
  } catch {
    return null
  }
}

function createVoter(): string {
  const created = crypto.randomUUID()
  try {
    localStorage.setItem(voterKey, created)
  } catch {
    // Without storage, a returning visitor can vote again.
  }
  return created
}

function startVoting(form: HTMLFormElement) {
  const data = form.dataset
  const storedVoter = findVoter()
  let isBusy = false
  let hasSubmitted = false
  const status = form.querySelector('[role=status]')
  const button = form.querySelector('button')
  const text = (name: string, n = 0) => (data[`text${name}`] ?? '').replace('{n}', `${n}`)
  const say = (name: 'Choose' | Refusal) => {
    if (status) status.textContent = text(name)
  }
  if (storedVoter) void showEarlierVote(storedVoter)
  // Without a button, voting has ended and no id is needed.
  const voter = storedVoter ?? (button ? createVoter() : '')
  for (const list of form.querySelectorAll('.choices')) shuffle(list, voter + (data.share ?? ''))

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const choices = Object.fromEntries(
      kinds.flatMap((kind) => {
        const input = form.querySelector<HTMLInputElement>(`input[name=${kind}]:checked`)
        return input ? [[kind, input.value]] : []
      }),
    )
    if (isBusy) return
    if (Object.keys(choices).length === 0) return say('Choose')
    isBusy = true
    hasSubmitted = true
    const results = await send(data.votes ?? '', { voter, ...choices })
    isBusy = false
    if (typeof results === 'string') return say(results)
    showResults({ ...results, mine: Object.values(choices) })
    if (status) status.textContent = `${text('Done')} ${status.textContent}`
  })

  async function showEarlierVote(earlierVoter: string) {
    const votes = await readVotes(`${data.votes}?voter=${earlierVoter}`)
    if (!votes || hasSubmitted) return
    if (!form.querySelector('input:checked'))
      for (const input of form.querySelectorAll('input')) input.checked = votes.mine.includes(input.value)
    showResults(votes)
  }

  function showResults({ items, voters, mine }: Results) {
    if (status) status.textContent = text('Voters', voters)
    if (button) button.textContent = text('Change')
    for (const kind of kinds) {
      const choices = [...form.querySelectorAll<HTMLElement>(`.choice.${kind}`)]
      if (choices.length < 2) continue
      const sum = choices.reduce((total, { dataset }) => total + (items.get(dataset.id ?? '')?.votes ?? 0), 0)
      for (const choice of choices) {
        const item = items.get(choice.dataset.id ?? '')
        if (item) showResult(choice, item, sum, mine.includes(choice.dataset.id))
      }
    }
  }

  function showResult(choice: HTMLElement, { votes, chance }: Item, sum: number, isMine: boolean) {
    const percent = sum === 0 ? 0 : Math.round((100 * votes) / sum)
    // Uses a span, because labels may contain neither paragraphs nor a second control such as a progress bar.
    const result = document.createElement('span')
    result.className = 'result'
    const bar = document.createElement('span')
    bar.className = 'bar'
    bar.style.setProperty('--share', `${percent}%`)
    const lines = [
      text('Votes', percent) + (isMine ? ` · ${text('Yours')}` : ''),
      ...(chance === undefined ? [] : [text('Chance', Math.round(100 * chance))]),
    ]
    result.append(bar, ...lines.map(toLine))
    choice.querySelector('.result')?.remove()
    choice.append(result)
  }
}

function toLine(text: string): HTMLElement {
  const line = document.createElement('span')
  line.className = 'line'
  line.textContent = text
  return line
}

/** Sends a vote. */
async function send(url: string, vote: object): Promise<Results | Refusal> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(vote) })
    if (response.ok) return parseResults(await response.json())
    if (response.status === 429) return 'Busy'
    if (response.status === 409) return 'Closed'
    return response.status === 404 ? 'Gone' : 'Failed'
  } catch {
    return 'Failed'
  }
}

/** Returns the results if the visitor has voted. Ignores failures, because the page works without them. */
async function readVotes(url: string): Promise<Results | undefined> {
  try {
    const response = await fetch(url)
    const votes = response.ok ? field(await response.json(), 'votes') : undefined
    return votes ? parseResults(votes) : undefined
  } catch {
    return undefined
  }
}

/** Reads the output of `shares.vote` and `shares.results`, whose schema would be many times the size of this script. */
function parseResults(output: unknown): Results {
  const items = new Map<string, Item>()
  for (const kind of ['titles', 'thumbnails'])
    for (const entry of listOf(field(output, kind))) {
      const chance = field(entry, 'chance')
      const id = field(entry, 'id') ?? field(entry, 'thumbnail')
      items.set(String(id), { votes: Number(field(entry, 'votes')), ...(typeof chance === 'number' ? { chance } : {}) })
    }
  return { items, voters: Number(field(output, 'voters')), mine: Object.values(field(output, 'mine') ?? {}) }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Shuffles an element's children by a seed, so that each visitor with an id has a different but stable order. */
function shuffle(list: Element, seed: string) {
  const places = [...list.children].map((child, at) => ({ child, rank: hash(`${seed}${at}`) }))
  for (const { child } of places.sort((a, b) => a.rank - b.rank)) list.append(child)
}

/** FNV-1a, 32 bits, mixed so that similar texts are far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

const form = document.querySelector('form')
if (form) startVoting(form)
