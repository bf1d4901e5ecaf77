import type { Sentences } from '#web/messages/sentence.ts'

/** The reference of the API. Texts in backticks are shown as code. Descriptions of operations come from `shared/openapi`. */
export const developers = {
  title: 'API reference',
  lead: 'Score titles, check thumbnails and keep drafts from your own programs. Plain HTTPS and JSON, described by OpenAPI 3.1.',
  download: 'Download the OpenAPI description',
  /** Shown in other languages. */
  english: 'Operations are described in English.',
  contents: 'Contents',
  guide: 'Guide',
  objects: 'Objects',
  objectsText: 'Objects that several responses contain.',
  search: {
    label: 'Search the reference',
    placeholder: 'Search',
    go: 'Go to the first match',
    none: 'Nothing contains “{text}”. Try another word.',
    found: 'Sections found: {n}',
  },
  groups: {
    score: 'Titles and thumbnails',
    drafts: 'Drafts',
    insights: 'Insights',
    channel: 'Your channel',
  },
  labels: {
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    body: 'Request body',
    response: 'Response',
    errors: 'Errors',
    errorsMore: 'And the errors of every operation',
    language: 'Language of the example',
    request: 'Request',
    responseExample: 'Response',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Select and copy it yourself',
    noFields: 'An empty object.',
  },
  start: {
    heading: 'Get started',
    token:
      'Create an access token in your profile and choose what it may do. If you logged in more than ten minutes ago, you’ll be asked to confirm that it’s you.',
    keep: 'Keep it like a password, in the environment of your program: `export VIEWCRAFT_TOKEN=vcp_...`',
    call: 'Send the first request. This one costs nothing:',
    profile: 'Open your profile',
  },
  authentication: {
    heading: 'Authentication',
    header:
      'Every request carries an access token in the header `Authorization: Bearer vcp_...`. Tokens are shown once, expire on the day you choose, and can be deleted in your profile at any time. We store only a hash of them.',
    scopes: 'A token can do what its scopes allow, and nothing else',
    scope: 'Scope',
    allows: 'Allows',
    closed: 'No token reaches your account, your payments or other tokens.',
    browser:
      'Never put a token in a web page or an app that others can download. `vcp_` lets secret scanners recognize one that leaked.',
  },
  scopes: {
    score: 'Scoring and comparing titles, checking thumbnails',
    drafts: 'Reading and changing drafts, their versions and analyses',
    insights: 'Reading outliers, ideas and the record of predictions; texts by the AI provider',
    channel: 'Reading the figures of your connected channel, which are YouTube’s data',
  },
  score: {
    heading: 'What the score says',
    rank: '`score` is a rank: 70 means that 70% of the titles it is compared with rank lower. `verdict.yardstick` says which those are: the videos of your channel (`channel`, with the scope `channel.read`) or real titles (`general`). `verdict.outcome` says how videos with similarly ranked titles did. Among real titles, a score from 40 to 79 means nothing. The model of real titles learned from {videos} videos of {channels} English-language channels which of two videos of the same channel got more views.',
    table: 'How often the score among real titles is right: the title with the higher score had more views',
    pairs: 'Pairs of videos from one channel',
    right: 'Right',
    interval: '95% interval',
    counted: 'Pairs',
    rows: {
      all: 'All',
      x2: 'Those whose views differ at least twofold',
      x5: 'Those whose views differ at least fivefold',
      coin: 'A coin flip',
    },
    crossValidated: 'Cross-validated: each of {channels} channels was scored by a model that had never seen it.',
    measured: 'Measured on {day}.',
    chance:
      '`chance` compares wordings of one video. A second model, trained on A/B tests of news headlines, picked the better of two in {share} of the pairs that the tests told apart ({low} to {high}). Headlines aren’t video titles. The response has these figures as `accuracy`.',
    basis:
      'Without `score`, `yardstick.state` says whether the videos of the channel are being fetched (`pending`), can’t be fetched (`unavailable`), or need the scope `channel.read` (`not_allowed`). Otherwise, `basis` says why: `other_language` for titles that aren’t English, `nothing_known` if none of its words is known. No number is ever made up.',
    limits:
      'The score knows the title and, on a channel, its past videos and the planned length. It doesn’t know the video, the thumbnail or the timing, and predicts neither views nor clicks. Show it with its `outcome`.',
    more: 'Every figure, and how we measured it',
  },
  errors: {
    heading: 'Errors',
    text: 'Errors use HTTP status codes. The body has a `code`, which does not change, a `message` in English that says what to do, a link to this page, and a `requestId` that support asks for. For invalid input, `fields` names what is wrong.',
    retry:
      'Repeat a request only where `message` says so, as after `too_many_requests`, `unavailable` or `internal`, and wait longer each time. Everything else fails again until you change something. An address or a method that does not exist returns a 404 without a `code`.',
    table: 'Errors of every operation',
    others: 'Errors of some operations',
  },
  limits: {
    heading: 'Limits',
    rate: 'All access tokens of a user together may send {n} requests a minute. Each operation also has its own limit, stated with it. Above a limit, the error is `too_many_requests`, and the header `Retry-After` says how many seconds to wait.',
    units:
      'Requests use the units of your plan, the same ones as the website. When they are used up, the error is `plan_limit_reached`. Requests are also limited per day (UTC), including those of assistants: `program_limit_reached`.',
    table: 'What each plan has',
    meter: 'Limit',
    requests: 'Requests by programs',
    tokens: 'Access tokens',
    webhooks: 'Webhooks',
    meters: {
      analyses: 'Analyses',
      topics: 'Trend topics',
      insights: 'Texts by the AI provider',
      optimisations: 'Descriptions and tags',
    },
    amount: '{n} {per}',
    fairUse: '{n} {per}*',
    abuse: '* Only against abuse. The plan itself has no limit.',
    daily:
      'Every plan also has daily limits (UTC) against abuse: {thumbnails} thumbnails, {drafts} new drafts, {versions} versions, and {unscored} analyses without a score.',
    size: 'A request body can have at most 64 KB. Thumbnails go to the upload form, up to {size}.',
  },
  thumbnails: {
    heading: 'Upload a thumbnail',
    text: 'The file does not pass through the API. It goes straight to storage:',
    form: 'Request a form for the type of the file.',
    post: 'Within a minute, post its `fields`, then the `file`, to its `url`.',
    check: 'Request the checks. The hash in `thumbnail` stands for the file in analyses and drafts.',
  },
  pages: {
    heading: 'Lists',
    text: 'Lists come in pages. If there is more, the response has `next`: send it as `before` to get the next page. A page without `next` is the last one.',
  },
  repeating: {
    heading: 'Repeating a request',
    text: 'If a response is lost, repeat the request. So that nothing is created or paid for twice, send a `POST` with the header `Idempotency-Key`, a new value for each thing to do. Within a day, the same key returns the first response, with `Idempotent-Replayed: true`.',
    codes:
      'While the first request runs, the error is `idempotency_in_progress`; with another input, `idempotency_key_reused`. A request that failed gives its key back.',
  },
  webhooks: {
    heading: 'Webhooks',
    text: 'We can tell your server when something happens, so that it does not have to ask. Add its `https://` address to your profile and choose the events. We send each one as a signed `POST`.',
    body: 'Body of a request',
    data: 'In `data`: {fields}.',
    causes: {
      draft: { ready: 'A draft’s state was set to ready.' },
      review: { ready: 'A published draft can be reviewed, 7 and 28 days after it was marked as published.' },
      test: { concluded: 'The outcome of a test was recorded or corrected.' },
      outlier: {
        found: 'A video of a channel you follow started to stand out. Ids and our figures only.',
      },
    },
    verify:
      'Verify the signature before you trust a request. It follows Standard Webhooks, which has libraries for most languages. Verify the body as it arrived: JSON that was parsed and written again has a different signature. We show the secret once, when you add the webhook. If you lost it, replace it in the webhook’s details: after that, requests are signed with both for a day.',
    byHand:
      'Without a library: the key is the part of the secret after `whsec_`, decoded from base64. Compute the HMAC-SHA256 of `webhook-id.webhook-timestamp.body` and encode it in base64. One of the values after `v1,` in `webhook-signature` has to equal it. Refuse a `webhook-timestamp` that is more than five minutes off.',
    again:
      'Your server has ten seconds to answer with any status from 200 to 299. The same event can arrive twice and out of order: remember its `webhook-id`, which is the same each time.',
    failing:
      'If it doesn’t, we try again after 1, 5 and 15 minutes, then after 1, 2, 4, 8 and 8 hours. A response after more than five seconds counts as delivered, but not as a success of the webhook. After three days without a success, we turn the webhook off and email you. Its details list the latest deliveries and let you send a test event.',
    closed:
      'We don’t follow redirects, and we don’t call addresses inside private networks, whatever name resolves to them. To receive events on your own computer, use a tunnel.',
  },
  assistants: {
    heading: 'Assistants (MCP)',
    text: 'Assistants that speak the Model Context Protocol connect to `{address}`. Most of them sign you in by themselves: give them the address, and decide on the next screen what they may do. You can see and disconnect them on your profile.',
    token: 'Others send an access token, with the same scopes as here. In Claude Code, for example:',
    evidence:
      'Answers that judge a title say what they are based on and how often that has been right. No tool deletes, publishes or pays for anything.',
    claude: 'Claude Code',
  },
  changes: {
    heading: 'Changes',
    added:
      'We add operations, optional inputs, fields of responses and error codes without notice. Ignore what you do not know.',
    removed: 'Nothing is removed, and nothing changes its meaning, without six months’ notice in the changelog.',
  },
} as const satisfies Sentences
