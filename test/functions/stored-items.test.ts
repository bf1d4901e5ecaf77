import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { StoredConnection } from '#functions/lib/connection-token.ts'
import type { Due } from '#functions/lib/due.ts'
import type { TokenKind } from '#functions/lib/token-text.ts'
import type { OwnHistory, Verdict } from '#shared/contract/advice.ts'
import type { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { dayMs, daySeconds, hourMs } from '#shared/duration.ts'
import { type DueRow, type Table, type TableName, tableNames, tables, tableVariable } from '#shared/tables.ts'
import { setUpBackend, siteUrl } from '#test/support/backend.ts'

/*
 * Stored data outlives a release. `fixtures/stored` has the items that the stores of an earlier release wrote, and what they read
 * from them. These tests fail if a store writes another form, or reads an earlier one differently. Run them with `--update` only
 * to add a table or a field.
 */

const backend = setUpBackend()
const now = Date.UTC(2026, 10, 20, 12)
const at = new Date(now).toISOString()
const userId = '5f3c1a52-6a0e-4d6e-9d0c-3a1f6c1b2d4e'
const [first, second] = [`${'0'.repeat(25)}a`, `${'0'.repeat(25)}b`]
const channelId = 'UCabcdefghijklmnopqrstuv'
const hash = 'a'.repeat(64)
const later = Math.floor(now / 1000) + daySeconds

const thumbnail: ThumbnailAnalysis = {
  width: 1280,
  height: 720,
  vision: {
    text: { hasText: false, textBlocks: [], detectedText: '' },
    color: { dominantColors: [], colorfulness: 40, contrast: 50.5, brightness: 0.5 },
    composition: { hasFaces: false, faceCount: 0, faces: [], objects: [], isCluttered: false },
  },
  checks: [{ check: 'brightness', state: 'good', seen: { brightness: 0.5 }, regions: [] }],
  suggestions: [],
}
const ownHistory: OwnHistory = { state: 'scored', score: 71, similar: [], videos: 12, fetchedAt: at }
const verdict: Verdict = {
  yardstick: 'channel',
  score: 71,
  outcome: { topQuarter: 0.4, aboveUsual: 0.6, medianMultiple: 1.2 },
  videos: 12,
}
const connection: Omit<StoredConnection, 'id'> = {
  userId,
  clientId: 'client',
  client: 'Assistant',
  isKnown: true,
  redirectUri: 'https://example.com/',
  resource: `${siteUrl}/api/mcp`,
  scopes: ['score'],
  consentedAt: at,
  code: hash,
  challenge: 'challenge',
  codeEnds: later,
  endsAt: later,
  expiresAt: later,
}
const keyed = { program: { userId, tokenId: 'token', scopes: [] }, name: 'POST /api/drafts', key: 'key', body: '{}' }

const tokenId = '0123456789abcdef0123'
/** Returns the token of an item, with bits that are not random. */
async function tokenOf(kind: TokenKind): Promise<{ token: string; hash: string }> {
  const { encodeToken, hashOf } = await import('#functions/lib/token-text.ts')
  const token = encodeToken(
    kind,
    Buffer.concat([Buffer.from(userId.replaceAll('-', '') + tokenId, 'hex'), Buffer.alloc(32, 7)]),
  )
  return { token, hash: hashOf(token) }
}

/** Replaces an attribute that is random, such as the holder of a lease. */
async function fixAttribute(table: TableName, name: string) {
  const { database } = await import('#functions/lib/database.ts')
  for (const item of await backend.items(table))
    if (item[name] !== undefined)
      await database.send(
        new PutCommand({ TableName: process.env[tableVariable(table)], Item: { ...item, [name]: first } }),
      )
}

interface Scenario {
  /** Writes with every function of the store. */
  readonly write: () => Promise<unknown>
  /** Returns what every function of the store reads. */
  readonly read: () => Promise<unknown>
}

/** Returns everything that an iteration over pages yields. */
async function collect<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const found: T[] = []
  for await (const page of pages) found.push(...page)
  return found
}

/** Returns the items of a table on which some work is due. */
async function listWork<R extends DueRow>(row: R, name: R['due'][number], moment: number): Promise<Due[]> {
  const { listDue } = await import('#functions/lib/due.ts')
  return collect(listDue(row, name, moment))
}

