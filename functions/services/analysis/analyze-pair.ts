import { createHash } from 'node:crypto'
import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { optionalEnv } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { newId } from '#functions/lib/id.ts'
import { log } from '#functions/lib/log.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { languageOfTitle } from '#functions/services/adviser/language-of-title.ts'
import { findOwnChannel } from '#functions/services/channel/own-channel.ts'
import { findUploads } from '#functions/services/channel/own-uploads.ts'
import { requireDraft } from '#functions/services/drafts/draft.ts'
import { placeAnalysis } from '#functions/services/drafts/place-analysis.ts'
import { isNotificationWanted } from '#functions/services/mail/notification-settings.ts'
import { type Account, requireAccount } from '#functions/store/accounts.ts'
import { addAnalysis, getAnalysis, saveJudgment } from '#functions/store/analyses.ts'
import { claim } from '#functions/store/cache.ts'
import { getDraft, type StoredDraft } from '#functions/store/drafts.ts'
import { spendDailyCap } from '#functions/store/limits.ts'
import { listOwnHistory, saveOwnHistory } from '#functions/store/own-history.ts'
import { listPictures } from '#functions/store/pictures.ts'
import { getThumbnailResult } from '#functions/store/results.ts'
import { readMeter, refundUnit, type SpentUnit, spendUnit } from '#functions/store/usage.ts'
import { checkPair } from '#functions/vision/pair-checks.ts'
import { addPairChecks } from '#functions/vision/score.ts'
import type { Analysis, advice, OwnHistory } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { maxUnscoredPerDay } from '#shared/plans.ts'
import { expectLanguage } from '#shared/prediction/expected-language.ts'
import type { TitleLanguage } from '#shared/prediction/language.ts'
import { modelVersion } from '#shared/prediction/outcomes.ts'
import { analyzeTitle, scoreTitle, type TitleScore } from '#shared/prediction/score.ts'
import { generalYardstick, judgeScored, toRawScore } from '#shared/prediction/verdict.ts'
import { baseOf } from '#shared/prediction/yardsticks.ts'
import { type ChannelJudgment, judgeByUploads } from './own-history.ts'
import { findPatternSteps } from './own-patterns.ts'
import { saveThumbnailCopy, withThumbnailUrl } from './thumbnail-copy.ts'
import { expectLanguageOf } from './yardstick.ts'

/** Within this time, analyzing the same title and thumbnail again is free. */
const repeatSeconds = 5 * 60

/** The maximum number of emails about analyses per user and day. A user who tries thirty titles does not want thirty emails. */
const maxEmailsPerDay = 10
const emailTimeoutMs = 3_000

type FoundChannel = Awaited<ReturnType<typeof findOwnChannel>>

/** The input of an analysis: a title, the hash of a checked thumbnail, or both. */
interface AnalyzedPair {
  readonly title?: string | undefined
  readonly thumbnail?: string | undefined
  /** The id of their draft; absent for a new one. */
  readonly draft?: string | undefined
  /** The titles that the creator wrote for the video. Defaults to the draft's titles if it has the title, else to the title alone. */
  readonly base?: readonly string[] | undefined
  /** The planned length, in seconds. */
  readonly seconds?: number | undefined
  /** What happens in the video, for its draft. */
  readonly happens?: string | undefined
  /** Set if the screen judges the title by the creator's Studio exports. */
  readonly judgedBy?: Analysis['judgedBy']
}

interface PairInput extends Omit<AnalyzedPair, 'seconds'> {
  /** The planned length, in seconds; null for none. Defaults to the draft's. */
  readonly seconds?: number | null | undefined
}

/**
 * Analyzes a title, a thumbnail or both, and stores the analysis with their draft. It costs a unit of the meter `analyses` if it has a
 * score, and counts toward a daily cap otherwise. Repeating it within five minutes is free: it returns the same analysis, a new one if
 * `happens` has changed, or a copy for another draft. Throws Failure `nothing_to_analyze`, `thumbnail_not_found`, `plan_limit_reached`,
 * `analysis_limit_reached`, or `channel_required` for a user who has named a channel that YouTube does not know. Users need no channel,
 * and an outage of YouTube does not block the analysis.
 */
export async function analyzePair(userId: string, input: PairInput): Promise<Output<typeof advice.analyze>> {
  if (!input.title && !input.thumbnail) throw new Failure('nothing_to_analyze')
  const draft = input.draft === undefined ? undefined : await requireDraft(userId, input.draft)
  const pair = { ...input, ...takeFromDraft(input, draft) }
  const account = await requireAccount(userId)
  const channel = await findOwnChannel(account)
  if (!channel && account.channelUrl !== undefined) throw new Failure('channel_required')
  const found = await findOrCreateAnalysis(pair, account, channel)
  const analysis = found.repeated ? await moveIntoDraft(account, pair, found.analysis) : found.analysis
  const result = { ...found, analysis }
  if (!result.repeated) await sendEmail(result.analysis, account)
  return { ...result, analysis: await withThumbnailUrl(userId, result.analysis) }
}

