import type { Sentences } from '#web/messages/sentence.ts'

/** Sentences that all legal pages share. */
export const legal = {
  contents: 'On this page',
  number: '{number}.',
  updated: 'Last updated: {date}.',
  prevails: 'Translations are provided for convenience. If they differ, the English text prevails.',
  until: 'Kept: {time}',
  policies: 'What you agreed to when you created your account, and what we promise you.',
  readMore: 'Read More',
  draft: {
    title: 'This text is a draft',
    text: 'The operator of this site hasn’t entered their name and contact details yet. Until they do, parts of this text are incomplete.',
  },
  /** Placeholders for values that `shared/operator.ts` does not set. */
  operator: {
    name: 'the operator of this site',
    mail: '[contact address: not provided yet]',
    address: '[postal address: not provided yet]',
    dataIn: '[country: not provided yet]',
  },
} as const satisfies Sentences

/** `/terms`: the contract between a user and the operator. */
export const terms = {
  title: 'Terms of Service',
  lead: 'What you can expect from Viewcraft, and what we expect from you.',
  agreement: {
    heading: 'The agreement',
    parties:
      'These terms are an agreement between you and {operator}, {address}, who runs this site (“we”). By creating an account, you accept them, the Content Guidelines and the Privacy Policy. If you don’t agree, please don’t create an account.',
    guidelines: 'Content Guidelines',
    privacy: 'Privacy Policy',
    youtube:
      'Viewcraft uses YouTube API Services. By using Viewcraft you also agree to be bound by the YouTube Terms of Service.',
    youtubeTerms: 'YouTube Terms of Service',
    googlePrivacy: 'Google Privacy Policy',
  },
  service: {
    heading: 'What Viewcraft does',
    text: 'Viewcraft scores drafts of video titles, checks thumbnails, lists what is trending on YouTube, and shows the analytics of a channel that you connect.',
    independent: 'Viewcraft is independent. It is not part of, endorsed by or certified by YouTube or Google.',
  },
  scores: {
    heading: 'What a score is and isn’t',
    rank: 'A title score says how a title ranks among real titles or among your own videos, according to models that learned from past videos. It doesn’t predict views, click-through rates or income, and we don’t promise any result.',
    measured:
      'We measured how often the model is right on channels it had never seen. All figures are public, including the weak ones:',
    accuracy: 'How often is Viewcraft right?',
    sources: 'Figures from YouTube are shown as YouTube’s. Figures that we calculate are marked as ours.',
    decision: 'What you publish, and when, is your decision and your responsibility.',
  },
  account: {
    heading: 'Your account',
    age: 'You must be at least 16 years old and old enough to enter into a contract where you live. If you aren’t, someone who may act for you must agree.',
    truth: 'Use an email address that is yours, and only enter a channel that you own or are allowed to manage.',
    password:
      'Keep your password to yourself. You are responsible for what is done with it, unless it isn’t your fault. If someone else has it, tell us immediately: {mail}.',
  },
  content: {
    heading: 'What you type and upload',
    yours:
      'It stays yours. You allow us to store and process it as far as we need to in order to show you results, and for nothing else. We don’t publish it, and we don’t use it to train our models, except for the figures of an export that you decide to give us for that.',
    share:
      'If you share a draft by a secret link, whoever has the link sees it, and you allow us to show it to them. The link stops when you revoke it, when it expires, and when you delete the draft or your account.',
    rights: 'You must have the right to use it, and it must follow the Content Guidelines.',
  },
  channel: {
    heading: 'Your YouTube channel',
    read: 'If you connect a channel, we may read it and its analytics. We never change anything on it: we only ask Google for read access.',
    leave:
      'You can disconnect it at any time, on the dashboard or at Google. The Privacy Policy explains what happens to its data.',
    permissions: 'Third-party access to your Google Account',
  },
  plans: {
    heading: 'Plans and limits',
    limits:
      'Each plan has limits per day, week or month. You can see what is left, and when it resets, wherever you use it. Limits that prevent abuse apply to every plan.',
    paid: 'Where paid plans are offered, we show the price, the billing period and how to cancel before you order. Nothing is charged unless you place an order.',
    withdrawal:
      'If the law of your country gives you, as a consumer, a right to withdraw from a contract, you keep that right.',
  },
  fair: {
    heading: 'Fair use',
    text: 'You may not:',
    break: 'break into this service or other people’s accounts, or attempt to',
    limits: 'circumvent limits, for instance by using several accounts',
    machines: 'access it with automated tools in ways that we don’t offer',
    resell: 'resell it, or copy its data in bulk',
    youtube: 'use it in ways that break the YouTube Terms of Service',
  },
  availability: {
    heading: 'Availability',
    ours: 'We take care, but we don’t promise that Viewcraft is always available, free of errors or fit for a particular purpose. We may change it. What you have paid for stays available for the time you paid for, or we refund the rest.',
    youtube:
      'Much of it depends on YouTube. If YouTube changes or withholds data, parts of Viewcraft may stop working, and we may not be able to prevent that.',
  },
  end: {
    heading: 'Ending the agreement',
    you: 'You can stop at any time. On your profile, “Download my data” gives you a copy of what we store about you, and “Delete account” deletes your account immediately.',
    us: 'We may suspend or close an account that seriously or repeatedly breaks these terms, or that puts others at risk. Where possible, we tell you in advance and explain why. We may also end this agreement with 30 days’ notice, sent to your email address.',
  },
  liability: {
    heading: 'Liability',
    kept: 'Nothing in these terms limits liability for intent, gross negligence, harm to life or health, or anything else for which the law doesn’t allow it to be limited. Your rights as a consumer are not affected.',
    limited:
      'Apart from that, and as far as the law allows, we are not liable for lost profits, lost views or other indirect losses, and in total for no more than you paid us in the previous twelve months.',
  },
  law: {
    heading: 'Governing law',
    text: 'The law of the country in which {operator} is established applies. If you are a consumer, you keep the protection of the law of your own country.',
  },
  changes: {
    heading: 'Changes to these terms',
    text: 'The date at the top shows when this text last changed. A change that puts you at a disadvantage applies to you only after you have had 30 days to object or to leave.',
  },
  contact: {
    heading: 'Contact',
    text: 'We are {operator}, {address}. Write to {mail}.',
  },
} as const satisfies Sentences

