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

/** Within this time the same title and thumbnail are analyzed once, free of charge afterward. */
const repeatSeconds = 5 * 60

/** The most emails about analyses per user and day: a user who tries thirty titles does not want thirty emails. */
const maxEmailsPerDay = 10
const emailTimeoutMs = 3_000

type FoundChannel = Awaited<ReturnType<typeof findOwnChannel>>

/** What is analyzed: a title, the hash of a checked thumbnail, or both. */
interface AnalyzedPair {
  readonly title?: string | undefined
  readonly thumbnail?: string | undefined
  /** The id of their draft; absent for a new one. */
  readonly draft?: string | undefined
  /** The titles that the creator wrote for the video. Absent, those of the draft if it has the title, else the title alone. */
  readonly base?: readonly string[] | undefined
  /** The planned length. Absent, that of the draft. */
  readonly seconds?: number | undefined
  /** What happens in the video, for its draft. */
  readonly happens?: string | undefined
  /** Present if the screen judges the title by the creator's Studio exports. */
  readonly judgedBy?: Analysis['judgedBy']
}

/**
 * Analyzes a title and a thumbnail, or one of them, and stores the analysis with their draft. It costs a unit of the meter `analyses` if it has a score, and counts toward a
 * daily cap otherwise; the same title and thumbnail within five minutes are free, and in another draft a copy. Throws
 * Failure `nothing_to_analyze`, `thumbnail_not_found`, `plan_limit_reached`, `analysis_limit_reached`, or `channel_required`
 * for a user who has named a channel that YouTube does not know. Users without a channel need none, and an outage of YouTube's
 * blocks nobody.
 */
export async function analyzePair(userId: string, given: AnalyzedPair): Promise<Output<typeof advice.analyze>> {
  if (!given.title && !given.thumbnail) throw new Failure('nothing_to_analyze')
  const draft = given.draft === undefined ? undefined : await requireDraft(userId, given.draft)
  const pair = { ...given, ...chooseVideo(given, draft) }
  const account = await requireAccount(userId)
  const channel = await findOwnChannel(account)
  if (!channel && account.channelUrl !== undefined) throw new Failure('channel_required')
  const found = await findOrCreateAnalysis(pair, account, channel)
  const analysis = found.repeated ? await moveIntoDraft(account, pair, found.analysis) : found.analysis
  const result = { ...found, analysis }
  if (!result.repeated) await sendEmail(result.analysis, account)
  return { ...result, analysis: await withThumbnailUrl(userId, result.analysis) }
}

/** Returns the titles that the verdict has as its base, unless that is the title alone, the planned length, and what happens. */
function chooseVideo({ title, base, seconds, happens }: AnalyzedPair, draft: StoredDraft | undefined) {
  const isOfDraft = draft?.titles.some(({ text }) => text.trim() === title)
  const titles = base ? baseOf(base.map((text) => ({ text }))) : isOfDraft && draft ? baseOf(draft.titles) : []
  return {
    base: titles.some((one) => one !== title) ? titles : undefined,
    seconds: seconds ?? draft?.seconds ?? undefined,
    happens: happens ?? draft?.happens,
  }
}