/**
 * Returns what the input leaves to the draft: the base titles of the verdict (undefined if they are only the title itself), the planned
 * length, and what happens in the video.
 */
function takeFromDraft({ title, base, seconds, happens }: PairInput, draft: StoredDraft | undefined) {
  const isOfDraft = draft?.titles.some(({ text }) => text.trim() === title)
  const titles = base ? baseOf(base.map((text) => ({ text }))) : isOfDraft && draft ? baseOf(draft.titles) : []
  return {
    base: titles.some((text) => text !== title) ? titles : undefined,
    seconds: (seconds === undefined ? draft?.seconds : seconds) ?? undefined,
    happens: happens ?? draft?.happens,
  }
}

async function findOrCreateAnalysis(
  pair: AnalyzedPair,
  account: Account,
  channel: FoundChannel,
): Promise<Output<typeof advice.analyze>> {
  const { userId, plan } = account
  const unit = await claim(contentKey(account, pair), newId(), repeatSeconds)
  const id = await claimId(account, pair, unit)
  const existing = await getAnalysis(userId, id)
  const thumbnailAnalysis = existing ? undefined : await getThumbnailAnalysis(userId, pair)
  // Judge before the payment, which depends on whether there is a score.
  const { isStored, language, scored, ...judgment } = await judge(id, pair, account, channel)
  const unjudged = existing ?? {
    id,
    createdAt: new Date().toISOString(),
    ...(await analyze(pair, thumbnailAnalysis, language, scored)),
  }
  const ownHistory = addExamples(judgment, unjudged)
  const judged = withJudgment(unjudged, { ...judgment, ownHistory })
  // A stored analysis without a score gets its score now if YouTube responds again.
  const isFree = existing && (isStored || hasScore(existing) || !hasScore(judged))
  if (isFree) {
    if (!isStored) await storeOwnHistory(userId, judged, judgment.until)
    if (!existing.yardstick && judged.yardstick) await saveJudgment(userId, judged)
    return { analysis: judged, repeated: true, meter: await readMeter(userId, 'analyses', plan) }
  }
  const { state, receipt } = await pay(judged, unit, account)
  try {
    // After the payment, so that no unpaid score is shown, and before the analysis is saved, so that nothing is charged twice.
    if (!isStored) await storeOwnHistory(userId, judged, judgment.until)
    if (existing) await saveJudgment(userId, judged)
    const saved = existing ? { analysis: judged, repeated: true } : await saveAnalysis(userId, pair, judged)
    return { ...saved, analysis: withJudgment(saved.analysis, judged), meter: state }
  } catch (error) {
    await refundUnit(receipt)
    throw error
  }
}

/**
 * Returns an analysis that belongs to the draft of the request: the given one, or a copy of it. An analysis belongs to
 * one draft and is deleted with it, but the same title may be in two, or the draft may have been deleted.
 */
async function moveIntoDraft(account: Account, pair: AnalyzedPair, analysis: Analysis): Promise<Analysis> {
  const { userId } = account
  const isInDraft =
    pair.draft === undefined
      ? analysis.draft === undefined || (await getDraft(userId, analysis.draft)) !== undefined
      : analysis.draft === pair.draft
  if (isInDraft) return analysis
  const { draft: _, version: __, ...content } = analysis
  const id = await claim(`${contentKey(account, pair)}#${analysis.id}#${pair.draft ?? ''}`, newId(), repeatSeconds)
  const existing = await getAnalysis(userId, id)
  const byChannel = existing ? undefined : (await listOwnHistory(userId, [analysis.id, analysis.id])).get(analysis.id)
  if (byChannel) await saveOwnHistory(userId, id, byChannel)
  const copy = { ...content, id, createdAt: new Date().toISOString() }
  const saved = existing ?? (await saveAnalysis(userId, pair, copy)).analysis
  return moveIntoDraft(account, pair, withJudgment(saved, analysis))
}

/** Spends the unit `id` on an analysis with a score. An analysis without a score counts toward the daily cap. */
async function pay(
  analysis: Analysis,
  id: string,
  { userId, plan }: Account,
): Promise<Pick<SpentUnit, 'state' | 'receipt'>> {
  if (hasScore(analysis)) return spendUnit(userId, 'analyses', plan, id)
  if (!(await spendDailyCap('unscored-analyses', userId, maxUnscoredPerDay)))
    throw new Failure('analysis_limit_reached')
  return { state: await readMeter(userId, 'analyses', plan), receipt: undefined }
}

