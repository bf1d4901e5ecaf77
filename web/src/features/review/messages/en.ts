import type { Sentences } from '#web/messages/sentence.ts'

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
      '7 and 28 days after you mark it, a review puts what we said next to what happened, with room for what you want to keep.',
    call: 'If you analyzed this title, and the video is on your channel and at most 7 days old, we also check whether what we said about it comes true.',
    undo: 'You can unmark the draft at any time. After one hour, our prediction stays in your results even so.',
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
  day: '{n} days after you marked it as published',
  early: 'Marked as published on {date}',
  next: 'Next review: {date}',
  draft: 'Open the draft',
  said: {
    heading: 'What we said',
    none: 'No title of this draft was analyzed before you published it, so we said nothing.',
    version: 'Version {n}, analyzed on {date}',
    analyzed: 'Analyzed on {date}',
    noRank: 'Our model couldn’t rank this title.',
    byStudio: 'Your Studio exports judged this title. That verdict never leaves your browser, so it isn’t shown here.',
    cameTrue: 'Whether it came true',
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
    none: {
      channel_required: 'Connect your channel on the dashboard to compare these views with your usual.',
      other_channel: 'The video is on another channel, so we don’t compare it with your usual.',
      too_few:
        'It takes eight other public videos of this length, at most ten times as old as this one, to compare these views with your usual. The older this video gets, the more of yours count.',
    },
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