const scenarios: Readonly<Record<TableName, Scenario>> = {
  accounts: {
    write: async () => {
      const accounts = await import('#functions/store/accounts.ts')
      const profile = { email: 'ann@example.com', name: 'Ann', locale: 'es', channelUrl: 'youtube.com/@ann' } as const
      await accounts.createAccount(userId, profile, now)
      await accounts.createAccount('google', { ...profile, hasPassword: false }, now)
      await accounts.createAccount('moved', { ...profile, channelUrl: `youtube.com/channel/${channelId}` }, now)
      await accounts.updateAccount(userId, {
        timeZone: 'Europe/Madrid',
        mailWeekly: true,
        firstSteps: false,
        titleLanguage: null,
      })
      await accounts.connectChannel(userId, channelId, { scopes: ['a'], since: at, expiresAt: null })
      await accounts.suppressAddress(userId, profile.email, 'bounced', at)
      await accounts.turnOffNotification(userId, 'analyses')
      await accounts.replaceCalendarFeed(userId, undefined, { id: first, hash, createdAt: at })
      await accounts.saveGivenRows(userId, { pseudonym: userId, at, rows: 12 })
      await accounts.saveEmailChange(userId, { address: 'new@example.com', salt: 'salt', hash }, now)
      const account = await accounts.requireAccount(userId)
      await accounts.spendCodeAttempt(userId, account.emailChange ?? expect.fail(), now)
      await accounts.saveBackupCodes(userId, new Set(['one', 'two']))
      await accounts.spendBackupCode(userId, 'one')
      await accounts.saveCustomer(userId, 'cus_1')
      const subscription = {
        id: 'sub_1',
        plan: 'premium',
        cycle: 'monthly',
        price: 29,
        status: 'active',
        periodStart: later - daySeconds,
        periodEnd: later + 20 * daySeconds,
        endsAt: null,
      } as const
      await accounts.saveSubscription(userId, 'cus_1', subscription, 0)
      await accounts.saveSubscription(userId, 'cus_1', subscription, 1)
      await accounts.saveEmailChange('moved', { address: 'new@example.com', salt: 'salt', hash }, now)
      await accounts.saveCustomer('moved', 'cus_2')
      await accounts.saveSubscription('moved', 'cus_2', subscription, 0)
      await accounts.removeCustomer('moved', 'cus_2')
      await accounts.saveEmail(await accounts.requireAccount('moved'), 'new@example.com', true)
    },
    read: async () => {
      const accounts = await import('#functions/store/accounts.ts')
      const { findPlan } = await import('#functions/lib/plan.ts')
      const { readUserItems } = await import('#functions/store/user-data.ts')
      return [
        await accounts.getAccount(userId),
        await accounts.getAccount('moved'),
        await accounts.getAccount('nobody'),
        await collect(accounts.accountIdPages(now + 1)),
        await accounts.listNotified('weekly'),
        await accounts.listEmailChanges(),
        await accounts.listUntimedReports(),
        await accounts.listFeedHashes(userId),
        [await findPlan(userId), await findPlan('moved'), await findPlan('nobody')],
        await readUserItems('accounts', userId),
        await readUserItems('accounts', userId, userId),
      ]
    },
  },
  user_tokens: {
    write: async () => {
      const tokens = await import('#functions/store/tokens.ts')
      const item = {
        access_token: 'access',
        refresh_token: 'refresh',
        expires_at: later,
        scopes: ['a', 'b'],
        channel_id: channelId,
      }
      await tokens.putTokens({ ...item, user_id: userId }, now)
      await tokens.acquireRefreshLease({ ...item, user_id: userId }, now)
      await tokens.putTokens({ ...item, user_id: 'refreshed' }, now)
      await tokens.acquireRefreshLease({ ...item, user_id: 'refreshed' }, now)
      const fresh = { accessToken: 'fresh', expiresAt: later + 1, refreshToken: 'next' }
      await tokens.saveRefreshedTokens({ ...item, user_id: 'refreshed' }, fresh)
      await tokens.putTokens({ ...item, user_id: 'failed' }, now)
      await tokens.acquireRefreshLease({ ...item, user_id: 'failed' }, now)
      await tokens.releaseRefreshLease({ ...item, user_id: 'failed' })
      await tokens.acquireRefreshLease({ ...item, access_token: 'stale', user_id: 'failed' }, now)
      await tokens.putTokens({ ...item, user_id: 'gone' }, now)
      await tokens.deleteTokensIfUnchanged({ ...item, user_id: 'gone' })
    },
    read: async () => {
      const tokens = await import('#functions/store/tokens.ts')
      const { readUserItems } = await import('#functions/store/user-data.ts')
      return [
        await tokens.getTokens(userId),
        await listWork(tables.user_tokens, 'reachAt', now),
        await tokens.listUnindexedTokens(),
        await readUserItems('user_tokens', userId),
        await tokens.deleteTokens(userId),
        await tokens.deleteTokens(userId),
      ]
    },
  },
  analyses: {
    write: async () => {
      const analyses = await import('#functions/store/analyses.ts')
      const analysis = { createdAt: at, title: 'My house', thumbnailAnalysis: thumbnail, ownHistory, verdict }
      await analyses.addAnalysis(userId, { ...analysis, id: first })
      await analyses.addAnalysis(userId, { ...analysis, id: second })
      const general = { ...analysis, id: first, yardstick: 'general', model: '1' } as const
      await analyses.saveJudgment(userId, { ...general, verdict: { ...verdict, yardstick: 'general' } })
      await analyses.saveJudgment(userId, { ...general, model: '2' })
      await analyses.saveJudgment(userId, { ...analysis, id: second, yardstick: 'channel', model: '1' })
      await analyses.saveAdvice(userId, first, {})
      await analyses.saveDraftOfAnalysis(userId, first, { draft: second, version: 3 })
    },
    read: async () => {
      const analyses = await import('#functions/store/analyses.ts')
      return [
        await analyses.getAnalysis(userId, first),
        await analyses.getAnalysis('other', first),
        await analyses.listAnalyses(userId),
        await analyses.listAnalyses(userId, second),
        await analyses.listUnplacedAnalyses(),
        await analyses.listUnplacedAnalyses(`${userId}/${second}`),
      ]
    },
  },
  drafts: {
    write: async () => {
      const drafts = await import('#functions/store/drafts.ts')
      const draft = {
        v: 1,
        userId,
        name: 'House',
        titles: [{ id: 'abcd', text: 'My house' }],
        thumbnails: [hash],
        lead: { title: 'abcd' },
        notes: '',
        state: 'idea',
        planned: { date: '2026-12-01', time: '08:00' },
        seconds: null,
        happens: '',
        lessons: '',
        revision: 1,
        changedIn: {},
        createdAt: at,
        updatedAt: at,
        version: 0,
      } as const
      const made = { ...draft, titles: [...draft.titles], thumbnails: [...draft.thumbnails] }
      await drafts.addDraft({ ...made, id: first })
      await drafts.addDraft({ ...made, id: second })
      await drafts.addDraft({ ...made, id: `${second}deleted`, state: 'published' })
      await drafts.setDraftDeleted(userId, `${second}deleted`, true, now)
      await drafts.addDraft({ ...made, id: `${second}restored`, state: 'tried' })
      await drafts.setDraftDeleted(userId, `${second}restored`, true, now)
      await drafts.setDraftDeleted(userId, `${second}restored`, false, now)
      await drafts.setLatestVersion(userId, first, 2)
      const change = { name: 'Our house', state: 'published', published: { videoId: 'v', at }, reviewAt: at } as const
      const changed = await drafts.changeDraft({ ...made, id: first }, change, now + 1)
      await drafts.changeDraft(changed ?? expect.fail(), { notes: 'Late', planned: null, seconds: 60 }, now + 2)
      const next = await drafts.changeDraft({ ...made, id: second }, change, now + 1)
      await drafts.changeDraft(next ?? expect.fail(), { state: 'idea', published: null, reviewAt: null }, now + 2)
    },
    read: async () => {
      const drafts = await import('#functions/store/drafts.ts')
      return [
        await drafts.getDraftItem(userId, `${second}deleted`),
        await drafts.getDraft(userId, `${second}deleted`),
        await drafts.getDraft(userId, first),
        await drafts.listDraftItems(userId),
        await drafts.listDraftItems(userId, second),
        await drafts.listDeletedDrafts(undefined, now + 2 * dayMs),
        await listWork(tables.drafts, 'reviewAt', now),
      ]
    },
  },
  versions: {
    write: async () => {
      const versions = await import('#functions/store/versions.ts')
      const content = { name: '', titles: [{ id: 'abcd', text: 'My house' }], thumbnails: [], lead: {}, notes: '' }
      for (let number = 1; number <= 12; number++) await versions.addVersion(userId, first, { number, content })
      await versions.addVersion(userId, second, { number: 1, content, createdAt: at })
      await versions.addAnalysisToVersion(userId, first, 1, second)
      await versions.addAnalysisToVersion(userId, first, 1, second)
    },
    read: async () => {
      const versions = await import('#functions/store/versions.ts')
      return [
        await versions.getVersion(userId, first, 1),
        await versions.getVersion(userId, first, 99),
        await versions.listVersions(userId, first),
        await versions.listVersions(userId, first, 3),
      ]
    },
  },
  pictures: {
    write: async () => {
      const { savePicture } = await import('#functions/store/pictures.ts')
      await savePicture(userId, first, { thumbnail: hash, analysis: thumbnail })
      await savePicture(userId, second, { thumbnail: hash, analysis: thumbnail })
    },
    read: async () => (await import('#functions/store/pictures.ts')).listPictures(userId, first),
  },
  published_videos: {
    write: async () => {
      const { createClaim, replaceClaim } = await import('#functions/store/published-videos.ts')
      const claim = { userId, videoId: 'video', draft: first, claimedAt: at }
      await createClaim(claim)
      await replaceClaim(claim, { ...claim, draft: second })
    },
    read: async () => {
      const { createClaim, deleteClaim, getClaim, replaceClaim } = await import('#functions/store/published-videos.ts')
      const claim = { userId, videoId: 'video', draft: first, claimedAt: at }
      await deleteClaim(claim)
      return [
        await getClaim(userId, 'video'),
        await getClaim(userId, 'other'),
        await createClaim(claim),
        await replaceClaim(claim, claim),
        await replaceClaim({ ...claim, draft: second }, claim),
      ]
    },
  },
  own_history: {
    write: async () => {
      const { saveOwnHistory } = await import('#functions/store/own-history.ts')
      await saveOwnHistory(userId, first, { ownHistory, until: now + hourMs })
      await saveOwnHistory(userId, second, { ownHistory, verdict, until: now + 2 * hourMs })
    },
    read: async () => {
      const { listOwnHistory } = await import('#functions/store/own-history.ts')
      return [
        await listOwnHistory(userId, [first, second], now),
        await listOwnHistory(userId, [first, first], now),
        await listOwnHistory(userId, [first, second], now + hourMs),
      ]
    },
  },
  calls: {
    write: async () => {
      const calls = await import('#functions/store/calls.ts')
      const promise = { yardstick: 'general', rating: 'above', topQuarter: 0.4, aboveUsual: 0.6 } as const
      const call = { userId, videoId: 'video', channelId, promise }
      const made = await calls.createCall({ ...call, id: first })
      await calls.createCall({ ...call, id: first })
      await calls.createCall({ ...call, id: second })
      const result = { outcome: 'settled', topQuarter: true, aboveUsual: true, at } as const
      await calls.saveCallResult(made ?? expect.fail(), 'after7', result)
      await calls.saveCallResult(made ?? expect.fail(), 'after28', { outcome: 'too_few', at })
      await calls.createCall({ ...call, id: `${second}undone` })
      await calls.undoCall(userId, `${second}undone`, now)
      await calls.undoCall(userId, first, now + 2 * hourMs)
    },
    read: async () => {
      const calls = await import('#functions/store/calls.ts')
      return [
        await calls.listCalls(userId),
        await calls.listCalls(userId, [first, first]),
        await calls.getCall({ userId, id: first }),
        await calls.listUnsettledCalls(),
      ]
    },
  },
  call_checks: {
    write: async () => {
      const { expectCheck, startCheck } = await import('#functions/store/call-checks.ts')
      await expectCheck({ userId, id: first }, now)
      await startCheck({ userId, id: first }, now)
      await startCheck({ userId, id: second }, now)
    },
    read: async () => {
      const { deleteCheck } = await import('#functions/store/call-checks.ts')
      return [
        await listWork(tables.call_checks, 'checkAt', now),
        await listWork(tables.call_checks, 'checkAt', now + hourMs),
        await deleteCheck({ userId, id: first }),
      ]
    },
  },
  reach: {
    write: async () => {
      const { putReachDay } = await import('#functions/store/reach.ts')
      const videos = [
        { id: 'one', impressions: 5120, clicks: 231 },
        { id: 'two', impressions: 12, clicks: 0 },
      ]
      const day = { createdAt: now, impressions: 6000, clicks: 240 }
      await putReachDay({ userId, channelId }, { ...day, day: '2026-11-18', videos }, now)
      await putReachDay({ userId, channelId }, { ...day, day: '2026-11-19', videos: [] }, now)
      await putReachDay({ userId, channelId: 'other' }, { ...day, day: '2026-11-19', videos }, now)
    },
    read: async () => {
      const { deleteReach, listReachDays } = await import('#functions/store/reach.ts')
      return [
        await listReachDays({ userId, channelId }, now),
        await listReachDays({ userId, channelId }, now + 27 * dayMs),
        await deleteReach({ userId, channelId }),
        await deleteReach({ userId, channelId }),
      ]
    },
  },
  account_work: {
    write: async () => {
      const { expectWork, startWork } = await import('#functions/store/account-work.ts')
      await expectWork('remindAt', userId, now)
      await startWork('remindAt', userId, now + hourMs)
      await startWork('emailChangeAt', userId, now + hourMs)
      await startWork('remindAt', 'other', now + hourMs)
      await startWork('alertAt', userId, now + hourMs)
    },
    read: async () => {
      const work = await import('#functions/store/account-work.ts')
      const { moveDue, readDue } = await import('#functions/lib/due.ts')
      const [due] = await listWork(tables.account_work, 'remindAt', now)
      return [
        due,
        await readDue(tables.account_work, 'alertAt', { userId }),
        await readDue(tables.account_work, 'alertAt', { userId: 'other' }),
        await listWork(tables.account_work, 'emailChangeAt', now),
        await listWork(tables.account_work, 'emailChangeAt', now + hourMs),
        due && (await moveDue(tables.account_work, 'remindAt', due, now + dayMs)),
        due && (await moveDue(tables.account_work, 'remindAt', due, undefined)),
        await work.deleteWork(userId),
      ]
    },
  },
  visits: {
    write: async () => {
      const { saveVisit, startVisits } = await import('#functions/store/visits.ts')
      const hours = Array.from({ length: 24 }, (_, hour) => (hour === 14 ? 2.5 : 0))
      await saveVisit(userId, { hours, share: 0.62, lastAt: now }, now + 20 * hourMs)
      await saveVisit('seldom', { hours, share: 0.02, lastAt: now }, undefined)
      await startVisits('new', now)
    },
    read: async () => {
      const visits = await import('#functions/store/visits.ts')
      const due = []
      for await (const page of visits.listDueReadings(now + dayMs)) due.push(...page)
      const [first] = due
      return [
        await visits.getVisits(userId),
        await visits.getVisits('seldom'),
        await visits.getVisits('new'),
        due.toSorted((one, other) => one.userId.localeCompare(other.userId)),
        first && (await visits.moveReading(first.due, now + 2 * dayMs)),
        first && (await visits.moveReading(first.due, undefined)),
        await visits.deleteVisits(userId),
      ]
    },
  },
  experiments: {
    write: async () => {
      const experiments = await import('#functions/store/experiments.ts')
      const variants = [
        { title: 'My house', traits: {} },
        { title: 'Our house', thumbnail: hash, traits: {} },
      ]
      const made = {
        v: 1,
        userId,
        draft: second,
        createdAt: at,
        difference: 'custom',
        differenceText: 'mine',
        variants,
      } as const
      const prediction = { state: 'made' as const, chances: [0.4, 0.6] }
      for (const id of [first, second])
        await experiments.createExperiment({ ...made, variants: [...variants], prediction, id })
      await experiments.saveStart({ userId, id: first }, '2026-11-20')
      await experiments.saveStart({ userId, id: second }, '2026-11-20')
      await experiments.saveStart({ userId, id: second }, null)
      const outcome = { label: 'inconclusive' as const, shares: [49.5, 50.5] }
      await experiments.saveOutcome({ userId, id: first }, outcome, now)
      await experiments.saveOutcome({ userId, id: first }, { label: 'inconclusive' as const }, now + 1)
      await experiments.saveOutcome({ userId, id: second }, outcome, now)
      await experiments.saveOutcome({ userId, id: second }, null, now + 1)
    },
    read: async () => {
      const { getExperiment, listExperiments } = await import('#functions/store/experiments.ts')
      return [await getExperiment(userId, first), await getExperiment(userId, 'none'), await listExperiments(userId)]
    },
  },
  results: {
    write: async () => {
      const { saveThumbnailResult } = await import('#functions/store/results.ts')
      await saveThumbnailResult(userId, hash, thumbnail, now)
    },
    read: async () => {
      const { getThumbnailResult } = await import('#functions/store/results.ts')
      return [await getThumbnailResult(userId, hash, now), await getThumbnailResult(userId, hash, now + 30 * dayMs)]
    },
  },
  usage: {
    write: async () => {
      const usage = await import('#functions/store/usage.ts')
      const spent = await usage.spendUnit(userId, 'analyses', 'free', 'one', now)
      await usage.confirmUnit(spent)
      await usage.spendUnit(userId, 'analyses', 'free', 'one', now)
      const back = await usage.spendUnit(userId, 'analyses', 'free', 'two', now)
      await usage.refundUnit(back.receipt)
      await usage.refundUnit(spent.receipt)
    },
    read: async () => {
      const { readMeters, spendUnit } = await import('#functions/store/usage.ts')
      const { state, receipt } = await spendUnit(userId, 'analyses', 'free', 'one', now)
      return [await readMeters(userId, 'free', now), state, receipt]
    },
  },
  mails: {
    write: async () => {
      const { claimMail, releaseMailClaim } = await import('#functions/store/mails.ts')
      await claimMail(userId, 'weekly#2026-11-16', now)
      await claimMail(userId, 'released', now)
      await releaseMailClaim(userId, 'released')
    },
    read: async () => {
      const { claimMail } = await import('#functions/store/mails.ts')
      const [id, end] = ['weekly#2026-11-16', now + 27 * dayMs]
      return [
        await claimMail(userId, id, now),
        await claimMail(userId, id, end - 1000),
        await claimMail(userId, id, end),
      ]
    },
  },
  messages: {
    write: async () => {
      const { createMessage, markMailed } = await import('#functions/store/messages.ts')
      const written = { kind: 'support', subject: 'Hello', message: 'I have a question' } as const
      const message = {
        userId,
        reference: 'VC-1',
        priority: true,
        name: 'Ann',
        email: 'ann@example.com',
        written,
      } as const
      await createMessage({ ...message, id: first, plan: 'premium', locale: 'fr', createdAt: at })
      await createMessage({ ...message, id: second, locale: 'fr', createdAt: at })
      await createMessage({ ...message, userId: 'visitors', id: first, locale: 'fr', createdAt: at })
      await markMailed({ userId, id: first }, 'deliveredAt', now)
      await markMailed({ userId, id: second }, 'deliveredAt', now)
      await markMailed({ userId, id: second }, 'acknowledgedAt', now)
    },
    read: async () => {
      const { getMessage, listUnsentMessages } = await import('#functions/store/messages.ts')
      const [before, since] = [new Date(now + 1).toISOString(), new Date(now - 1).toISOString()]
      const found = await listUnsentMessages({ before, acknowledgeSince: since })
      return [
        await getMessage({ userId, id: first }),
        await getMessage({ userId, id: 'none' }),
        found.toSorted((one, other) => one.userId.localeCompare(other.userId)),
        await listUnsentMessages({ before: at, acknowledgeSince: since }),
      ]
    },
  },
  shares: {
    write: async () => {
      const { addShare, countVoter, setVoting } = await import('#functions/store/shares.ts')
      const share = {
        v: 1,
        userId,
        draft: first,
        hash,
        createdAt: at,
        endsAt: at,
        voters: 0,
        expiresAt: later,
        titles: [{ id: 'abcd', text: 'My house', chance: 0.5 }],
        thumbnails: [hash],
      } as const
      const made = { ...share, titles: [...share.titles], thumbnails: [...share.thumbnails] }
      await addShare({ ...made, id: first, voting: 'open' })
      await addShare({ ...made, id: second, voting: 'off' })
      await countVoter(userId, first, 1)
      await countVoter(userId, first, 1)
      await setVoting(userId, first, 'closed')
      await setVoting(userId, second, 'open')
    },
    read: async () => {
      const { getShare, listShareHashes, listShares, setVoting } = await import('#functions/store/shares.ts')
      return [
        await getShare(userId, first),
        await getShare(userId, 'none'),
        await listShares(userId),
        await listShareHashes(userId),
        await setVoting(userId, first, 'open'),
      ]
    },
  },
  votes: {
    write: async () => {
      const { saveVote } = await import('#functions/store/votes.ts')
      const share = { userId, id: first, expiresAt: later }
      await saveVote(share, 'ann', { title: 'abcd' })
      await saveVote(share, 'ann', { thumbnail: hash })
      await saveVote(share, 'eve', { title: 'efgh' })
      await saveVote({ ...share, id: second }, 'ann', { title: 'abcd' })
    },
    read: async () => {
      const { deleteVotes, getVote, listVotes } = await import('#functions/store/votes.ts')
      const found = [
        await getVote(userId, first, 'ann'),
        await getVote(userId, first, 'bob'),
        await listVotes(userId, first),
      ]
      await deleteVotes(userId, first)
      return [...found, await listVotes(userId, first), await listVotes(userId, second)]
    },
  },
  ideas: {
    write: async () => {
      const { addWeek, setDismissed, setIdeaDraft } = await import('#functions/store/ideas.ts')
      const idea = { place: 0, title: 'My house', pattern: 'i_did', topic: 'house' }
      await addWeek({ userId, id: '2026-11-16', ideas: { [first]: idea, [second]: { ...idea, place: 1 } } }, now)
      await addWeek({ userId, id: '2026-11-09', ideas: {} }, now)
      await setDismissed({ userId, monday: '2026-11-16', id: first }, true)
      await setIdeaDraft({ userId, monday: '2026-11-16', id: second }, first, undefined)
      await setIdeaDraft({ userId, monday: '2026-11-16', id: second }, second, first)
    },
    read: async () => {
      const { addWeek, getWeek, listWeeks, setDismissed, setIdeaDraft } = await import('#functions/store/ideas.ts')
      const idea = { userId, monday: '2026-11-16', id: second }
      return [
        await getWeek(userId, '2026-11-16'),
        await getWeek(userId, '2026-11-02'),
        await listWeeks(userId),
        await addWeek({ userId, id: '2026-11-16', ideas: {} }, now),
        await setDismissed({ ...idea, id: 'c'.repeat(26) }, true),
        await setIdeaDraft(idea, first, undefined),
        await setIdeaDraft(idea, first, first),
      ]
    },
  },
  evidence: {
    write: async () => {
      const { evidenceExpiry, putEvidence } = await import('#functions/store/evidence.ts')
      await putEvidence({ userId, id: first, channelId, videoId: 'video', expiresAt: evidenceExpiry(now) })
    },
    read: async () => {
      const { getEvidence } = await import('#functions/store/evidence.ts')
      return [await getEvidence(userId, first, now), await getEvidence(userId, first, now + 27 * dayMs)]
    },
  },
  links: {
    write: async () => {
      const { createLink } = await import('#functions/store/links.ts')
      await createLink({ hash: 'share', userId, kind: 'share', id: first, expiresAt: later })
      await createLink({ hash: 'feed', userId, kind: 'feed', id: second })
    },
    read: async () => {
      const { findLink, scanLinks } = await import('#functions/store/links.ts')
      return [
        await findLink('share', now),
        await findLink('share', later * 1000),
        await findLink('feed', now),
        await findLink('none', now),
        await scanLinks(),
        await scanLinks('share'),
      ]
    },
  },
  personal_tokens: {
    write: async () => {
      const { addToken } = await import('#functions/store/personal-tokens.ts')
      const { verifyPersonalToken } = await import('#functions/lib/personal-token.ts')
      const { token, hash: own } = await tokenOf('vcp')
      const made = { userId, name: 'Mine', scopes: ['score' as const], createdAt: at, expiresAt: later }
      await addToken({ ...made, id: tokenId, hash: own })
      await addToken({ ...made, id: 'b', hash, consentedAt: at, createdAt: new Date(now + 1).toISOString() })
      await verifyPersonalToken(token, now)
    },
    read: async () => {
      const { listTokens } = await import('#functions/store/personal-tokens.ts')
      const { verifyPersonalToken } = await import('#functions/lib/personal-token.ts')
      const { token } = await tokenOf('vcp')
      return [
        await listTokens(userId, now),
        await listTokens(userId, later * 1000),
        await verifyPersonalToken(token, now),
        await verifyPersonalToken(token, later * 1000).catch(String),
      ]
    },
  },
  passkeys: {
    write: async () => {
      const { addStoredPasskey, recordPasskeyUse } = await import('#functions/store/passkeys.ts')
      for (const id of ['a', 'b']) await addStoredPasskey({ userId, id, name: 'Laptop', createdAt: at })
      await addStoredPasskey({ userId, id: 'b', name: 'Another', createdAt: at })
      await recordPasskeyUse(userId, 'a', now)
      await recordPasskeyUse(userId, 'a', now + 1)
      await recordPasskeyUse(userId, 'none', now)
    },
    read: async () => {
      const { listStoredPasskeys } = await import('#functions/store/passkeys.ts')
      return [await listStoredPasskeys(userId)]
    },
  },
  webhooks: {
    write: async () => {
      const { addWebhook, changeWebhook } = await import('#functions/store/webhooks.ts')
      const made = { userId, url: 'https://example.com/', events: [], state: 'active', version: 1 } as const
      await addWebhook({ ...made, events: [], id: first, createdAt: at })
      await addWebhook({ ...made, events: [], id: second, createdAt: new Date(now + 1).toISOString() })
      await changeWebhook({ userId, id: first }, { failingSince: at, responseMs: 12, version: 2, previousEndsAt: at })
      await changeWebhook({ userId, id: first }, { state: 'disabled', failingSince: null, events: undefined })
      await changeWebhook({ userId, id: second }, { failingSince: null })
    },
    read: async () => {
      const { changeWebhook, listUsersWanting, listWebhooks } = await import('#functions/store/webhooks.ts')
      return [
        await listWebhooks(userId),
        await changeWebhook({ userId, id: 'none' }, { version: 3 }),
        [...(await listUsersWanting('outlier.found'))],
      ]
    },
  },
  deliveries: {
    write: async () => {
      const { addDelivery, saveDelivery } = await import('#functions/store/deliveries.ts')
      const made = {
        userId,
        webhook: first,
        eventId: 'event',
        event: 'test',
        createdAt: at,
        body: '{}',
        state: 'pending',
        attempts: [],
        nextAt: at,
        expiresAt: later,
      } as const
      await addDelivery({ ...made, attempts: [], id: `${first}#one` })
      await addDelivery({ ...made, attempts: [], id: `${first}#two`, createdAt: new Date(now + 1).toISOString() })
      const { nextAt: _, ...rest } = made
      await saveDelivery({ ...rest, attempts: [], id: `${first}#two`, state: 'failed' })
      await saveDelivery({ ...rest, attempts: [], id: `${first}#none` })
    },
    read: async () => {
      const { addDelivery, listDeliveries, listDue } = await import('#functions/store/deliveries.ts')
      const [latest] = await listDeliveries(userId, first, now)
      return [
        await listDeliveries(userId, first, now),
        await listDeliveries(userId, first, later * 1000),
        await listDeliveries('other', first, now),
        await collect(listDue(now)),
        await addDelivery(latest ?? expect.fail()),
      ]
    },
  },
  connections: {
    write: async () => {
      const { addConnection, redeemConnection, refreshConnection } = await import('#functions/store/connections.ts')
      const tokens = { access: 'a', accessEnds: later, refresh: 'r', refreshedAt: later }
      await addConnection({ ...connection, id: first })
      await redeemConnection({ ...connection, id: first, tokens })
      await redeemConnection({ ...connection, id: first, tokens: { ...tokens, access: 'second' } })
      await refreshConnection(
        { ...connection, id: first, tokens: { ...tokens, refresh: 'r2', previousRefresh: 'r' } },
        'r',
      )
      await refreshConnection({ ...connection, id: first, tokens }, 'r')
      await redeemConnection({ ...connection, id: 'none', tokens })
      await addConnection({ ...connection, id: second, consentedAt: new Date(now + 1).toISOString() })
      const { hash: access } = await tokenOf('vca')
      await addConnection({ ...connection, id: tokenId, tokens: { ...tokens, access } })
      await redeemConnection({ ...connection, id: tokenId, tokens })
    },
    read: async () => {
      const { listConnections } = await import('#functions/store/connections.ts')
      const { findConnection, verifyConnection } = await import('#functions/lib/connection-token.ts')
      const { token } = await tokenOf('vca')
      return [
        await listConnections(userId, now),
        await listConnections(userId, later * 1000),
        await findConnection('vca', token),
        await verifyConnection(`Bearer ${token}`, now).catch(String),
      ]
    },
  },
  idempotency: {
    write: async () => {
      const { runOnce } = await import('#functions/lib/idempotency.ts')
      await runOnce(keyed, async () => ({ a: 1 }))
      await runOnce({ ...keyed, key: 'fails' }, () => Promise.reject(new Error('failed'))).catch(String)
      await runOnce({ ...keyed, key: 'long' }, async () => 'x'.repeat(400_000))
      await fixAttribute('idempotency', 'item')
    },
    read: async () => {
      const { runOnce } = await import('#functions/lib/idempotency.ts')
      return [
        await runOnce(keyed, async () => ({ a: 2 })),
        await runOnce({ ...keyed, body: 'other' }, async () => 0).catch(String),
        await runOnce({ ...keyed, key: 'fails' }, async (item) => item),
        await runOnce({ ...keyed, key: 'new' }, async () => {
          return [3, await runOnce({ ...keyed, key: 'new' }, async () => 4).catch(String)]
        }),
      ]
    },
  },
  follows: {
    write: async () => {
      const { addFollow, saveDismissed, saveMuted } = await import('#functions/store/follows.ts')
      const follow = { userId, id: channelId, followedAt: at }
      await addFollow(follow)
      await addFollow({ ...follow, followedAt: 'never' })
      await addFollow({ ...follow, id: 'other', followedAt: new Date(now + 1).toISOString() })
      await saveMuted({ userId, id: channelId }, true)
      await saveDismissed(follow, 'a b')
      await saveDismissed({ ...follow, dismissed: 'a b' }, '')
      await saveDismissed({ ...follow, dismissed: 'a b' }, 'lost')
    },
    read: async () => {
      const follows = await import('#functions/store/follows.ts')
      return [
        await follows.getFollow({ userId, id: channelId }),
        await follows.listFollows(userId),
        await follows.listFollowedIds(userId),
        await collect(follows.scanFollows()),
        [await follows.isFollowed(channelId), await follows.isFollowed(channelId, userId)],
        await collect(follows.followerPages(channelId)),
        await collect(follows.followerIdPages(channelId)),
        await follows.saveMuted({ userId, id: 'none' }, true),
      ]
    },
  },
  channels: {
    write: async () => {
      const channels = await import('#functions/store/channels.ts')
      const found = { channelId, title: 'House', handle: '@house', thumbnail: null }
      await channels.addChannel(found, now)
      await channels.addChannel({ ...found, title: 'Lost' }, now)
      await channels.saveChannel({ ...found, subscribers: 12 }, now + 1000)
      await channels.saveChannel({ ...found, channelId: 'new', subscribers: null }, now)
      await channels.markSubscriptionAsked(channelId, now)
      await channels.markSubscriptionAsked('none', now)
      await channels.saveLease(channelId, now + hourMs, now)
      await channels.addAnnouncedToFollowed(channelId, ['one', 'two'])
      await channels.removeAnnouncedFromFollowed(channelId, ['one'])
    },
    read: async () => {
      const { getChannel, listChannelIds, saveLease, scanChannels } = await import('#functions/store/channels.ts')
      const end = now + 27 * dayMs
      return [
        await getChannel(channelId, now),
        await getChannel(channelId, end + 1000),
        (await listChannelIds()).items.toSorted(),
        await collect(scanChannels(end)),
        await saveLease(channelId, now, now + 1),
      ]
    },
  },
  followed_channels: {
    write: async () => {
      const followed = await import('#functions/store/followed-channels.ts')
      const survey = { followers: 3, isPaid: false }
      await followed.addFollower(channelId, false, 0)
      for (let follower = 0; follower < 3; follower++) await followed.addFollower(channelId, false, 1)
      await followed.removeFollower(channelId)
      await followed.addFollower('paid', true, 1)
      await followed.adoptChannel(
        'adopted',
        survey,
        { fetchedAt: at, listedAt: at, pushUntil: at, pushed: new Set() },
        now,
      )
      await followed.adoptChannel(channelId, survey)
      await followed.adoptChannel('unread', survey)
      await followed.notePaidFollower('unread')
      for (const id of ['read', 'none']) {
        if (id === 'read') await followed.addFollower(id, false, 1)
        await followed.noteDescribed(id, { followers: 1000, isPaid: false }, now)
        await followed.noteListed(id, now)
        await followed.noteCounted(id, now)
        await followed.noteAnnounced(id, now)
        await followed.noteSubscriptionAsked(id, now)
        await followed.noteSubscribed(id, now + 5 * dayMs)
      }
      await followed.addFollower('busy', false, 1)
      await followed.putOff('busy', 'lists', now + hourMs)
      await followed.addFollower('left', false, 1)
      await followed.deleteFollowedChannel('left')
    },
    read: async () => {
      const followed = await import('#functions/store/followed-channels.ts')
      const end = now + 30 * dayMs
      const works = ['descriptions', 'lists', 'announcements', 'subscriptions'] as const
      return [
        ...(await Promise.all(works.map((work) => followed.listDueChannels(work, 10, end)))),
        await followed.listDueChannels('lists', 1, now),
        await followed.listUncounted(10, end),
      ]
    },
  },
  uploads: {
    write: async () => {
      const { putUploads, replaceUploads } = await import('#functions/store/uploads.ts')
      const video = { id: 'one', title: 'House', publishedAt: at, seconds: 60, views: 12, viewsAt: at }
      const uploads = {
        channelId,
        listedAt: at,
        language: 'en',
        videos: [video, { ...video, id: 'old', viewsAt: '2026-10-01T00:00:00.000Z' }],
      }
      await putUploads(uploads, now)
      await replaceUploads({ ...uploads, videos: [{ ...video, views: 13 }], expiresAt: 0 }, now)
      await replaceUploads({ ...uploads, listedAt: new Date(now + 1).toISOString(), expiresAt: 0 }, now)
    },
    read: async () => {
      const { getUploads } = await import('#functions/store/uploads.ts')
      return [await getUploads(channelId, now), await getUploads(channelId, now + 27 * dayMs)]
    },
  },
  limits: {
    write: async () => {
      const { refundBudget, spendBudget, spendDailyCap } = await import('#functions/store/limits.ts')
      const { enforceRateLimit } = await import('#functions/lib/rate-limit.ts')
      const { freeSlot, holdSlot } = await import('#functions/store/upload-slots.ts')
      const { acquireLease } = await import('#functions/store/lease.ts')
      await spendBudget('budget', 3, 5, later)
      await spendBudget('budget', 3, 5, later)
      await refundBudget('budget', 1)
      await spendDailyCap('uploads', userId, 3)
      await enforceRateLimit({ max: 3, seconds: 60 }, 'rate')
      await holdSlot(userId, first, new Set(), 2, now)
      await holdSlot(userId, second, new Set(), 2, now)
      await freeSlot(userId, first)
      const lease = await acquireLease('job', 60, now)
      await lease?.release()
      await fixAttribute('limits', 'holder')
    },
    read: async () => {
      const { readBudgetUsed, spendBudget } = await import('#functions/store/limits.ts')
      const { enforceRateLimit } = await import('#functions/lib/rate-limit.ts')
      const { holdSlot } = await import('#functions/store/upload-slots.ts')
      const { acquireLease } = await import('#functions/store/lease.ts')
      const limited = () => enforceRateLimit({ max: 1, seconds: 60 }, 'rate').then(() => 'allowed', String)
      return [
        [await readBudgetUsed('budget'), await readBudgetUsed('none')],
        [await spendBudget('budget', 4, 5, later), await spendBudget('budget', 3, 5, later)],
        await limited(),
        [
          await holdSlot(userId, 'third', new Set(), 2, now),
          await holdSlot(userId, 'third', new Set(), 2, now + 120_000),
        ],
        [(await acquireLease('job', 60, now)) !== undefined, await acquireLease('job', 60, now)],
      ]
    },
  },
  cache: {
    write: async () => {
      const cache = await import('#functions/store/cache.ts')
      await cache.putCached('value', { a: [1] }, 60, now)
      await cache.claim('claim', 'first', 60, now)
      await cache.claim('claim', 'second', 60, now)
      await cache.jobBookmark('job').write('after')
      await cache.jobMark('job').set()
    },
    read: async () => {
      const cache = await import('#functions/store/cache.ts')
      return [
        await cache.getCached('value', z.unknown(), now),
        await cache.getCached('value', z.unknown(), now + 60_000),
        await cache.getCachedItem('value'),
        await cache.getCachedItem('none'),
        [await cache.claim('claim', 'third', 60, now), await cache.claim('claim', 'third', 60, now + 60_000)],
        [
          await cache.jobBookmark('job').read(),
          await cache.jobMark('job').isSet(),
          await cache.jobMark('other').isSet(),
        ],
        [await cache.deleteCached('value'), await cache.deleteCached('value')],
      ]
    },
  },
  snapshots: {
    write: async () => {
      const { addSnapshot } = await import('#functions/store/snapshots.ts')
      await addSnapshot('US', { at, views: { one: 12 } })
      await addSnapshot('US', { at: new Date(now + 1).toISOString(), views: { one: 13 } })
      await addSnapshot('FR', { at, views: {} })
    },
    read: async () => {
      const { getLatestSnapshot, listSnapshots } = await import('#functions/store/snapshots.ts')
      return [
        await listSnapshots('US', 5, now),
        await listSnapshots('US', 1, now),
        await listSnapshots('US', 5, now + 27 * dayMs),
        await getLatestSnapshot('FR'),
        await getLatestSnapshot('none'),
      ]
    },
  },
  revocations: {
    write: async () => {
      const { revokeAccessTokens } = await import('#functions/lib/revocations.ts')
      const { createDeletion, removeContact } = await import('#functions/store/deletions.ts')
      await revokeAccessTokens(userId, now)
      await revokeAccessTokens('deleted', now)
      const details = { email: 'ann@example.com', locale: 'fr', pseudonym: userId } as const
      await createDeletion('deleted', details, now)
      await createDeletion('deleted', { email: 'eve@example.com' }, now + 1)
      await revokeAccessTokens('deleted', now + hourMs)
      await createDeletion('told', { ...details, signInGone: true }, now)
      await removeContact('told')
    },
    read: async () => {
      const { isDeleted, isEndedSince } = await import('#functions/lib/revocations.ts')
      const { getDeletion, listDeletions, removeDeletion } = await import('#functions/store/deletions.ts')
      const second = now / 1000
      const found = [
        [await isDeleted(userId), await isDeleted('deleted'), await isDeleted('none')],
        [await isEndedSince(userId, second), await isEndedSince(userId, second + 1), await isEndedSince('none', 1)],
        [await getDeletion('deleted'), await getDeletion(userId), await getDeletion('none')],
        (await listDeletions()).items.toSorted((one, other) => one.userId.localeCompare(other.userId)),
      ]
      await removeDeletion('deleted')
      return [...found, await getDeletion('deleted')]
    },
  },
  payment_events: {
    write: async () => {
      const { markEventProcessed } = await import('#functions/store/payment-events.ts')
      await markEventProcessed('evt_1', now)
    },
    read: async () => {
      const { isEventProcessed } = await import('#functions/store/payment-events.ts')
      return [await isEventProcessed('evt_1'), await isEventProcessed('evt_2')]
    },
  },
}