/** `/privacy`: what data is stored, where, why and for how long. It describes the code: change both together. */
export const privacy = {
  title: 'Privacy Policy',
  lead: 'What Viewcraft stores about you, where, for how long, who else sees it, and how to delete it.',
  short: {
    heading: 'In short',
    needed: 'We store what your account needs, what you analyze, and how much of your plan you use.',
    none: 'No cookies, no advertising, no trackers, no third-party scripts. We don’t sell data.',
    youtube:
      'We only read what you allow us to read from your YouTube channel. We store it for up to 27 days and delete it immediately when you disconnect.',
    leave:
      'You can download everything we store about you, disconnect a channel, delete an analysis or delete your whole account yourself, at any time.',
  },
  who: {
    heading: 'Who is responsible',
    text: '{operator}, {address}, is responsible for the data on this site (“we”). For anything about privacy, write to {mail}.',
  },
  account: {
    heading: 'Your account',
    text: 'When you sign up, you give us your email address, your name, a password and your channel’s URL. We store them, with the language of the screen, in Amazon Cognito, the service that logs you in. When you first log in, we also store your browser’s time zone, which you can change in the settings.',
    password:
      'Your password goes directly from your browser to Amazon Cognito; our own functions never see it. If you use an authenticator app, Cognito stores the secret that it shares with that app.',
    unconfirmed: 'If you don’t confirm your email address, your sign-up is deleted after 7 days.',
  },
  tables: {
    heading: 'What our database contains',
    text: 'This is the complete list of our tables, by their names in the code. Expired data is no longer shown or used, and a daily job deletes it.',
    accounts: {
      name: 'Account',
      what: 'Your user ID, email address, a new address until you enter its code or request another one, name, language, time zone, plan, your channel’s URL as you typed it, the channel’s ID, whether and since when it is connected, what you allowed at Google, which emails you asked for, whether emails to your address bounced or were marked as spam, a hash of each backup code you created, a hash of your calendar feed’s address if you turned the feed on, if you give figures for training, the random name that they are stored under, their number and when you gave them, when the account was created, and, if you buy a plan, your customer ID at Stripe and what Stripe tells us about your subscription (plan, price, status, period).',
      until: 'as long as the account',
    },
    user_tokens: {
      name: 'Access to your channel',
      what: 'The tokens from Google that let us read your channel, encrypted with a separate key. They never reach your browser or our logs.',
      until: 'until you disconnect, or Google tells us that access has ended',
    },
    drafts: {
      name: 'Drafts',
      what: 'Videos that you plan: their working names, titles, thumbnails, notes, state and planned date, the pattern that one started from, the video that it was published as, and when you changed what.',
      until: 'until one to two days after you delete the draft, or as long as the account',
    },
    versions: {
      name: 'Versions of drafts',
      what: 'Earlier states of a draft: its working name, titles, thumbnails and notes, and when each was kept.',
      until: 'as long as the draft',
    },
    pictures: {
      name: 'Pictures of drafts',
      what: 'What we detected on each thumbnail of a draft and of its versions.',
      until: 'as long as the draft',
    },
    analyses: {
      name: 'Analyses',
      what: 'Titles that you analyzed, their scores and suggestions, what we detected on your thumbnails (recognized text, colors, the number of faces; we don’t identify anyone), and when.',
      until: 'until you delete the analysis or its draft, or as long as the account',
    },
    own_history: {
      name: 'Comparison with your past videos',
      what: 'With an analysis: how your own past videos compare, with titles and views from YouTube. Only where this is enabled.',
      until: 'up to 27 days; deleted when you disconnect or delete the analysis',
    },
    reach: {
      name: 'Impressions',
      what: 'For each day and video of your connected channel: how often YouTube showed the thumbnail and how often it was clicked.',
      until: '27 days; deleted when you disconnect',
    },
    calls: {
      name: 'Published videos',
      what: 'If you mark an analysis or a draft as published: the IDs of the video and the channel, what our verdict on the title promised, and later whether that came true. No rank, and none of YouTube’s figures.',
      until:
        'one hour during which you can remove the mark or delete the analysis; after that, until you delete your account',
    },
    experiments: {
      name: 'Tests',
      what: 'The tests of titles and thumbnails you planned: their variants, what differs, what we predicted, and the outcome you typed, with when it was recorded and corrected.',
      until: 'until you delete the test, its draft or your account',
    },
    results: {
      name: 'Thumbnail checks',
      what: 'What we detected on a thumbnail, stored under a fingerprint of the file, so that we don’t have to check the same image twice.',
      until: '30 days',
    },
    usage: {
      name: 'Meters',
      what: 'How much of your plan you have used in a period, and for which analyses or topics.',
      until: '7 days after the end of the period',
    },
    limits: {
      name: 'Limits',
      what: 'To prevent abuse, the number of requests by a fingerprint of your user ID or, if you aren’t logged in, by IP address (for IPv6, the first half).',
      until: 'usually a minute, at most about a day',
    },
    cache: {
      name: 'Data from YouTube',
      what: 'Figures and videos of your connected channel, channel names, public lists of trending and searched videos with the search terms, and technical markers that prevent a request from being counted twice.',
      until: 'up to 27 days; technical markers 30 days',
    },
    snapshots: {
      name: 'Trend history',
      what: 'Views of public trending videos at different times. Nothing about you.',
      until: '27 days',
    },
    mails: {
      name: 'Emails sent',
      what: 'A record that we sent you an email you asked for, so that we don’t send it twice: its kind, and the day, week, analysis, draft or video it was about. Not its text.',
      until: '27 days',
    },
    messages: {
      name: 'Messages to us',
      what: 'What you write to us in the support, contact and enterprise forms, with your name, email address, plan and a reference. It is also emailed to us.',
      until: 'as long as we need it to answer you and to meet our legal obligations',
    },
    revocations: {
      name: 'Ended sessions',
      what: 'That the sessions of a user id were ended, and when: after a new password or address, or because the account is deleted; then also the email address, until its deletion is confirmed to it.',
      until: 'as long as the account, and about two days more',
    },
    payment_events: {
      name: 'Payment events',
      what: 'Where plans are sold: the IDs of events from the payment provider, so that none is processed twice. No personal data.',
      until: 'until the provider no longer resends them',
    },
    shares: {
      name: 'Shared drafts',
      what: 'Titles and thumbnails of drafts that you shared by a link.',
      until: '90 days after the link ends, or until you revoke it or its draft is deleted for good',
    },
    votes: {
      name: 'Votes',
      what: 'What visitors of your links voted for, each with a random number of their browser. No names and no addresses.',
      until: '90 days after the link ends, or until you revoke it or its draft is deleted for good',
    },
    follows: {
      name: 'Followed channels',
      what: 'Which YouTube channels you follow here, and since when.',
      until: 'until you unfollow the channel',
    },
    followers: {
      name: 'Followers of a channel',
      what: 'The same, sorted by channel, so that we notice when nobody follows a channel any more.',
      until: 'until you unfollow the channel',
    },
    channels: {
      name: 'Channels',
      what: 'What YouTube publishes about channels that our users follow: name, handle, picture and number of subscribers. Nothing about who follows them.',
      until: 'until nobody follows the channel, and never more than 27 days without asking YouTube again',
    },
    uploads: {
      name: 'Videos of channels',
      what: 'Titles, dates, lengths and views of the latest videos of those channels, as YouTube publishes them.',
      until: 'until nobody follows the channel, and never more than 27 days without asking YouTube again',
    },
    personal_tokens: {
      name: 'Personal access tokens',
      what: 'Tokens with which your programs use our API: their name, what they open, when they were created and when they expire. Of the token itself only a hash is stored.',
      until: 'until you revoke the token or it expires, within a year',
    },
    ideas: {
      name: 'Ideas',
      what: 'The ideas for videos that we show you each week: titles made of kinds of titles and topics of your own, which of them you dismissed, and the drafts made from them.',
      until: 'one year, so that no idea comes twice',
    },
    connections: {
      name: 'Connected assistants',
      what: 'Which assistants you connected and when, what they may do, and hashes of their tokens.',
      until: 'until you disconnect them, or 30 days after their last use',
    },
    webhooks: {
      name: 'Webhooks',
      what: 'Addresses that we tell about events, and which events.',
      until: 'until you delete them',
    },
    deliveries: {
      name: 'Webhook deliveries',
      what: 'What we told your webhooks, when, and how they answered.',
      until: '27 days',
    },
    idempotency: {
      name: 'Repeated requests',
      what: 'Responses to programs that sent an idempotency key, so that repeating a request does nothing twice.',
      until: 'a day',
    },
    evidence: {
      name: 'Videos behind ideas',
      what: 'Which video of a channel you follow speaks for an idea: only its id.',
      until: '27 days',
    },
    links: {
      name: 'Links',
      what: 'What a secret link of yours leads to. The link itself is not stored, only a hash of it.',
      until: 'until the link expires, you revoke it or turn the calendar feed off, or its draft is deleted for good',
    },
  },
  files: {
    heading: 'Your thumbnails',
    text: 'Thumbnails that you upload are kept in private storage (Amazon S3). Only you receive links to them, and each link works for five minutes. If you share a draft, whoever has its link sees the thumbnails that you chose until the link ends.',
    originals: 'The uploaded image and a small preview: 30 days.',
    copies: 'A small copy with each analysis: until you delete the analysis or your account.',
    drafts:
      'A small copy with each draft: until one to two days after you delete the draft, or until you delete your account.',
  },
  studio: {
    heading: 'Exports from YouTube Studio',
    text: 'Exports that you open on the screen “Click rates from YouTube Studio” are read in your browser. Nothing of them is sent to us unless you decide so:',
    kept: 'Files that you keep in your account: the file as it is, in private storage (Amazon S3), until you delete it or your account.',
    given:
      'Figures that you give for training: the title, impressions, click rate, views and length of each video, under a random name, apart from your other data. They are deleted when you withdraw them or delete your account. What our models learned from them by then stays learned.',
    apart: 'We never combine an export with data from YouTube’s API.',
  },
  youtube: {
    heading: 'Data from YouTube',
    services:
      'Viewcraft uses YouTube API Services. Google’s Privacy Policy applies to what Google does with your data.',
    read: 'If you connect a channel, we read the following with your permission, without changing anything: its name, picture and counts; its videos with their titles, dates and public counts; and its daily statistics (views, watch time, likes, comments, shares, subscribers gained and lost, thumbnail impressions and clicks). We don’t ask for revenue data.',
    purpose:
      'We use it to show your figures and compare them with the previous period. Where the operator has YouTube’s approval and has enabled it, we also use it to tell you what your past videos say about a title, and to check later whether our predictions came true. We use it for nothing else: not for advertising, not for training models, not for other users.',
    others:
      'Without a connection, we only look up public data: the channel you enter, lists of trending videos, and the terms you search for in Trend Pulse. We don’t tell YouTube who is asking.',
    kept: 'We never store video data or figures from YouTube’s API for more than 27 days.',
  },
  disconnect: {
    heading: 'Disconnecting your channel',
    here: '“Disconnect” on the dashboard revokes our access at Google and immediately deletes the tokens, the figures, the videos, the channel’s name and what your analyses said about your past videos. You don’t have to give a reason or log in again.',
    google:
      'You can also revoke access at Google. We notice it the next time we request your figures, and then delete the same data. In any case, it expires after at most 27 days.',
    stays:
      'Your analyses stay, because they are your own drafts, and so do the marks that you published one. You can delete both individually.',
    permissions: 'Third-party access to your Google Account',
    youtubeTerms: 'YouTube Terms of Service',
    googlePrivacy: 'Google Privacy Policy',
  },
  visitors: {
    heading: 'If you vote on a shared draft',
    text: 'Someone who plans a video can show you titles and thumbnails by a link. You need no account, and we ask for no name. We store your vote with a random number that your browser made, for as long as the creator’s link works and 90 days more, or until they revoke it or delete the draft or their account. The creator sees how many votes there are, not whose. So that nobody votes a hundred times, we also store a hash of your network address, made with a secret key, until the link’s end date, even if it is revoked earlier.',
  },
  browser: {
    heading: 'In your browser',
    text: 'No cookies. Everything we store in your browser is listed here:',
    cookies: 'Cookies and browser storage',
  },
  logs: {
    heading: 'Logs and emails',
    logs: 'Technical logs contain the time, route, result and duration of requests, but no IP addresses and nothing that you typed. If something fails, they also contain an error message, which may include your user ID. Logs are deleted after two weeks.',
    mails:
      'Emails with codes for your account, and those confirming that we received your message, are sent through Amazon’s email services. They contain no tracking pixels or tracking links.',
    notices:
      'Reports and alerts that you turned on in the settings are sent the same way. Each contains a link that unsubscribes you from that kind, without logging in. If one bounces permanently or is marked as spam, Amazon tells us and we stop sending them.',
  },
  why: {
    heading: 'Legal basis',
    contract:
      'To perform our contract with you: your account, analyses, usage limits and emails about your account (in the European Union, Art. 6(1)(b) GDPR).',
    consent:
      'With your consent: reading a connected channel, sending reports and alerts, and training with figures that you give. You can withdraw it at any time by disconnecting the channel, turning the emails off, or withdrawing the figures (Art. 6(1)(a) GDPR).',
    interest: 'For our legitimate interest in a secure and reliable service: limits and logs (Art. 6(1)(f) GDPR).',
  },
  others: {
    heading: 'Who else sees your data',
    aws: 'Amazon Web Services runs our servers, database, storage, login and email.',
    google:
      'Google: when you connect a channel and when we read it. Your browser also loads images of videos and channels from YouTube’s image servers, which see your IP address.',
    ai: 'An AI provider: only if the operator has set one up. It receives what the advice is about: a draft title, what you write about a video, what we detected on a thumbnail (never the image itself), what our models say about the draft, the titles of your videos that did best and worst if your channel is connected, with their views as a multiple of your usual, or public data about a trending video. It never receives your name, your email address or a token. Scores come from our own model, without any such provider.',
    payment:
      'A payment provider (Stripe): only where plans are sold, and only if you buy one. It receives your name and email address from us, and your card details from you; we never see them. Deleting your account here cancels your subscription and deletes you as its customer.',
    law: 'Authorities: if the law requires us to.',
    nobody:
      'No one else. Other users can’t see any of your data, except titles and thumbnails of drafts that you share by a link.',
  },
  where: {
    heading: 'Location and backups',
    place:
      'Your data is stored in one region of Amazon Web Services: {country}. The site itself is delivered by Amazon CloudFront from servers around the world.',
    backups:
      'The tables with accounts, drafts (with their versions, thumbnail checks, tests, links and votes), analyses, published videos, usage, messages and payment events are backed up. Data deleted from them can be restored for 35 days and is then gone permanently. Data from YouTube is stored in tables without backups.',
  },
  security: {
    heading: 'How we protect it',
    text: 'All connections and all storage are encrypted. Each function can only access the tables it needs. Google tokens have a separate encryption key. If a breach puts you at risk, we’ll notify you.',
  },
  rights: {
    heading: 'Your rights',
    text: 'You have the right to ask what we store about you, to get a copy, to have it corrected or deleted, to object to its use and to have its use restricted. You may file a complaint with the data protection authority where you live.',
    yourself:
      'You can do the following yourself: correct your name and channel, disconnect a channel, delete an analysis, remove a mark.',
    write:
      '“Delete account” on your profile deletes the account and everything in it immediately, and anything that can’t be deleted right away within a day. “Download my data” gives you a copy of everything except the tokens for your channel, as one JSON file; its links to your images work for an hour. For anything you can’t do yourself, write to {mail} from your account’s email address. We answer within 30 days.',
  },
  children: {
    heading: 'Children',
    text: 'Viewcraft is not for people under 16. If we learn that we have stored data about someone younger, we delete it.',
  },
  changes: {
    heading: 'Changes to this policy',
    text: 'The date at the top shows when this text last changed. Before we use data in a new way that requires your consent, we’ll ask you.',
  },
} as const satisfies Sentences