/**
 * Returns the id of an analysis: that of its unit, or another one if the creator says what happens in the video or judges the title by
 * Studio exports. Both may follow within minutes of the first analysis of a title, and neither changes what the verdict costs.
 */
async function claimId(account: Account, pair: AnalyzedPair, unit: string): Promise<string> {
  const { happens = '', judgedBy } = pair
  if (happens === '' && judgedBy === undefined) return unit
  const hash = createHash('sha256').update(JSON.stringify({ happens, judgedBy })).digest('hex')
  return claim(`${contentKey(account, pair)}#${hash}`, newId(), repeatSeconds)
}

/**
 * Returns a key for the content that a unit pays for: the same title and thumbnail have the same key, as long as the yardstick, base and
 * length are the same.
 */
function contentKey(account: Account, { title, thumbnail, base, seconds }: AnalyzedPair): string {
  const content = JSON.stringify({ title, thumbnail, base, seconds, isOnChannel: isJudgedByChannel(account) })
  return `analysis#${pseudonymize(account.userId)}#${createHash('sha256').update(content).digest('hex')}`
}

/** Returns the result of the checks on the thumbnail, if there is a thumbnail. Throws Failure `thumbnail_not_found`. */
async function getThumbnailAnalysis(
  userId: string,
  { thumbnail, draft }: AnalyzedPair,
): Promise<ThumbnailAnalysis | undefined> {
  if (!thumbnail) return undefined
  // The checks of an upload expire; those of a draft's pictures do not.
  const result =
    (await getThumbnailResult(userId, thumbnail)) ?? (await findPicture(userId, draft, thumbnail))?.analysis
  if (!result) throw new Failure('thumbnail_not_found')
  return result
}

const findPicture = async (userId: string, draft: string | undefined, thumbnail: string) =>
  draft === undefined
    ? undefined
    : (await listPictures(userId, draft)).find((picture) => picture.thumbnail === thumbnail)

/** Imports the adviser on demand: its tagger of words takes a third of a second to load. */
const importAdviser = async () => ({
  ...(await import('#functions/services/adviser/ask-question.ts')),
  ...(await import('#functions/services/adviser/list-steps.ts')),
})

async function analyze(
  { title, base, seconds, happens = '', judgedBy }: AnalyzedPair,
  thumbnailAnalysis: ThumbnailAnalysis | undefined,
  expected: TitleLanguage | undefined,
  scored: TitleScore | undefined,
) {
  const language = title ? languageOfTitle(`${title} ${happens}`, expected) : undefined
  const { askQuestion, listSteps } = await importAdviser()
  const texts = thumbnailAnalysis?.vision.text.textBlocks
  const pairs = title && texts ? checkPair(title, texts) : undefined
  return {
    ...(title
      ? {
          title,
          titleAnalysis: analyzeTitle(title, expected, scored),
          nextSteps: listSteps(title, happens, language),
          ...(language && { question: askQuestion(title, language) }),
          model: modelVersion,
          ...(base && { base: [...base] }),
          ...(seconds !== undefined && { seconds }),
          ...(judgedBy && { judgedBy }),
        }
      : {}),
    ...(thumbnailAnalysis ? { thumbnailAnalysis: addPairChecks(thumbnailAnalysis, pairs) } : {}),
    ...(pairs ? { pairChecks: pairs } : {}),
  }
}

/** Whether an analysis has a score. Blank thumbnails and titles without a yardstick have none. */
const hasScore = ({ thumbnailAnalysis, yardstick }: Analysis): boolean =>
  thumbnailAnalysis?.score !== undefined || yardstick !== undefined

/** Stores an analysis, or returns the one that a concurrent request stored under the same id. */
async function saveAnalysis(
  userId: string,
  pair: AnalyzedPair,
  analysis: Analysis,
): Promise<{ analysis: Analysis; repeated: boolean }> {
  // The copy comes first, so that every stored analysis has its image.
  if (pair.thumbnail) await saveThumbnailCopy(userId, pair.thumbnail, pair.draft, analysis.id)
  // The draft's version that lists the analysis also comes first. After a crash in between, the version lists an analysis that does not
  // exist, which is harmless.
  const placed = { ...analysis, ...(await placeAnalysis(userId, analysis.id, pair, pair.draft)) }
  if (await addAnalysis(userId, placed)) return { analysis: placed, repeated: false }
  const existing = await getAnalysis(userId, analysis.id)
  return existing ? { analysis: existing, repeated: true } : { analysis: placed, repeated: false }
}