async function findOrCreateAnalysis(
  pair: AnalyzedPair,
  account: Account,
  channel: FoundChannel,
): Promise<Output<typeof advice.analyze>> {
  const { userId, plan } = account
  const id = await claim(contentKey(account, pair), newId(), repeatSeconds)
  const existing = await getAnalysis(userId, id)
  const thumbnailAnalysis = existing ? undefined : await getThumbnailAnalysis(userId, pair)
  // Comes before the payment, which depends on whether there is a score.
  const { isStored, language, scored, ...judgment } = await judge(id, pair, account, channel)
  const unjudged = existing ?? {
    id,
    createdAt: new Date().toISOString(),
    ...(await analyze(pair, thumbnailAnalysis, language, scored)),
  }
  const ownHistory = addExamples(judgment, unjudged)
  const judged = withJudgment(unjudged, { ...judgment, ownHistory })
  // A stored analysis without a score gets one here if YouTube responds again.
  const isFree = existing && (isStored || hasScore(existing) || !hasScore(judged))
  if (isFree) {
    if (!isStored) await store(userId, judged, judgment.until)
    if (!existing.yardstick && judged.yardstick) await saveJudgment(userId, judged)
    return { analysis: judged, repeated: true, meter: await readMeter(userId, 'analyses', plan) }
  }
  const { state, receipt } = await pay(judged, account)
  try {
    // After the payment, and before the analysis: no request shows an unpaid score, or asks again for what is paid.
    if (!isStored) await store(userId, judged, judgment.until)
    if (existing) await saveJudgment(userId, judged)
    const saved = existing ? { analysis: judged, repeated: true } : await save(userId, pair, judged)
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
  const isThere =
    pair.draft === undefined
      ? analysis.draft === undefined || (await getDraft(userId, analysis.draft)) !== undefined
      : analysis.draft === pair.draft
  if (isThere) return analysis
  const { draft: _, version: __, ...content } = analysis
  const id = await claim(`${contentKey(account, pair)}#${analysis.id}#${pair.draft ?? ''}`, newId(), repeatSeconds)
  const existing = await getAnalysis(userId, id)
  const byChannel = existing ? undefined : (await listOwnHistory(userId, [analysis.id, analysis.id])).get(analysis.id)
  if (byChannel) await saveOwnHistory(userId, id, byChannel)
  const copy = { ...content, id, createdAt: new Date().toISOString() }
  const saved = existing ?? (await save(userId, pair, copy)).analysis
  return moveIntoDraft(account, pair, withJudgment(saved, analysis))
}

/** Spends a unit on an analysis with a score. One without counts toward the daily cap. */
async function pay(analysis: Analysis, { userId, plan }: Account): Promise<Pick<SpentUnit, 'state' | 'receipt'>> {
  if (hasScore(analysis)) return spendUnit(userId, 'analyses', plan, analysis.id)
  if (!(await spendDailyCap('unscored', userId, maxUnscoredPerDay))) throw new Failure('analysis_limit_reached')
  return { state: await readMeter(userId, 'analyses', plan), receipt: undefined }
}

/**
 * Identifies what is analyzed by its content: the same title and thumbnail have the same key, as long as the title is judged
 * by the same yardstick, base and length.
 */
function contentKey(account: Account, { title, thumbnail, base, seconds }: AnalyzedPair): string {
  const content = JSON.stringify({ title, thumbnail, base, seconds, isOnChannel: isJudgedByChannel(account) })
  return `analysis#${pseudonymize(account.userId)}#${createHash('sha256').update(content).digest('hex')}`
}

/** Reads the result of the checks on the thumbnail, if it has one. Throws Failure `thumbnail_not_found`. */
async function getThumbnailAnalysis(
  userId: string,
  { thumbnail, draft }: AnalyzedPair,
): Promise<ThumbnailAnalysis | undefined> {
  if (!thumbnail) return undefined
  // The checks of an upload expire, those of a draft's pictures do not.
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

/** Whether an analysis has a score: thumbnails unless they are blank, titles if something could judge them. */
const hasScore = ({ thumbnailAnalysis, yardstick }: Analysis): boolean =>
  thumbnailAnalysis?.score !== undefined || yardstick !== undefined

/** Stores an analysis, or returns the one that a concurrent request stored under the same id. */
async function save(
  userId: string,
  pair: AnalyzedPair,
  analysis: Analysis,
): Promise<{ analysis: Analysis; repeated: boolean }> {
  // The copy comes first, so that every stored analysis has its image.
  if (pair.thumbnail) await saveThumbnailCopy(userId, pair.thumbnail, pair.draft, analysis.id)
  // The version of its draft that lists it also comes first. A crash in between leaves a version that lists nothing.
  const placed = { ...analysis, ...(await placeAnalysis(userId, analysis.id, pair, pair.draft)) }
  if (await addAnalysis(userId, placed)) return { analysis: placed, repeated: false }
  const existing = await getAnalysis(userId, analysis.id)
  return existing ? { analysis: existing, repeated: true } : { analysis: placed, repeated: false }
}

/** Emails the scores to users who turned that on. A failure is logged, and the analysis is returned all the same. */
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

/** Imports the SES client on demand: requests that send no email start without it. */
const importMail = async () => ({
  ...(await import('#functions/services/mail/notify.ts')),
  ...(await import('./analysis-notification.ts')),
})

/** What the title is judged by, and the verdict. `isStored`: the channel's part is stored with the analysis. */
type Judgment = { readonly [K in keyof ChannelJudgment]?: ChannelJudgment[K] | undefined } & {
  readonly isStored: boolean
  /** The language that is expected of the creator's titles. */
  readonly language: TitleLanguage | undefined
  /** The title's score among real titles; absent without a title. */
  readonly scored?: TitleScore
}

const isJudgedByChannel = ({ channel, channelUrl }: Account) =>
  isDerivedMetricAllowed('own_history_score') && Boolean(channel ?? channelUrl)

/**
 * Judges the title: by what is stored under the analysis's id, else by the channel's uploads, and where these are too few
 * or there is no channel, as a title in general. There is no verdict while the uploads of a channel cannot be read: the number
 * would be another one than on the next day. A failure is logged and does not keep the user from the rest of the analysis.
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

/** Returns an analysis with what its title was judged by. A verdict that it has already stays. */
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

/** Stores what the channel's videos say about a title, unless there is no channel or YouTube did not respond. */
async function store(userId: string, { id, ownHistory, verdict }: Analysis, until: number | undefined): Promise<void> {
  if (!ownHistory || until === undefined) return
  await saveOwnHistory(userId, id, { ownHistory, until, ...(verdict?.yardstick === 'channel' && { verdict }) })
}