/** `/cookies`: what this site stores in a browser. */
export const cookies = {
  title: 'Cookies and browser storage',
  lead: 'Viewcraft sets no cookies. It stores eight small items in your browser, each needed for something you asked for.',
  none: {
    heading: 'No cookies, no trackers',
    text: 'Viewcraft sets no cookies, neither its own nor those of others. It loads no third-party scripts: no analytics, no advertising, no social media buttons. Every page has a security policy that only lets the browser run this site’s own scripts.',
    banner: 'That’s why there is no cookie banner: there is nothing to choose.',
  },
  stored: {
    heading: 'What we store in your browser',
    text: 'Local storage remains after you close the browser. Session storage belongs to a single tab and is deleted with it. Only pages of this site can read them. Signing out clears both.',
    session: {
      name: 'Your session',
      what: 'Local storage. The tokens that show who is signed in, with your user id, email address and name.',
      until: 'until you sign out; the session is no longer valid after 30 days',
    },
    vote: {
      name: 'Vote',
      what: 'Local storage. A random number with which your votes on shared drafts are stored, so that you can change them and see the results again. Only if you open a link to vote.',
      until: 'until you clear it',
    },
    samples: {
      name: 'Language of samples',
      what: 'Local storage. The programming language that you chose in the reference of the API.',
      until: 'until you sign out or clear it',
    },
    keys: {
      name: 'Keyboard shortcuts',
      what: 'Local storage. That you turned shortcuts of a single key off. Only if you did.',
      until: 'until you sign out or turn them on',
    },
    theme: {
      name: 'Light or dark',
      what: 'Local storage. The theme that you chose here.',
      until: 'until you sign out or clear it',
    },
    region: {
      name: 'Region',
      what: 'Local storage. The region that you chose in Trend Pulse.',
      until: 'until you sign out or clear it',
    },
    locale: {
      name: 'Language',
      what: 'Local storage. The language that you chose here.',
      until: 'until you sign out or clear it',
    },
    channel: {
      name: 'Channel to connect',
      what: 'Local storage. The name and URL of the channel that you entered at sign-up.',
      until: 'until your first login on this browser',
    },
    plan: {
      name: 'Plan to buy',
      what: 'Local storage. The plan that you chose before you logged in.',
      until: 'until your next login on this browser; it is ignored after a day',
    },
    consent: {
      name: 'Connecting a channel',
      what: 'Session storage. Random values that prove that Google’s response belongs to a request you made, with your user ID.',
      until: 'until you return from Google; they are no longer valid after 10 minutes',
    },
    draft: {
      name: 'Draft',
      what: 'Session storage. The titles that you are working on, with your user id.',
      until: 'until you sign out or close the tab',
    },
    title: {
      name: 'Title from the landing page',
      what: 'Local storage. The title that you typed before you signed up, with your user id, so that another tab can continue with it.',
      until: 'until a tab continues with it or you sign out; it is ignored after a day',
    },
    pending: {
      name: 'Changes not saved yet',
      what: 'Local storage. What you changed in a draft and our server has not confirmed, with your user id.',
      until: 'until the server has it or you sign out',
    },
    exports: {
      name: 'Open exports',
      what: 'Session storage. The exports from YouTube Studio that you opened, with your user id. They are read in your browser and not sent to us.',
      until: 'until you close them, sign out or close the tab',
    },
    columns: {
      name: 'Columns of exports',
      what: 'Local storage. What you answered to “Which column is which?”.',
      until: 'until you sign out',
    },
    yardstick: {
      name: 'Choice of source',
      what: 'Local storage. Whether you want titles judged by your channel on YouTube or by your Studio exports.',
      until: 'until you sign out',
    },
    visit: {
      name: 'Last visit',
      what: 'Local storage. When you last opened the dashboard, and the last day that its figures covered, with your user id.',
      until: 'until you sign out',
    },
    thumbnail: {
      name: 'Thumbnail of the draft',
      what: 'Session storage. The image that you chose and the results of its checks, with your user id.',
      until: 'until you remove it, sign out or close the tab',
    },
  },
  memory: {
    heading: 'What is only kept in memory',
    text: 'While you confirm your email address, the tab in which you signed up remembers your password for up to a day, so that you don’t have to type it twice. It isn’t written to any storage and disappears when you close the tab.',
  },
  others: {
    heading: 'Other sites',
    pictures:
      'Images of videos and channels are loaded from YouTube’s image servers (i.ytimg.com, yt3.ggpht.com, yt3.googleusercontent.com). Google can then see your IP address and that the request came from this site.',
    pages: 'When you connect a channel, you visit a page of Google’s, where Google’s cookie policy applies.',
    googlePrivacy: 'Google Privacy Policy',
  },
  control: {
    heading: 'How to remove it',
    text: 'Sign out, or clear this site’s data in your browser’s settings. This signs you out and resets the theme and language to those of your system. Nothing in your account changes.',
  },
  contact: {
    heading: 'Questions',
    text: 'Write to {mail}.',
  },
} as const satisfies Sentences

