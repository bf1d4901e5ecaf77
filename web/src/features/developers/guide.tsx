import type { ReactNode } from 'react'
import { mcpPath } from '#shared/contract/mcp.ts'
import { webhookEvents, webhookFields } from '#shared/contract/webhooks.ts'
import { commonErrorCodes, type ErrorCode, errorCodes, errorStatus } from '#shared/errors.ts'
import { apiErrorTexts, errorAnchor, errorDocs } from '#shared/openapi/errors.ts'
import {
  allowances,
  maxDraftsPerDay,
  maxThumbnailsPerDay,
  maxUnscoredPerDay,
  maxVersionsPerDay,
  meterNames,
  planNames,
  plans,
} from '#shared/plans.ts'
import { headlineAccuracy, measuredOn, titleAccuracy, titleTraining } from '#shared/prediction/published-figures.ts'
import { originPlaceholder } from '#shared/public-pages.ts'
import { programRate, scopes } from '#shared/scopes.ts'
import { maxThumbnailBytes } from '#shared/thumbnail/kinds.ts'
import { thumbnailSample, webhookSample } from '#web/features/developers/request-samples.ts'
import { codeClass, Prose } from '#web/layout/prose.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { developersMessages } from './messages.ts'
import { reference } from './reference.ts'
import { Code, Samples } from './samples.tsx'

/** The sections of the guide, in order. They are also the anchors. */
export const guideSections = [
  'start',
  'authentication',
  'score',
  'errors',
  'limits',
  'thumbnails',
  'pages',
  'repeating',
  'webhooks',
  'assistants',
  'changes',
] as const
type GuideSection = (typeof guideSections)[number]

/** The names of scopes in message files, which cannot have dots. */
export const scopeKeys = { score: 'score', drafts: 'drafts', insights: 'insights', 'channel.read': 'channel' } as const

/** The guide to the API: how to begin, what the score means, and the rules for all operations. */
export function Guide() {
  return (
    <>
      <Start />
      <Authentication />
      <Score />
      <Errors />
      <Limits />
      <Thumbnails />
      <Pages />
      <Repeating />
      <Webhooks />
      <Assistants />
      <Changes />
    </>
  )
}

interface GuidePartProps {
  id: GuideSection
  children: ReactNode
  /** Content beside the text on wide screens. */
  aside?: ReactNode
  /** Full-width content below the text. */
  below?: ReactNode
}

function GuidePart({ id, children, aside, below }: GuidePartProps) {
  const { t } = useMessages(developersMessages)
  return (
    <section id={id} data-find className="scroll-mt-6 border-t border-line py-10">
      <div className={aside ? 'gap-8 xl:grid xl:grid-cols-2' : ''}>
        <div data-find-text className="min-w-0">
          <h2 id={`${id}-heading`} tabIndex={-1} className="text-xl font-semibold outline-none">
            {t(`developers.${id}.heading`)}
          </h2>
          {children}
        </div>
        {aside && <div className="mt-6 flex min-w-0 flex-col gap-4 xl:mt-0">{aside}</div>}
      </div>
      {below && <div data-find-text>{below}</div>}
    </section>
  )
}

const Text = ({ text }: { text: string }) => (
  <p className="mt-3 max-w-2xl text-base text-pretty">
    <Prose text={text} />
  </p>
)

