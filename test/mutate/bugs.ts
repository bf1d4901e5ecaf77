// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source text
/** What a bug endangers. All but `other` are to be caught by `npm test`. */
export const areas = ['data', 'money', 'access', 'verdict', 'other'] as const
export type Area = (typeof areas)[number]

/** A bug that somebody could make. */
export interface Bug {
  readonly name: string
  readonly area: Area
  readonly file: string
  /** Occurs once in the file. */
  readonly find: string
  readonly replace: string
  /** The suites under `test` that are run first, separated by spaces. */
  readonly first: string
}

type Row = readonly [file: string, first: string, find: string, replace: string]

const rows: Readonly<Record<Area, Readonly<Record<string, Row>>>> = {
  data: {
    'a video is kept without what was typed since its analysis': [
      'web/src/features/workbench/merge-into-draft.ts',
      'web/features/to-keep',
      'happens: happens.trim()',
      "happens: ''",
    ],
    'titles without a field are lost when others are compared': [
      'web/src/features/workbench/compare/variants.ts',
      'web/features/compare-variants',
      ', ...titles.filter(isHidden)]',
      ']',
    ],
    'a conflict of drafts is overlooked': [
      'functions/services/drafts/save-draft.ts',
      'functions/drafts',
      '(draft.changedIn[field] ?? 0) > revision',
      '(draft.changedIn[field] ?? 0) > draft.revision',
    ],
    'a draft is changed without a condition': [
      'functions/store/drafts.ts',
      'functions/stores functions/drafts',
      '{ revision: draft.revision, deletedAt: absent }',
      '{ deletedAt: absent }',
    ],
    'a deleted draft can be read': [
      'functions/store/drafts.ts',
      'functions/stores functions/drafts',
      'return draft?.deletedAt === undefined ? draft : undefined',
      'return draft',
    ],
    'a draft is restored after its day': [
      'functions/store/drafts.ts',
      'functions/stores functions/drafts',
      '{ deletedAt: above(since) }',
      '{ deletedAt: present }',
    ],
    'creating replaces what is there': [
      'functions/lib/table.ts',
      'functions/table',
      'put(row, item as object, withCondition(row, condition))',
      'put(row, item as object, {})',
    ],
    'expiry is ignored where items say when they end': [
      'functions/lib/table.ts',
      'functions/table',
      'row.retention !== undefined && Number',
      "typeof row.retention === 'number' && Number",
    ],
    'a retention in milliseconds': [
      'functions/lib/table.ts',
      'functions/table',
      'retention * daySeconds',
      'retention * daySeconds * 1000',
    ],
    'a page leaves out an item': [
      'functions/lib/table.ts',
      'functions/table',
      'found.length > query.limit ? items.at(-1)',
      'found.length > query.limit ? found.at(-1)',
    ],
    'a deletion leaves out a table': [
      'functions/services/retention/delete-account.ts',
      'functions/account.test functions/delete-account',
      'userTables.map((name) => deleteUserItems',
      "userTables.filter((name) => name !== 'experiments').map((name) => deleteUserItems",
    ],
    'a deletion leaves out the files of a folder': [
      'functions/store/files.ts',
      'functions/account.test functions/delete-account',
      'Object.values(folders).map(',
      'Object.values(folders).slice(0, 4).map(',
    ],
    'an export leaves out a table': [
      'functions/services/accounts/export.ts',
      'functions/account.test functions/export',
      '...userTables.map(',
      "...userTables.filter((name) => name !== 'votes').map(",
    ],
    'a deleted draft keeps its links': [
      'functions/services/retention/delete-draft.ts',
      'functions/links functions/shares functions/drafts',
      'await deleteDraftShares(userId, id)\n',
      '\n',
    ],
    'a revoked link keeps its votes': [
      'functions/services/shares/shares.ts',
      'functions/links functions/shares',
      'await deleteVotes(userId, id)\n',
      '\n',
    ],
    "a replaced channel's data is kept": [
      'functions/services/channel/connect-channel.ts',
      'functions/connect',
      'await deleteChannelData(owner)\n',
      '\n',
    ],
    "a disconnected channel's data is kept": [
      'functions/services/channel/disconnect-channel.ts',
      'functions/connect',
      'deleted.push(...(await deleteChannelData({ userId, channelId })))',
      '',
    ],
    'what was typed is not sent when the page is closed': [
      'web/src/features/workbench/kept/use-autosave.ts',
      'web/features/follow-page',
      "addEventListener('pagehide', flush)\n",
      '\n',
    ],
    'signing out does not wait for drafts': [
      'web/src/lib/session-manager.ts',
      'web/lib/session',
      'if (user && !isDiscarding) await saveDrafts(this.#changedDrafts, local, user)\n',
      '\n',
    ],
    'signing out removes what others have not saved': [
      'web/src/lib/unsaved-drafts.ts',
      'web/lib/session web/features/autosave',
      ' && !isOthers(key)) storage',
      ') storage',
    ],
  },
  money: {
    'a yearly plan counts as monthly': [
      'functions/services/billing/prices.ts',
      'functions/webhook.test functions/checkout functions/subscription',
      'includes(priceId)) return { plan, cycle }',
      "includes(priceId)) return { plan, cycle: 'monthly' }",
    ],
    'the price of another plan': [
      'functions/services/billing/checkout.ts',
      'functions/checkout functions/webhook.test',
      'priceIdOf(plan, cycle)',
      "priceIdOf('basic', cycle)",
    ],
    'a second subscription can be bought': [
      'functions/services/billing/checkout.ts',
      'functions/checkout functions/webhook.test',
      '.length > 0) throw',
      '.length > 1) throw',
    ],
    "Stripe's signature is not compared": [
      'functions/clients/stripe/events.ts',
      'functions/webhook.test',
      "Stripe.webhooks.constructEvent(body, signature ?? '', secret, undefined, undefined, Date.now())",
      'JSON.parse(body)',
    ],
    "an event changes another customer's account": [
      'functions/services/billing/subscription.ts',
      'functions/webhook.test functions/subscription',
      'account?.customerId === customerId ? account : undefined',
      'account',
    ],
    'an older subscription replaces a newer one': [
      'functions/store/accounts.ts',
      'functions/webhook.test functions/stores functions/subscription functions/webhook-orders',
      '{ customerId, billingVersion: version === 0 ? either<number>(0, absent) : version }',
      '{ customerId }',
    ],
    'an unpaid period counts as paid': [
      'functions/lib/subscription.ts',
      'functions/effective-plan',
      "status === 'past_due' ? periodStart : periodEnd",
      'periodEnd',
    ],
    'a deleted account goes on paying': [
      'functions/services/retention/delete-account.ts',
      'functions/account.test functions/delete-account',
      "['subscription', endSubscription],",
      '',
    ],
    'a plan has one unit more': ['functions/store/usage.ts', 'functions/usage', 'below(most)', 'below(most + 1)'],
    'the same analysis costs a unit again': [
      'functions/store/usage.ts',
      'functions/stored-items',
      'below(most)), seen: not(contains(id)) }',
      'below(most)) }',
    ],
    'a unit that paid for something is refunded': [
      'functions/store/usage.ts',
      'functions/usage functions/concurrent-meters',
      '{ seen: contains(id), confirmed: not(contains(id)) }',
      '{ seen: contains(id) }',
    ],
    'a budget is exceeded by several units at once': [
      'functions/store/limits.ts',
      'functions/stores functions/rate',
      'atMost(limit - units)',
      'atMost(limit - 1)',
    ],
    'a use takes units that are reserved for others': [
      'functions/services/youtube-quota/charge.ts',
      'functions/youtube-uses',
      'used <= floor || (await spendBudget(poolKey(now), 1, poolUnits, expiry(now)))',
      'used > 0',
    ],
    'a use exceeds its cap': [
      'functions/services/youtube-quota/charge.ts',
      'functions/youtube-uses',
      'countBudget(keyOfUse(use, now), 1, cap, expiry(now))',
      'countBudget(keyOfUse(use, now), 1, Number.MAX_SAFE_INTEGER, expiry(now))',
    ],
    'a planner counts on units above its cap': [
      'functions/services/youtube-quota/charge.ts',
      'functions/youtube-uses',
      'Math.min(pool, cap - Math.max(floor, used))',
      'pool',
    ],
    'trends outgrow their floor': [
      'infra/access/jobs.ts',
      'functions/youtube-uses',
      "'jobs/refresh-trends': 'rate(30 minutes)'",
      "'jobs/refresh-trends': 'rate(20 minutes)'",
    ],
    'channels without figures are read last': [
      'functions/services/visits/plan.ts',
      'functions/read-ahead-plan',
      'one.readAt === undefined ? 2 :',
      'one.readAt === undefined ? -1 :',
    ],
    'what a visit has just read is read again': [
      'functions/services/visits/plan.ts',
      'functions/read-ahead-plan',
      'now - readAt >= enoughMs',
      'now - readAt >= 0',
    ],
    'units left at the end of a Pacific day are not spent': [
      'functions/services/read-ahead/read-ahead.ts',
      'functions/batches',
      'isLastRun(now, nextPacificDay(now)) ? await readOldest(canContinue, now) : 0',
      '0',
    ],
    'the last run of a Pacific day is missed': [
      'functions/services/visits/plan.ts',
      'functions/read-ahead-plan',
      'dayEnd - now <= hourMs',
      'dayEnd - now < hourMs',
    ],
    'the newest figures are read at the end of a day': [
      'functions/services/visits/plan.ts',
      'functions/read-ahead-plan',
      '(a.readAt ?? 0) - (b.readAt ?? 0)',
      '(b.readAt ?? 0) - (a.readAt ?? 0)',
    ],
    'settling takes the units of alerts': [
      'functions/services/calls/settle-calls.ts',
      'functions/batches',
      "    'settling',\n",
      "    'alerts',\n",
    ],
    'alerts read channels one by one': [
      'functions/services/reports/performance-alerts.ts',
      'functions/batches',
      'ids.slice(from, from + maxChannelIds)',
      'ids.slice(from, from + 1)',
    ],
    'no refund where the AI provider fails': [
      'functions/services/ai/charged-request.ts',
      'functions/advise functions/metadata',
      'await charge.refund()\n',
      '\n',
    ],
    'no refund where an analysis fails': [
      'functions/services/analysis/analyze-pair.ts',
      'functions/analyze functions/usage functions/outage',
      'await refundUnit(receipt)\n',
      '\n',
    ],
    'a plan has one token more': [
      'functions/services/tokens/tokens.ts',
      'functions/personal-tokens',
      '> allowances.tokens[account.plan])',
      '> allowances.tokens[account.plan] + 1)',
    ],
    "a plan's units per week instead of per month": [
      'shared/plans.ts',
      'architecture functions/usage web/features/landing',
      "analyses: per('month', 3)",
      "analyses: per('week', 3)",
    ],
  },
  access: {
    'requests past CloudFront are accepted': [
      'functions/lib/handle.ts',
      'contract/authentication',
      'if (!(await readOriginSecrets()).some(matches))',
      'if ((await readOriginSecrets()).length === 0)',
    ],
    'a token does more than its scopes say': [
      'functions/lib/handle.ts',
      'functions/handle functions/personal-tokens',
      "if (!program.scopes.includes(scope)) throw new Failure('scope_missing')",
      '',
    ],
    'an assistant does more than its scopes say': [
      'functions/lib/handle.ts',
      'functions/handle functions/mcp',
      'requireScope(endpoint, caller)\n',
      '\n',
    ],
    "programs read the channel's figures without consent": [
      'functions/lib/handle.ts',
      'functions/handle functions/own-history functions/one-number',
      '!caller?.program || canReadChannel(caller.program)',
      'true',
    ],
    "a personal token's secret is not compared": [
      'functions/lib/personal-token.ts',
      'functions/handle functions/personal-tokens',
      '!stored || !isSameHash(stored.hash, hash)',
      '!stored',
    ],
    'a session survives a new password': [
      'functions/lib/revocations.ts',
      'functions/sessions',
      "if (authTime < validAfter) throw new Failure('unauthenticated')",
      '',
    ],
    'a sign-in of an hour ago is recent': [
      'functions/lib/recent-sign-in.ts',
      'functions/delete-account functions/oauth',
      'maxAgeSeconds = 600',
      'maxAgeSeconds = 6000',
    ],
    "an assistant's code works without its verifier": [
      'functions/services/connections/tokens.ts',
      'functions/oauth',
      'isSameHash(hashOf(code_verifier), connection.challenge)',
      'true',
    ],
    'a code that was used twice ends no connection': [
      'functions/services/connections/tokens.ts',
      'functions/oauth',
      'so the connection ends.\n    await deleteConnection(connection)',
      'so the connection ends.',
    ],
    'a deleted draft stays shared': [
      'functions/services/shares/shares.ts',
      'functions/links functions/shares',
      '!share || !(await getDraft(share.userId, share.draft))',
      '!share',
    ],
    'one address votes as often as it likes': [
      'functions/services/shares/vote.ts',
      'functions/links functions/shares',
      '1, maxVotersPerAddress,',
      '1, maxVoters,',
    ],
    "the hub's signature is not compared": [
      'functions/clients/websub/notification.ts',
      'functions/websub functions/push',
      'return received.length === expected.length && timingSafeEqual(received, expected)',
      'return received.length === expected.length',
    ],
    'a webhook reaches a private address': [
      'functions/clients/webhook/post.ts',
      'functions/webhook-address',
      '!addresses.every(({ address }) => isPublic(address))',
      '!addresses.some(({ address }) => isPublic(address))',
    ],
    'a backup code works twice': [
      'functions/store/accounts.ts',
      'functions/stores functions/backup-codes',
      '{ backupCodes: contains(hash) })',
      "'exists')",
    ],
    'whoever signed up first keeps the password': [
      'functions/services/accounts/sign-up.ts',
      'functions/confirm-sign-up',
      'await setPoolPassword(userId, password)\n',
      '\n',
    ],
    'anyone stops the mails of a user': [
      'functions/services/mail/unsubscribe-token.ts',
      'functions/unsubscribe',
      '!secrets.some((secret) => isValid(sign(secret, `${kind}.${userId}`)))',
      'secrets.length === 0',
    ],
    'a function reads every folder': [
      'infra/stack/policy.ts',
      'infra/policies',
      '`${uploads}/${folder}/*`',
      '`${uploads}/*`',
    ],
    'a function may delete users': [
      'infra/access/endpoints.ts',
      'infra/policies infra/functions functions/access',
      "'account/password': {\n    pool: ['AdminUserGlobalSignOut', 'AdminGetUser'],",
      "'account/password': {\n    pool: ['AdminUserGlobalSignOut', 'AdminGetUser', 'AdminDeleteUser'],",
    ],
    'other sites may frame the app': [
      'infra/csp.ts',
      'infra/front infra/site',
      "'base-uri': \"'none'\",\n    'frame-ancestors': \"'none'\",\n",
      "'base-uri': \"'none'\",\n",
    ],
    "another tab's consent connects a channel": [
      'web/src/lib/consent.ts',
      'web/lib/consent',
      "pending.state !== params.get('state') || ",
      '',
    ],
    'an old session adds a passkey': [
      'functions/services/accounts/passkeys.ts',
      'functions/passkeys',
      '  requireRecentSignIn(authTime)\n  requireRoom',
      '  requireRoom',
    ],
    'an old session removes a passkey': [
      'functions/services/accounts/passkeys.ts',
      'functions/passkeys',
      '  requireRecentSignIn(authTime)\n  const account',
      '  const account',
    ],
    "a stranger's passkey stays in the account of an address's owner": [
      'functions/services/accounts/sign-up.ts',
      'functions/passkeys',
      '  await refuseStrangers(userId)\n',
      '',
    ],
    'Google is linked because the address is the same': [
      'functions/services/accounts/google-sign-up.ts',
      'functions/identities',
      "    refuse('link_first')\n",
      '    await linkGoogle(known.userId, subject, pool)\n    return\n',
    ],
    'an address that Google has not verified signs up': [
      'functions/triggers/pre-sign-up.ts',
      'functions/identities',
      "isVerified: userAttributes['custom:google_verified'] === 'true'",
      'isVerified: true',
    ],
    'an unconfirmed sign-up shares the account of Google': [
      'functions/services/accounts/google-sign-up.ts',
      'functions/identities',
      '  if (known) await deletePoolUser(known.userId, pool)\n  const userId = await createVerifiedUser(pool, address)',
      '  const userId = known?.userId ?? (await createVerifiedUser(pool, address))',
    ],
    "a stranger's consent connects their Google account": [
      'functions/services/accounts/identities.ts',
      'functions/identities',
      "  if (nonce !== (await sessionNonce(originJti))) throw new Failure('google_other_session')\n",
      '  await sessionNonce(originJti)\n',
    ],
    'an ID token for another client connects its account': [
      'functions/clients/google/sign-in.ts',
      'functions/identities',
      'claims.aud !== clientId || ',
      '',
    ],
    'an old session connects a Google account': [
      'functions/services/accounts/identities.ts',
      'functions/identities',
      '  requireRecentSignIn(authTime)\n  if (!hasSignInClient())',
      '  if (!hasSignInClient())',
    ],
    'an old session disconnects the Google account': [
      'functions/services/accounts/identities.ts',
      'functions/identities',
      '  requireRecentSignIn(authTime)\n  const [account',
      '  const [account',
    ],
    'the last way in can be removed': [
      'functions/services/accounts/ways-in.ts',
      'functions/identities',
      "    if (passkeys.length === 0) throw new Failure('last_way_in')\n",
      '',
    ],
    'a sign-up is finished without Google or a code': [
      'functions/services/accounts/google-sign-up.ts',
      'functions/identities',
      "  if (!identity.google) throw new Failure('account_missing')\n",
      '',
    ],
    'secrets of tokens are exported': [
      'functions/store/user-data.ts',
      'functions/account.test functions/stored-items functions/export',
      'personal_tokens: ({ hash: _, ...item }) => item',
      'personal_tokens: (item) => item',
    ],
  },
  verdict: {
    'above and below the benchmark are swapped': [
      'web/src/layout/verdict/verdict.tsx',
      'web/verdict',
      "score > titleBenchmark ? 'above' : score < titleBenchmark ? 'below'",
      "score < titleBenchmark ? 'above' : score > titleBenchmark ? 'below'",
    ],
    'below and bottom are swapped': [
      'shared/prediction/yardsticks.ts',
      'web/rating',
      "score >= 25 ? 'below' : 'bottom'",
      "score >= 25 ? 'bottom' : 'below'",
    ],
    'above although such titles did not beat the usual': [
      'shared/prediction/yardsticks.ts',
      'web/rating',
      "outcome.aboveUsual > 0.5 ? 'above' : 'average'",
      "'above'",
    ],
    'a place for a title like none of the channel': [
      'shared/prediction/yardsticks.ts',
      'web/rating',
      "if (isUnfamiliar) return 'unlike'\n",
      '\n',
    ],
    'the share that ranks higher': [
      'web/src/lib/verdict.ts',
      'web/verdict web/rating',
      'Math.max(1, score)',
      'Math.max(1, 100 - score)',
    ],
    'the top quarter instead of the usual': [
      'web/src/layout/verdict/verdict-line.tsx',
      'web/verdict web/features/insights',
      'Math.round(100 * outcome.aboveUsual)',
      'Math.round(100 * outcome.topQuarter)',
    ],
    'a call came true below the usual': [
      'functions/services/calls/call-result.ts',
      'functions/call-result',
      'aboveUsual: own > 1',
      'aboveUsual: own < 1',
    ],
    'settling leaves out calls of a batch': [
      'functions/services/calls/settle-calls.ts',
      'functions/batches',
      'items.slice(start, start + maxVideoIds)',
      'items.slice(start, start + 1)',
    ],
    'a call that waited for units is too late': [
      'functions/services/calls/settle-calls.ts',
      'functions/batches',
      'Math.min(age, waitedAt) <',
      'age <',
    ],
    'alerts are based on old counts': [
      'functions/services/reports/performance-alerts.ts',
      'functions/batches',
      '!uploads || !isFresh(uploads)',
      '!uploads',
    ],
    'the outcome of the next lower rank': [
      'shared/prediction/outcomes.ts',
      'prediction/outcomes',
      'rank < cell.rankTo',
      'rank <= cell.rankTo',
    ],
    "a title is judged without its video's other titles": [
      'shared/prediction/verdict.ts',
      'prediction/titles-of-one-video prediction',
      'isOther ? moveToBase(yardstick, title, scored, video) : scored',
      'scored',
    ],
  },
  other: {
    'a line break in a mail header': [
      'functions/lib/mail-header.ts',
      'functions/mail',
      '/[\\p{Cc}\\u2028\\u2029]/u',
      '/\\n/',
    ],
    'markup in a mail': ['functions/services/mail/render.ts', 'functions/mail', 'escapeHtml(value)]', 'value]'],
    'an address in the log': [
      'functions/services/mail/notify-owner.ts',
      'functions/sessions',
      'kind, reason: reasonOf(error) }',
      'kind, error }',
    ],
    'markup ends the fence around data for the AI': [
      'functions/clients/ai/request.ts',
      'functions/ai-client functions/advise',
      ".replaceAll('<', '\\\\u003c')",
      '',
    ],
    'a published draft is a day off in the calendar': [
      'functions/services/calendar/write-feed.ts',
      'functions/calendar-feed functions/calendar',
      'toZonedDateTimeISO(timeZone).toPlainDate',
      "toZonedDateTimeISO('UTC').toPlainDate",
    ],
    'weeks begin on Sunday': [
      'functions/lib/period.ts',
      'functions/period',
      '(date.getUTCDay() + 6) % 7',
      'date.getUTCDay()',
    ],
    'a webhook is signed in milliseconds': [
      'functions/services/webhooks/secrets.ts',
      'functions/webhooks',
      '`${Math.floor(now / 1000)}`',
      '`${now}`',
    ],
    'a length in hours': [
      'web/src/layout/verdict/verdict.tsx',
      'web/verdict',
      'Math.round(seconds / 60))',
      'Math.round(seconds / 3600))',
    ],
  },
}

export const bugs: readonly Bug[] = areas.flatMap((area) =>
  Object.entries(rows[area]).map(([name, [file, first, find, replace]]) => ({
    name,
    area,
    file,
    first,
    find,
    replace,
  })),
)