/** `/guidelines`: what users may type and upload. */
export const guidelines = {
  title: 'Content Guidelines',
  lead: 'What you may type and upload here, and what a score doesn’t excuse.',
  scope: {
    heading: 'Scope',
    text: 'These guidelines are part of the Terms of Service. They apply to everything you put into Viewcraft: titles, thumbnails, searches, your account name and your messages to us.',
    terms: 'Terms of Service',
    private: 'Your drafts are private. No one at Viewcraft reads them routinely, and no other user can see them.',
  },
  never: {
    heading: 'What isn’t allowed',
    text: 'Do not type or upload anything that:',
    law: 'breaks the law or helps others break it',
    children: 'sexualizes or endangers minors',
    violence: 'threatens people, calls for violence or glorifies it',
    hatred: 'attacks people for who they are',
    privacy: 'shares private details or intimate images of someone without their consent',
    fraud: 'impersonates someone or prepares a fraud',
    malware: 'contains malicious code or is designed to disrupt this service',
  },
  rights: {
    heading: 'Other people’s images and words',
    text: 'Only upload images that you are allowed to use: your own, licensed ones, or ones that the law lets you use. Anyone who can be recognized in an image has a say in it, too.',
  },
  honest: {
    heading: 'Titles that keep their promise',
    score:
      'A score says how a title ranks among real titles or among your own videos. It doesn’t know whether the title describes the video truthfully. A high score doesn’t excuse a title or thumbnail that misleads viewers.',
    youtube: 'What you publish on YouTube must follow YouTube’s own rules, whatever Viewcraft says about it:',
    community: 'YouTube Community Guidelines',
    deceptive: 'YouTube’s policy on spam, deceptive practices and scams',
  },
  consequences: {
    heading: 'Enforcement',
    text: 'If we learn of content that breaks these guidelines, we may delete it and, in serious or repeated cases, suspend or close the account. We’ll tell you why, unless the law forbids it. If you think we’re wrong, write to {mail}.',
  },
  report: {
    heading: 'Reporting a problem',
    text: 'Write to {mail} if you think something here infringes your rights. Tell us what it is and where we can find it.',
  },
} as const satisfies Sentences

