import type { NoCallReason } from '#shared/contract/review.ts'
import type { Sentences } from '#web/messages/sentence.ts'

/** Why we check no prediction of a published draft, and what helps. */
const noCall = {
  not_analyzed: 'None of this draft’s titles has been analyzed, so there is no prediction of ours to check.',
  channel_required:
    'We don’t know your channel, so we can’t check our prediction. Connect it on the dashboard, then mark the draft again.',
  video_lookup_failed:
    'YouTube didn’t respond, so we couldn’t start checking our prediction. Unmark the draft and mark it again in a few minutes.',
  video_title_differs:
    'The video’s title is different from the titles you analyzed here, so there is no prediction of ours to check.',
  video_too_old: 'The video is more than 7 days old, so it’s too late for a prediction.',
  already_published: 'The analysis of this title already belongs to another video in your record.',
} as const satisfies Record<Exclude<NoCallReason, 'not_offered'>, string>

/** The section of the draft screen. */
export const publish = {
  heading: 'Publish',
  text: 'Once the video is public on YouTube, paste its address here.',
  label: 'Video URL',
  placeholder: 'youtube.com/watch?v=...',
  required: 'Paste the URL of your video.',
  submit: 'Mark as published',
  next: {
    heading: 'What happens next',
    review:
      'After 7 and 28 days, a review puts what we said next to what happened, with room for what you want to keep.',
    call: 'If you analyzed this title, and the video is on your channel and at most 7 days old, we also check whether our prediction was right.',
    undo: 'You can unmark the draft at any time. After one hour, our prediction stays in your record even so.',
    undoAny: 'You can unmark the draft at any time.',
    mail: 'We can email you when a review is ready:',
    settings: 'turn it on in your settings',
  },
  saved: 'Marked as published.',
  undone: 'No longer marked as published.',
  undo: 'Unmark',
  published: 'Published. You marked it on {date}.',
  video: 'Watch it on YouTube',
  first: 'The first review is ready on {date}.',
  open: 'Open the review',
  call: 'We’ll check our prediction 7 and 25 days after the video was published.',
  noCall,
} as const satisfies Sentences

/** The review of a published draft. */
export const review = {
  page: 'Review',
  untitled: 'Untitled draft',
  missing: { title: 'This draft doesn’t exist', text: 'It may have been deleted.' },
  unpublished: {
    title: 'Not published yet',
    text: 'Mark the draft as published first. The review is ready 7 days later.',
    action: 'Go to the draft',
  },
  day: 'After {n} days',
  early: 'Marked as published on {date}',
  next: 'Next review: {date}',
  draft: 'Open the draft',
  said: {
    heading: 'What we said',
    none: 'No title of this draft was analyzed before you published it, so we said nothing.',
    version: 'Version {n}, analyzed on {date}',
    analyzed: 'Analyzed on {date}',
    channel: {
      one: 'Ranked above {share} of your own {n} video at the time.',
      other: 'Ranked above {share} of your own {n} videos at the time.',
    },
    general: 'Ranked above {share} of real titles.',
    noRank: 'Our model couldn’t rank this title.',
    thumbnail: 'Thumbnail: {score} out of 100 for legibility and craft.',
    others: 'Against your other titles',
    chance: '{chance} likely to be better wording than “{title}”',
    steps: 'What we suggested',
    noSteps: 'We suggested no change.',
    edit: 'Write it as “{title}”',
    structure: 'Use the form “{name}”',
    rephrase: 'Rephrase “{words}”',
    sayMore: 'Say more: the title was short',
    taken: 'Done',
    notTaken: 'Not done',
  },
  video: {
    heading: 'What happened',
    early: 'Views in the first days say little. From {date} on, you’ll see here how the video did.',
    unavailable: 'YouTube didn’t respond, so we can’t show how the video did. Please try again in a few minutes.',
    gone: 'YouTube no longer shows this video: it was deleted or made private.',
    goneText: 'Our prediction and your note stay.',
    hidden: 'The video’s views are hidden.',
    views: { one: '{n} view', other: '{n} views' },
    age: { one: '{n} day after it was published', other: '{n} days after it was published' },
    source: 'Counted by YouTube as of {date}.',
    title: 'Its title on YouTube: “{title}”',
    ours: 'Calculated by us',
    above: 'Above your usual range',
    within: 'Within your usual range',
    below: 'Below your usual range',
    compared:
      '{times}× your usual: at this age, your videos usually have {usual} views, and half of them have between {low} and {high}.',
    how: 'We compare it with {n} other videos of the same kind on your channel.',
    older:
      'Few of them are of this age. Most are older and had more time, so expect the video to look weaker than it is.',
    none: {
      channel_required: 'Connect your channel on the dashboard to compare these views with your usual.',
      other_channel: 'The video is on another channel, so we don’t compare it with your usual.',
      too_few: 'Once your channel has 10 other public videos of this kind, we compare these views with your usual.',
    },
  },
  call: {
    heading: 'Our prediction',
    due: 'Next check: {date}.',
    waiting: 'We’ll check it 7 and 25 days after the video was published.',
    right: { one: '{right} of {n} comparison right', other: '{right} of {n} comparisons right' },
    after7: 'after 7 days',
    after25: 'after 25 days',
    too_few: 'Too few uploads of similar age to check it',
    no_call: 'The published title doesn’t have a score',
    other_title: 'The published title differs from the one you analyzed',
    unavailable: 'Couldn’t be checked',
    how: 'We predicted that, of this video and each of your uploads of similar age, the one whose title scores higher gets more views.',
  },
  tests: {
    heading: 'What your tests say',
    none: 'You recorded no test of this video.',
    add: 'Plan one in the draft',
  },
  keep: {
    patterns: 'Patterns of this title',
    more: {
      one: 'On {n} channel, videos like this got {change} more views than its others ({low} to {high}).',
      other: 'On {n} channels, videos like this got {change} more views than their others ({low} to {high}).',
    },
    fewer: {
      one: 'On {n} channel, videos like this got {change} fewer views than its others ({low} to {high}).',
      other: 'On {n} channels, videos like this got {change} fewer views than their others ({low} to {high}).',
    },
    held: 'Held here',
    didNot: 'Did not hold here',
    unclear: 'No clear difference here',
    caution: 'One video can’t prove a pattern. Look for those that hold again and again.',
  },
} as const satisfies Sentences
