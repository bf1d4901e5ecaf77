import type { FileFailure, SkipReason } from '#web/lib/studio/read-file.ts'
import type { Sentences } from '#web/messages/sentence.ts'

const failures = {
  empty: 'This file has no rows.',
  not_an_export: 'This is not a table from YouTube Studio. Download it again in advanced mode, as a CSV file.',
  too_large: 'This file was not read: it may have at most 10 MB unpacked, 20,000 rows and 200 columns.',
  binary:
    'This is not a text file. If you saved it as a spreadsheet, save it as CSV, or download it again from YouTube Studio.',
  unknown_columns: 'We don’t recognize these columns. Tell us below which column is which.',
  no_title_column: 'This table has no column of video titles. In YouTube Studio, choose the tab “Content”.',
  broken_archive: 'This ZIP file is damaged. Download it again.',
} as const satisfies Record<FileFailure, string>

const reasons = {
  too_few_cells: 'too few cells',
  too_many_cells: 'too many cells',
  unclosed_quote: 'a quotation mark that is never closed',
  empty_row: 'empty',
  cell_too_long: 'a cell that is too long',
  duplicate_video: 'the same video as in an earlier line',
  repeated_row: 'a repeated header or total',
  no_title: 'no title',
  damaged_text: 'damaged characters',
  bad_id: 'not a video ID',
  not_a_number: 'not a number',
  ambiguous_number: 'a number that can be read in two ways, such as 1,234',
  negative: 'a negative number',
  rate_over_100: 'more than 100%',
  bad_date: 'not a date',
  ambiguous_date: 'a date that can be read in two ways, such as 05/01/2026',
  bad_duration: 'not a duration',
} as const satisfies Record<SkipReason, string>

