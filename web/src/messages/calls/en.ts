import type { NoCallReason } from '#shared/contract/advice.ts'
import type { Sentences } from '../sentence.ts'

/** Why we check no prediction of a published title, and what helps. */
const none = {
  not_analyzed: 'None of this draft’s titles has a verdict of ours, so there is no prediction of ours to check.',
  channel_required:
    'We don’t know your channel, so we can’t check our prediction. Connect it on the dashboard, then mark the draft again.',
  video_lookup_failed:
    'YouTube didn’t respond, so we couldn’t start checking our prediction. Unmark the draft and mark it again in a few minutes.',
  video_title_differs:
    'The video’s title is different from the titles you analyzed here, so there is no prediction of ours to check.',
  video_too_old: 'The video is more than 7 days old, so it’s too late for a prediction.',
  already_published: 'The analysis of this title already belongs to another video in your results.',
  video_already_marked: 'Your results already have our prediction on this video, from another analysis.',
  judged_by_studio:
    'Your Studio exports judged this title. We never combine your files with data from YouTube, so there is no prediction of ours to check.',
  verdict_gone:
    'The verdict on this title is no longer stored, so there is no prediction of ours to check. Analyze the title again, then mark it again.',
  no_claim:
    'There was no clear signal for this title: we expected no more of it than luck gives, so there is no prediction of ours to check.',
} as const satisfies Record<Exclude<NoCallReason, 'not_offered'>, string>

/** What we predicted for a published video, and what came of it. */
export const calls = {
  promise:
    'Of 100 videos whose titles ranked like this one, {topQuarter} reached the top quarter of their channel (25 by luck) and {aboveUsual} beat its usual views.',
  noPromise: 'An earlier kind of prediction, which isn’t counted.',
  topQuarter: 'In the top quarter',
  notTopQuarter: 'Not in the top quarter',
  aboveUsual: 'Beat your usual',
  notAboveUsual: 'Did not beat your usual',
  compared: { one: '{right} of {n} comparison right', other: '{right} of {n} comparisons right' },
  too_few: 'Too few comparable videos to check it',
  other_title: 'The published title differs from the one you analyzed',
  unavailable: 'Couldn’t be checked',
  after7: 'after 7 days',
  after28: 'after 28 days',
  due: 'Next check of our prediction: {date}.',
  waiting: 'We’ll check our prediction 7 and 28 days after the video was published.',
  waitingAgain: 'We’ll check it again 28 days after the video was published.',
  none,
} as const satisfies Sentences