/** Emails the scores to users who turned that on. Logs errors instead of throwing them. */
async function sendEmail(analysis: Analysis, account: Account): Promise<void> {
  const { userId } = account
  const isWanted = hasScore(analysis) && isNotificationWanted(account, 'analyses')
  if (!isWanted || optionalEnv('MAIL_FROM') === undefined) return
  try {
    if (!(await spendDailyCap('analysis-mails', userId, maxEmailsPerDay))) return
    const { analysisNotification, sendNotification } = await importMail()
    const notification = analysisNotification(userId, analysis)
    await sendNotification({ ...notification, signal: AbortSignal.timeout(emailTimeoutMs) })
  } catch (error) {
    log('error', 'mail about an analysis', { error })
  }
}

/** Imports the SES client on demand, because most requests send no email. */
const importMail = async () => ({
  ...(await import('#functions/services/mail/notify.ts')),
  ...(await import('./analysis-notification.ts')),
})

/** The verdict and its basis. `isStored`: the channel's part is already stored with the analysis. */
type Judgment = { readonly [K in keyof ChannelJudgment]?: ChannelJudgment[K] | undefined } & {
  readonly isStored: boolean
  /** The expected language of the creator's titles. */
  readonly language: TitleLanguage | undefined
  /** The title's score among real titles; absent without a title. */
  readonly scored?: TitleScore
}

const isJudgedByChannel = ({ channel, channelUrl }: Account) =>
  isDerivedMetricAllowed('own_history_score') && Boolean(channel ?? channelUrl)

/**
 * Judges the title by the stored judgment of the analysis, else by the channel's uploads. With too few uploads or no channel, judges it
 * as a title in general. There is no verdict while a channel's uploads cannot be read, because it would differ from the next day's. Logs
 * errors instead of throwing them, so that the user gets the rest of the analysis.
 */
async function judge(id: string, pair: AnalyzedPair, account: Account, channel: FoundChannel): Promise<Judgment> {
  const { title, base, seconds } = pair
  const expected = expectLanguage(account)
  if (!title) return { language: expected, isStored: false }
  const score = (language = expected) => ({ language, scored: scoreTitle(title, language), isStored: false })
  const judgeInGeneral = ({ language, scored }: ReturnType<typeof score>) =>
    judgeScored(generalYardstick, title, toRawScore(scored), { base, seconds, language })
  if (!channel || !isDerivedMetricAllowed('own_history_score')) {
    const known = score()
    return { ...known, verdict: judgeInGeneral(known) }
  }
  try {
    const stored = (await listOwnHistory(account.userId, [id, id])).get(id)
    const uploads = stored || channel === 'pending' ? undefined : await findUploads({ ...account, channel })
    const known = score(uploads && expectLanguageOf(account, uploads))
    if (stored) return { ...known, ...stored, verdict: stored.verdict ?? judgeInGeneral(known), isStored: true }
    if (!uploads) return { ...known, ownHistory: { state: 'unavailable' } }
    const judged = judgeByUploads(title, { base, seconds, language: known.language }, uploads, known.scored.raw)
    const patterns = findPatternSteps(title, uploads, account)
    const ownHistory =
      judged.ownHistory.state === 'scored' && patterns.length > 0
        ? { ...judged.ownHistory, patterns }
        : judged.ownHistory
    return { ...judged, ...known, ownHistory, verdict: judged.verdict ?? judgeInGeneral(known) }
  } catch (error) {
    log('error', 'own history', { error })
    return { ...score(), ownHistory: { state: 'unavailable' } }
  }
}

/** Returns an analysis with its judgment. An existing verdict stays. */
const withJudgment = (
  analysis: Analysis,
  { ownHistory, verdict }: Pick<Judgment, 'ownHistory' | 'verdict'>,
): Analysis => ({
  ...analysis,
  ...(ownHistory && { ownHistory }),
  ...(verdict && !analysis.verdict && { yardstick: verdict.yardstick, verdict, model: modelVersion }),
})

const maxExamples = 2

/** Adds the channel's own videos in the structures of the next steps. */
function addExamples(
  { ownHistory, findUploadsWith }: Pick<Judgment, 'ownHistory' | 'findUploadsWith'>,
  { nextSteps = [] }: Pick<Analysis, 'nextSteps'>,
): OwnHistory | undefined {
  if (ownHistory?.state !== 'scored' || !findUploadsWith) return ownHistory
  const examples = nextSteps.flatMap((step) => {
    const videos = step.kind === 'structure' ? findUploadsWith(step.structure).slice(0, maxExamples) : []
    return step.kind === 'structure' && videos.length > 0 ? [{ structure: step.structure, videos }] : []
  })
  return examples.length > 0 ? { ...ownHistory, examples } : ownHistory
}

/** Stores the judgment by the channel's videos, unless there is no channel or YouTube did not respond. */
async function storeOwnHistory(
  userId: string,
  { id, ownHistory, verdict }: Analysis,
  until: number | undefined,
): Promise<void> {
  if (!ownHistory || until === undefined) return
  await saveOwnHistory(userId, id, { ownHistory, until, ...(verdict?.yardstick === 'channel' && { verdict }) })
}