/** The screen with the click rates of Studio exports. */
export const studio = {
  title: 'Click rates from YouTube Studio',
  subtitle: 'Drop an export from YouTube Studio to see what your titles and thumbnails affect most directly: clicks.',
  reading: 'Reading your files…',
  comparing: 'Comparing your videos…',
  canceled: {
    one: 'Canceled: {n} file was closed without being read.',
    other: 'Canceled: {n} files were closed without being read.',
  },
  failed: 'Something went wrong while your files were read. Reload the page and try again.',
  drop: {
    heading: 'Your exports',
    description: 'The ZIP or CSV files that YouTube Studio gives you in advanced mode.',
    label: 'Exports from YouTube Studio',
    hint: 'Drop ZIP or CSV files here',
    supports: 'Up to {n} files of 10 MB. Add next month’s export to those you already have.',
    choose: 'Choose files',
    privacy:
      'The files are read in your browser. Nothing is uploaded unless you choose to keep a file in your account or to give us rows for training.',
    tooMany: '{name} was not opened: up to {n} files can be open at once. Close one first.',
    tooLarge: '{name} was not opened: it is larger than {mb} MB.',
    unreadable: '{name} was not opened: it could not be read. Check that it is still there, on this device.',
    notStored:
      'These files are too large to survive a reload of this page. Keep them in your account, or drop them again.',
    close: 'Close {name}',
  },
  how: {
    heading: 'How to export from YouTube Studio',
    open: 'Open YouTube Studio on a computer, go to Analytics and choose “Advanced mode”.',
    advanced: 'Choose the tab “Content” and the period “Lifetime”.',
    columns: 'Check that the table has the columns “Impressions” and “Impressions click-through rate”.',
    download: 'Press the download arrow at the top right and choose “Comma-separated values (.csv)”.',
  },
  report: {
    entry: '{name}: {summary}',
    videos: { one: '{n} video', other: '{n} videos' },
    sources: { one: '{n} traffic source', other: '{n} traffic sources' },
    dates: 'Figures by day, up to {date}',
    metric: 'Figures by day: {metric}, up to {date}',
    datesUnused: 'Figures by day, which we don’t use',
    cutOff: 'YouTube Studio cuts tables off at {n} rows. What came after them is not in this file.',
    unused: 'An export that we don’t use',
    unknownColumns: { one: 'Not used: the column {names}', other: 'Not used: the columns {names}' },
    skipped: { one: '{n} problem: this was not read', other: '{n} problems: these were not read' },
    line: 'Line {line}: {reason}',
    cell: 'Line {line}, {column}: {reason}',
    more: { one: 'and {n} more', other: 'and {n} more' },
  },
  failures,
  reasons,
  ask: {
    heading: 'Which column is which?',
    description:
      'We don’t know the language of {name} yet. Your answers are remembered on this device until you sign out.',
    unnamed: 'Column {n}',
    example: 'For example: {values}',
    needsTitle: 'Choose at least the column with the video titles. Click rates also need the impressions.',
    read: 'Read the file',
  },
  columns: {
    ignore: 'Something else',
    content: 'Video ID',
    title: 'Video title',
    publishTime: 'Publish date',
    duration: 'Length',
    impressions: 'Impressions',
    clickRate: 'Click rate (%)',
    views: 'Views',
    watchHours: 'Watch time (hours)',
    averageViewDuration: 'Average view duration',
    averagePercentageViewed: 'Average percentage viewed (%)',
    subscribers: 'Subscribers',
    trafficSource: 'Traffic source',
  },
  table: {
    video: 'Video',
    impressions: 'Impressions',
    clickRate: 'Click rate',
    length: 'Length',
    viewed: 'Viewed',
    views: 'Views',
    show: 'Show as a table',
    chart: 'Show as a chart',
  },
  missed: {
    heading: 'Worth another title or thumbnail',
    description:
      'Videos that got fewer clicks than your others at the same number of impressions, the ones that missed the most clicks first.',
    answer: {
      one: '{n} video got clearly fewer clicks than is usual for you.',
      other: '{n} videos got clearly fewer clicks than is usual for you.',
    },
    tooFew: 'We compare click rates once {n} videos of one format have 1,000 impressions each. Export a longer period.',
    none: {
      one: 'None stands out: your {n} video got about as many clicks as is usual for you.',
      other:
        'None stands out: each of your {n} videos got about as many clicks as is usual for you at its impressions.',
    },
    rates: '{rate} click rate at {impressions} impressions. Your usual at that many: {usual} ({low} to {high}).',
    clicks: {
      one: 'About {n} click missed (95% interval: {low} to {high})',
      other: 'About {n} clicks missed (95% interval: {low} to {high})',
    },
    open: 'Open as a draft',
    openOf: 'Open as a draft: {title}',
    more: { one: 'Show {n} more', other: 'Show {n} more' },
    caution:
      'This is about the past: it doesn’t say how many clicks another title would get. On a channel where no video really stands out, chance puts one on this list at most 5 times in 100.',
    leftOut: {
      one: 'Left out: {n} video with fewer than {impressions} impressions, younger than {days} days, or without figures.',
      other:
        'Left out: {n} videos with fewer than {impressions} impressions, younger than {days} days, or without figures.',
    },
  },
  curve: {
    heading: 'Click rate and impressions',
    description:
      'A video that is shown more often is shown to people who know you less, so its click rate usually falls. The curve is your own.',
    label: 'Click rate by impressions, {format}',
    usual: 'Usual for you, with 95% interval',
    marked: 'Clearly below your usual',
    thinned: {
      one: 'Shown: {shown} of {n} video.',
      other: 'Shown: {shown} of {n} videos, evenly spread.',
    },
    tooFew: {
      one: '{format}: {n} video is too few for a curve.',
      other: '{format}: {n} videos are too few for a curve.',
    },
  },
  traits: {
    heading: 'Titles and clicks',
    description:
      'What your titles with more or fewer clicks have in common. Compared at equal impressions, so that luck with recommendations doesn’t count.',
    tooFew: 'We compare titles once {n} videos are on a curve.',
    none: {
      one: 'No form, word or topic in {n} title stands out beyond chance.',
      other: 'No form, word or topic in your {n} titles stands out beyond chance.',
    },
    measured: {
      one: '{times}× the clicks of your other videos at equal impressions (95% interval: {low} to {high}), {n} video',
      other:
        '{times}× the clicks of your other videos at equal impressions (95% interval: {low} to {high}), {n} videos',
    },
    caution: 'This is a pattern in your past videos, not a promise: their thumbnails and topics may differ, too.',
  },
  model: {
    heading: 'Your channel’s own model',
    description: 'Learned in your browser from your titles and views, in any language.',
    tooFew: {
      one: '{n} video of one format has a title, a publish date and views. The model needs {needed}.',
      other: '{n} videos of one format have a title, a publish date and views. The model needs {needed}.',
    },
    unproven: {
      one: 'We tested the model on your {n} video, and it was no better than guessing. So we don’t show what it says.',
      other:
        'We tested the model on your {n} videos, and it was not clearly better than guessing. So we don’t show what it says.',
    },
    proven: {
      one: 'In {share} of {n} pair of your videos of similar age, it picks the one that got more views, without having seen the views of either. Guessing would be right in 50%. The probability of doing so well by luck is {luck}.',
      other:
        'In {share} of {n} pairs of your videos of similar age, it picks the one that got more views, without having seen the views of either. Guessing would be right in 50%. The probability of doing so well by luck is {luck}.',
    },
    used: 'While these files are open in this tab, Predictive Insights and your drafts can rank your titles by it.',
    try: 'Try a title',
  },
  formats: {
    heading: 'Short and long videos',
    description: 'Medians. YouTube’s exports don’t say which videos are Shorts, so the length decides.',
    table: 'Short and long videos, table',
    names: { short: 'Up to 3 minutes', long: 'Longer than 3 minutes', unknown: 'Length unknown' },
    metrics: { clickRate: 'Click rate', percentageViewed: 'Percentage viewed', views: 'Views' },
    difference: 'Short compared with long',
    median: { one: '{value} ({low} to {high}), {n} video', other: '{value} ({low} to {high}), {n} videos' },
    times: '{times}× ({low} to {high})',
    same: 'No clear difference',
    how: '95% intervals in parentheses. A median needs {n} videos, at least a week old; click rates need 1,000 impressions.',
  },
  retention: {
    heading: 'How much is watched, by length',
    description: 'The average percentage viewed usually falls with length. The curve is your own.',
    label: 'Percentage viewed by length, {format}',
  },
  sources: {
    heading: 'Where your views come from',
    description: 'As in your export by traffic source.',
    table: 'Traffic sources, table',
    source: 'Traffic source',
    share: 'Share',
    rate: '{rate} ({low} to {high})',
  },
  keep: {
    heading: 'Keep it in my account',
    description:
      'Optional. We store the files as they are, so that you can open them on any device. You can delete them here at any time.',
    failed: 'Your kept files couldn’t be loaded.',
    since: '{size}, kept on {date}',
    delete: 'Delete',
    deleteFile: 'Delete {name} from my account',
    confirm: 'Delete this file from your account?',
    confirmText: '“{name}” will be deleted. This can’t be undone; if you still have the file, you can keep it again.',
    confirmYes: 'Delete the file',
    open: { one: 'Open {n} kept file', other: 'Open {n} kept files' },
    openFailed: 'The files couldn’t be downloaded. Check your connection and try again.',
    keep: 'Keep the open files',
    kept: 'Kept in your account.',
  },
  give: {
    heading: 'Help everyone’s scores get better',
    what: 'If you like, give us the title, impressions, click rate, views and length of these videos. We use them to train and measure our models, and for nothing else. They are stored under a random name, apart from your account. Your plan stays the same either way.',
    withdrawal:
      'You can withdraw at any time: we then delete the rows. What our models learned from them by then stays learned.',
    privacy: 'Privacy Policy',
    state: { one: 'You gave {n} row on {date}.', other: 'You gave {n} rows on {date}.' },
    give: { one: 'Give {n} row', other: 'Give {n} rows' },
    again: { one: 'Replace it with {n} row', other: 'Replace them with these {n} rows' },
    withdraw: 'Withdraw and delete',
    given: 'Thank you. The rows are stored.',
    withdrawn: 'Your rows have been deleted.',
  },
} as const satisfies Sentences
