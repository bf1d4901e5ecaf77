/** Past tenses of irregular verbs. Verbs whose past equals the base form come last. */
const irregular = new Map(
  `beat:beat become:became bend:bent bite:bit blow:blew break:broke bring:brought build:built buy:bought catch:caught choose:chose
  deal:dealt dig:dug do:did draw:drew drink:drank drive:drove eat:ate fall:fell feed:fed feel:felt fight:fought find:found fly:flew
  forget:forgot freeze:froze get:got give:gave go:went grow:grew hang:hung have:had hear:heard hide:hid hold:held keep:kept know:knew
  lead:led leave:left lose:lost make:made meet:met oversleep:overslept overspend:overspent pay:paid rebuild:rebuilt redo:redid
  regrow:regrew remake:remade rethink:rethought rewrite:rewrote ride:rode run:ran say:said see:saw sell:sold send:sent shoot:shot
  sing:sang sit:sat sleep:slept speak:spoke spend:spent stand:stood steal:stole stick:stuck sweep:swept swim:swam take:took
  teach:taught tear:tore tell:told think:thought throw:threw undo:undid wake:woke wear:wore weave:wove win:won write:wrote tie:tied
  cut:cut hit:hit let:let put:put quit:quit read:read set:set shut:shut spread:spread`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [base = '', past = ''] = pair.split(':')
      return [base, past]
    }),
)

/** Words in -ing that are not activities. */
const noActivity =
  /^(?:during|according|nothing|something|anything|everything|morning|evening|spring|string|king|ring|thing|wing|ceiling|clothing|wedding|pudding|being)$/

/** Returns the past tense of an activity: "built" for "building"; undefined for other words. */
export function toPastTense(gerund: string): string | undefined {
  const word = gerund.toLowerCase()
  const stem = /^(\p{L}{2,})ing$/u.exec(word)?.[1]
  if (!stem || noActivity.test(word)) return undefined
  if (word === 'tying' || word === 'lying' || word === 'dying') return `${stem.slice(0, -1)}ied`
  for (const base of [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]) {
    const past = irregular.get(base)
    if (past) return past
    const [, prefix = '', verb = ''] = /^(re|over|out|un|under|speed|hand|mis)-?(\p{L}{3,})$/u.exec(base) ?? []
    const end = irregular.get(verb)
    if (end) return prefix + end
  }
  if (stem.endsWith('e')) return `${stem}d`
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`
}
