/** The tokens to color: strings, numbers, and keywords, which include names of commands. */
const token =
  /(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)|(?<number>\b\d+(?:\.\d+)?\b)|(?<word>\b(?:const|await|if|throw|new|true|false|null|curl|export|claude)\b)/g

const colors = { string: 'text-good', number: 'text-fair', word: 'text-accent' } as const

/** Code with syntax highlighting. The colors carry no information of their own. */
export function Highlighted({ code }: { code: string }) {
  const parts = []
  let end = 0
  for (const match of code.matchAll(token)) {
    const [text] = match
    const kind = (['string', 'number', 'word'] as const).find((name) => match.groups?.[name] !== undefined) ?? 'word'
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={colors[kind]}>
        {text}
      </span>,
    )
    end = match.index + text.length
  }
  return (
    <>
      {parts}
      {code.slice(end)}
    </>
  )
}