/** `/billing`: what is charged, when, and how to cancel. */
export const charging = {
  title: 'Billing',
  lead: 'What plans cost, when you’re charged, and how to cancel.',
  prices: {
    heading: 'What plans cost',
    free: 'Free: no cost, no card needed',
    basic: 'Basic: {basicMonthly} per month or {basicYearly} per year',
    premium: 'Premium: {premiumMonthly} per month or {premiumYearly} per year',
    dollars:
      'Prices are in US dollars. Your bank may convert them at its own rate and charge a fee. What each plan includes is shown wherever it is offered. If this site doesn’t offer a paid plan, none is sold.',
    company: 'Companies and networks with many channels: request a proposal',
  },
  order: {
    heading: 'How to order',
    before:
      'Nothing is charged unless you place an order. Before you do, we show the plan, the price, the billing cycle and how to cancel.',
    stripe: 'You pay on a page of Stripe, our payment provider. Your card number goes to Stripe and never reaches us.',
  },
  tax: {
    heading: 'Tax',
    text: 'Whether tax is included in the price or added to it depends on where you live. The total is shown before you order.',
  },
  renewal: {
    heading: 'When you’re charged',
    text: 'When you subscribe, and then at the start of each month or year until you cancel. Your profile shows the date of the next charge.',
    price:
      'A new price applies to you from the next billing period, and only if we notified you by email at least 30 days before.',
  },
  cancel: {
    heading: 'How to cancel',
    how: 'At any time, on your profile under Manage Subscription. The cancellation takes effect at the end of the period you’ve paid for.',
    after: 'Until then you keep your plan; after that you’re on the Free plan. Your account and your analyses stay.',
  },
  failed: {
    heading: 'If a payment fails',
    text: 'Stripe retries the payment for a few days and notifies you by email. You keep your plan in the meantime. If the payment doesn’t go through, you return to the Free plan and owe nothing for the time after that.',
  },
  refunds: {
    heading: 'Refunds',
    ours: 'If we end your plan or shut Viewcraft down and you aren’t at fault, we refund what you paid for the remaining time. If you were charged by mistake, we refund the full amount. Otherwise, we don’t give partial refunds for a period that has started.',
    law: 'If the law of your country gives you, as a consumer, a right of withdrawal or any other right, you keep it.',
  },
  invoices: {
    heading: 'Invoices',
    text: 'There’s an invoice for every charge, on your profile under Billing History. Stripe keeps invoices for as long as the law requires, even after you leave.',
  },
  leaving: {
    heading: 'If you leave',
    text: 'When you delete your account, your subscription is canceled and you won’t be charged again.',
  },
  contact: {
    heading: 'Questions',
    text: 'Write to {mail} or use the form. Tell us the date and the amount, but never your card number.',
    form: 'Contact',
    terms: 'Terms of Service',
  },
} as const satisfies Sentences