/** Sorts attributes, which have no order in a table, and shows sets and maps. */
const replaceForJson = (_: string, part: unknown): unknown => {
  if (part instanceof Set) return { set: [...part] }
  if (part instanceof Map) return { map: [...part] }
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
const SetAsJson = z.strictObject({ set: z.array(z.string()) })
const ofJson = (json: string): unknown =>
  JSON.parse(json, (_, part) => {
    const asSet = SetAsJson.safeParse(part)
    return asSet.success ? new Set(asSet.data.set) : part
  })
const Stored = z.object({ items: z.array(z.record(z.string(), z.unknown())) })

const keyOf = (name: TableName, item: Record<string, unknown>) => {
  const { key, sort } = tables[name] as { key: string; sort?: string }
  return `${item[key]} ${sort ? item[sort] : ''}`
}

/** Deletes all items of the given tables, or of all. */
async function clear(names: readonly TableName[] = tableNames) {
  const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
  const { database } = await import('#functions/lib/database.ts')
  for (const name of names) {
    const { key, sort }: Table = tables[name]
    for (const item of await backend.items(name)) {
      const Key = { [key]: item[key], ...(sort ? { [sort]: item[sort] } : {}) }
      await database.send(new DeleteCommand({ TableName: process.env[tableVariable(name)], Key }))
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})

describe.each(Object.entries(scenarios) as [TableName, Scenario][])('items of %s', (name, { write, read }) => {
  const file = path.join(import.meta.dirname, `../fixtures/stored/${name}.generated.json`)

  it('are written as before, and read as before', async () => {
    const { database } = await import('#functions/lib/database.ts')
    await write()
    const items = (await backend.items(name)).toSorted((one, other) =>
      keyOf(name, one).localeCompare(keyOf(name, other)),
    )
    expect(items.length).toBeGreaterThan(0)
    await clear()
    const stored = existsSync(file) ? Stored.parse(ofJson(readFileSync(file, 'utf8'))).items : items
    for (const Item of stored)
      await database.send(new PutCommand({ TableName: process.env[tableVariable(name)], Item }))
    const found = await read()
    await clear([name])
    const json = JSON.stringify({ items, read: found ?? null }, replaceForJson, 2)
    await expect(`${json}\n`).toMatchFileSnapshot(file)
  })
})