function Start() {
  const { t } = useMessages(developersMessages)
  const first = reference.groups[0]?.operations[0]
  return (
    <GuidePart id="start" aside={first && <Samples id="start" samples={first.samples} />}>
      <ol className="mt-3 flex list-decimal flex-col gap-3 ps-5 text-base marker:text-muted">
        {(['token', 'keep', 'call'] as const).map((step) => (
          <li key={step}>
            <Prose text={t(`developers.start.${step}`)} />
            {step === 'token' && (
              <TextLink to={`${paths.profile}?tokens`} className="mt-1 block w-fit">
                {t('developers.start.profile')}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </GuidePart>
  )
}

function Authentication() {
  const { t } = useMessages(developersMessages)
  return (
    <GuidePart id="authentication">
      <Text text={t('developers.authentication.header')} />
      <Table
        caption={t('developers.authentication.scopes')}
        head={[t('developers.authentication.scope'), t('developers.authentication.allows')]}
        rows={scopes.map((scope) => [
          <code key={scope} className={`${codeClass} whitespace-nowrap`}>
            {scope}
          </code>,
          t(`developers.scopes.${scopeKeys[scope]}`),
        ])}
      />
      <Text text={t('developers.authentication.closed')} />
      <Text text={t('developers.authentication.browser')} />
    </GuidePart>
  )
}

function Score() {
  const { t, format } = useMessages(developersMessages)
  const { accuracy, low, high } = headlineAccuracy.significant
  return (
    <GuidePart id="score">
      <Text text={t('developers.score.rank', titleTraining)} />
      <Table
        caption={t('developers.score.table')}
        head={[
          t('developers.score.pairs'),
          t('developers.score.right'),
          t('developers.score.interval'),
          t('developers.score.counted'),
        ]}
        rows={[
          ...(['all', 'x2', 'x5'] as const).map((margin) => {
            const figure = titleAccuracy[margin]
            return [
              t(`developers.score.rows.${margin}`),
              format.measured(figure.accuracy),
              `${format.bareMeasured(figure.low)}–${format.measured(figure.high)}`,
              format.number(figure.n),
            ]
          }),
          [t('developers.score.rows.coin'), format.measured(0.5), '', ''],
        ]}
        figures
      />
      <p className="mt-2 max-w-2xl text-xs text-muted">
        {t('developers.score.crossValidated', { channels: titleAccuracy.channels })}{' '}
        {measuredOn && t('developers.score.measured', { day: format.day(measuredOn) })}
      </p>
      <Text
        text={t('developers.score.chance', {
          share: format.measured(accuracy),
          low: format.measured(low),
          high: format.measured(high),
        })}
      />
      <Text text={t('developers.score.basis')} />
      <Text text={t('developers.score.limits')} />
      <TextLink to={paths.accuracy} className="mt-3 inline-block min-h-6">
        {t('developers.score.more')}
      </TextLink>
    </GuidePart>
  )
}

/** An example of an error response. */
const errorExample = {
  error: {
    code: 'not_found',
    message: apiErrorTexts.not_found,
    docs: `${originPlaceholder}${errorDocs('not_found')}`,
    requestId: '4f8b7c1e-3d52-4a86-9a2f-0c61d6b7e2a9',
  },
}

function Errors() {
  const { t } = useMessages(developersMessages)
  const isCommon = (code: ErrorCode) => commonErrorCodes.includes(code)
  const codes = errorCodes.filter((code) => apiErrorTexts[code])
  return (
    <GuidePart
      id="errors"
      aside={<Code caption="404 Not Found" code={JSON.stringify(errorExample, null, 2)} />}
      below={
        <>
          <ErrorList heading={t('developers.errors.table')} codes={codes.filter(isCommon)} />
          <ErrorList heading={t('developers.errors.others')} codes={codes.filter((code) => !isCommon(code))} />
        </>
      }
    >
      <Text text={t('developers.errors.text')} />
      <Text text={t('developers.errors.retry')} />
    </GuidePart>
  )
}

/** Errors with their anchors, which responses link to. */
const ErrorList = ({ heading, codes }: { heading: string; codes: readonly ErrorCode[] }) => (
  <>
    <h3 className="mt-8 text-base font-medium">{heading}</h3>
    <dl className="mt-3 border-t border-line text-sm" lang="en">
      {codes.map((code) => (
        <div
          key={code}
          id={errorAnchor(code)}
          className="scroll-mt-6 gap-x-6 border-b border-line py-3 sm:grid sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <dt>
            <code className="font-mono text-xs font-medium wrap-anywhere">{code}</code>
          </dt>
          <dd className="text-muted">
            <Prose text={`${errorStatus[code]} · ${apiErrorTexts[code] ?? ''}`} />
          </dd>
        </div>
      ))}
    </dl>
  </>
)

function Limits() {
  const { t, format } = useMessages(developersMessages)
  return (
    <GuidePart id="limits">
      <Text text={t('developers.limits.rate', { n: programRate.max })} />
      <Text text={t('developers.limits.units')} />
      <Table
        caption={t('developers.limits.table')}
        head={[t('developers.limits.meter'), ...planNames.map((plan) => t(`plans.names.${plan}`))]}
        rows={[
          [
            t('developers.limits.requests'),
            ...planNames.map((plan) =>
              t('developers.limits.amount', { n: allowances.program_requests[plan], per: t('plans.per.day') }),
            ),
          ],
          ...(['tokens', 'webhooks'] as const).map((store) => [
            t(`developers.limits.${store}`),
            ...planNames.map((plan) => format.number(allowances[store][plan])),
          ]),
          ...meterNames.map((meter) => [
            t(`developers.limits.meters.${meter}`),
            ...planNames.map((plan) => {
              const limit = plans[plan].limits[meter]
              const key = 'fairUse' in limit ? 'fairUse' : 'amount'
              return t(`developers.limits.${key}`, { n: limit.max, per: t(`plans.per.${limit.per}`) })
            }),
          ]),
        ]}
      />
      <p className="mt-2 text-xs text-muted">{t('developers.limits.abuse')}</p>
      <Text
        text={t('developers.limits.daily', {
          thumbnails: maxThumbnailsPerDay,
          drafts: maxDraftsPerDay,
          versions: maxVersionsPerDay,
          unscored: maxUnscoredPerDay,
        })}
      />
      <Text text={t('developers.limits.size', { size: format.bytes(maxThumbnailBytes) })} />
    </GuidePart>
  )
}

function Thumbnails() {
  const { t } = useMessages(developersMessages)
  return (
    <GuidePart id="thumbnails" aside={<Code caption="TypeScript" code={thumbnailSample(originPlaceholder)} />}>
      <Text text={t('developers.thumbnails.text')} />
      <ol className="mt-3 flex list-decimal flex-col gap-3 ps-5 text-base marker:text-muted">
        {(['form', 'post', 'check'] as const).map((step) => (
          <li key={step}>
            <Prose text={t(`developers.thumbnails.${step}`)} />
          </li>
        ))}
      </ol>
    </GuidePart>
  )
}

function Pages() {
  const { t } = useMessages(developersMessages)
  return (
    <GuidePart id="pages">
      <Text text={t('developers.pages.text')} />
    </GuidePart>
  )
}

function Repeating() {
  const { t } = useMessages(developersMessages)
  return (
    <GuidePart id="repeating" aside={<Code caption="TypeScript" code={repeatingExample} />}>
      <Text text={t('developers.repeating.text')} />
      <Text text={t('developers.repeating.codes')} />
    </GuidePart>
  )
}

const repeatingExample = [
  '// The same key for each attempt.',
  'const key = crypto.randomUUID()',
  '',
  'const response = await fetch(url, {',
  "  method: 'POST',",
  '  headers: {',
  '    ...headers,',
  "    'Idempotency-Key': key,",
  '  },',
  '  body,',
  '})',
].join('\n')

/** The body of a request to a webhook. */
const webhookExample = {
  type: 'draft.ready',
  timestamp: '2026-11-23T12:00:00.000Z',
  data: {
    draft: '01jd8x5q2m0000000000000000',
    name: 'Tiny house',
    title: 'How I built a tiny house',
    planned: '2026-11-30',
  } satisfies Record<(typeof webhookFields)['draft.ready'][number], unknown>,
}

function Webhooks() {
  const { t } = useMessages(developersMessages)
  return (
    <GuidePart
      id="webhooks"
      aside={
        <>
          <Code caption={t('developers.webhooks.body')} code={JSON.stringify(webhookExample, null, 2)} />
          <Code caption="TypeScript" code={webhookSample} />
        </>
      }
    >
      <Text text={t('developers.webhooks.text')} />
      <dl className="mt-5 max-w-2xl border-t border-line text-sm">
        {webhookEvents.map((event) => (
          <div key={event} className="gap-x-6 border-b border-line py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt>
              <code className="font-mono text-xs font-medium">{event}</code>
            </dt>
            <dd className="text-muted">
              <Prose text={t(`developers.webhooks.causes.${event}`)} />
              <span className="mt-1 block">
                <Prose
                  text={t('developers.webhooks.data', {
                    fields: webhookFields[event].map((field) => `\`${field}\``).join(', '),
                  })}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Text text={t('developers.webhooks.verify')} />
      <Text text={t('developers.webhooks.byHand')} />
      <Text text={t('developers.webhooks.again')} />
      <Text text={t('developers.webhooks.failing')} />
      <Text text={t('developers.webhooks.closed')} />
    </GuidePart>
  )
}

function Changes() {
  const { t } = useMessages(developersMessages)
  return (
    <GuidePart id="changes">
      <Text text={t('developers.changes.added')} />
      <Text text={t('developers.changes.removed')} />
    </GuidePart>
  )
}

function Assistants() {
  const { t } = useMessages(developersMessages)
  const address = `${originPlaceholder}${mcpPath}`
  const command = [
    `claude mcp add --transport http viewcraft ${address}`,
    '--header "Authorization: Bearer $VIEWCRAFT_TOKEN"',
  ].join(' \\\n  ')
  return (
    <GuidePart id="assistants" aside={<Code caption={t('developers.assistants.claude')} code={command} />}>
      <Text text={t('developers.assistants.text', { address })} />
      <Text text={t('developers.assistants.evidence')} />
      <Text text={t('developers.assistants.token')} />
    </GuidePart>
  )
}

interface TableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** Whether all columns but the first contain figures. */
  figures?: boolean
}

/** A table whose first column names its rows. */
function Table({ caption, head, rows, figures = false }: TableProps) {
  const cell = `py-2 pe-2 align-top ${figures ? 'tabular-nums sm:whitespace-nowrap' : ''}`
  return (
    <table className="mt-5 w-full max-w-2xl text-start text-sm">
      <caption className="pb-2 text-start text-sm font-medium">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pe-2 text-start align-bottom font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([name, ...others], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change order
          <tr key={row}>
            <th scope="row" className="py-2 pe-2 text-start align-top font-normal">
              {name}
            </th>
            {others.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <td key={column} className={cell}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
