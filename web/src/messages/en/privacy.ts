import type { Sentences } from '../sentence.ts'

/** `/privacy`: what is kept of whom, where, why and for how long. Each claim is one about the code: change them together. */
export const privacy = {
  title: 'Privacy Policy',
  lead: 'What Viewcraft keeps about you, where, for how long, who else sees it, and how you get rid of it.',
  short: {
    heading: 'In short',
    needed: 'We keep what your account needs, what you had analyzed, and counts of what you used.',
    none: 'No cookies, no advertising, no trackers, no third-party script. We sell no data.',
    youtube:
      'Of your YouTube channel we read what you allow, read-only. It is kept for 27 days at most, and deleted at once when you disconnect.',
    leave:
      'You can download everything we hold about you, disconnect a channel, delete an analysis and delete the whole account yourself, at once.',
  },
  who: {
    heading: 'Who is responsible',
    text: 'Responsible for the data on this site (“we”) is {operator}, {address}. For anything about privacy write to {mail}.',
  },
  account: {
    heading: 'Your account',
    text: 'At sign-up you give your email address, your name, a password and the address of your channel; the language of the screen is kept with them. They are kept by Amazon Cognito, the service that logs you in. The time zone of your browser is noted at the first login; you can change it in the settings.',
    password:
      'Your password goes from your browser straight to Amazon Cognito; our own functions never see it. If you use an authenticator app, Cognito keeps the secret that it shares with that app.',
    unconfirmed: 'A sign-up whose email address is not confirmed is deleted after 7 days.',
  },
  tables: {
    heading: 'What is in our database',
    text: 'These are all the tables that there are, by their names in the code. What has run out is no longer shown or used, and a job deletes it within about a day.',
    accounts: {
      name: 'Account',
      what: 'User id, email address, one that you want instead until you enter its code or ask for another, name, language, time zone, plan, the address of your channel as typed, the id of the channel, whether and since when it is connected, what you allowed at Google, which mails you asked for, whether mails to your address came back or were called spam, when the account was made, and, if you buy a plan, your number at Stripe and what Stripe says of your subscription (plan, price, state, period).',
      until: 'as long as the account',
    },
    user_tokens: {
      name: 'Access to your channel',
      what: 'The tokens from Google with which we may read your channel, encrypted with a key of their own. They never reach your browser or a log.',
      until: 'until you disconnect, or Google tells us that the access has ended',
    },
    analyses: {
      name: 'Analyses',
      what: 'Titles that you had analyzed, their scores and suggestions, what was found on your thumbnails (recognized text, colors, number of faces; nobody is identified), and when.',
      until: 'until you delete the analysis, or as long as the account',
    },
    own_history: {
      name: 'What your past videos say',
      what: 'Beside an analysis: how your own past videos compare, with titles and views from YouTube. Only where this is switched on.',
      until: '27 days at most; deleted when you disconnect or delete the analysis',
    },
    reach: {
      name: 'Impressions',
      what: 'For each day and video of your connected channel: how often YouTube showed the thumbnail, and how often it was clicked.',
      until: '27 days; deleted when you disconnect',
    },
    calls: {
      name: 'Published videos',
      what: 'If you mark an analysis as published: the ids of video and channel, and later whether our call was right. None of YouTube’s figures.',
      until: 'until you take the mark back or delete the analysis',
    },
    results: {
      name: 'Thumbnail checks',
      what: 'What was found on a thumbnail, under a fingerprint of the file, so that the same picture need not be checked again.',
      until: '30 days',
    },
    usage: {
      name: 'Meters',
      what: 'How much of your plan you have used in a period, and on which analyses or topics.',
      until: '7 days after the end of the period',
    },
    limits: {
      name: 'Limits',
      what: 'Counts of calls by a fingerprint of the user id or, without a login, by IP address (of IPv6 the first half), against abuse.',
      until: 'mostly a minute, at most a day or so',
    },
    cache: {
      name: 'Answers from YouTube',
      what: 'Figures and videos of your connected channel, titles of channels, public lists of trending and searched videos with the words searched for, and technical marks that keep one request from counting twice.',
      until: '27 days at most; technical marks 30 days',
    },
    snapshots: {
      name: 'History of trends',
      what: 'Views of public trending videos at different times. Nothing about you.',
      until: '27 days',
    },
    mails: {
      name: 'Mails sent',
      what: 'That a mail you asked for was sent, so that none is sent twice: its kind, and the week, the analysis or the video it was about. Not its text.',
      until: '27 days',
    },
    messages: {
      name: 'Messages to us',
      what: 'What you write to us in the forms for support, contact and companies, with your name, email address, plan and a reference. It is mailed to us too.',
      until: 'as long as your concern and our legal duties need it',
    },
    deletions: {
      name: 'Deleted accounts',
      what: 'That a user id asked to be deleted, and when, so that what is left of its session opens nothing; the email address until its deletion is confirmed to it.',
      until: 'about two days',
    },
    payment_events: {
      name: 'Payment events',
      what: 'Ids of events that a payment provider has told us, where plans are sold here, so that none counts twice. No personal data.',
      until: 'until the provider no longer repeats them',
    },
  },
  files: {
    heading: 'Your thumbnails',
    text: 'Thumbnails that you upload lie in private storage (Amazon S3). Only you get addresses that show them, and each works for five minutes.',
    originals: 'The picture as uploaded and a small preview: 30 days.',
    copies: 'A small copy beside an analysis: until you delete the analysis, or as long as the account.',
  },
  youtube: {
    heading: 'Data from YouTube',
    services:
      'Viewcraft uses YouTube API Services. Google’s Privacy Policy applies to what Google does with your data.',
    read: 'If you connect a channel, we read with your permission, and read only: its title, picture and counts; its videos with titles, dates and public counts; and its statistics by day (views, watch time, likes, comments, shares, subscribers won and lost; impressions of thumbnails and how often they were clicked). We do not ask for income.',
    purpose:
      'We use it for showing your figures and comparing one period with the one before. Where the operator has YouTube’s approval and has switched it on, also for saying what your past videos tell about a title, and for checking later whether our calls were right. For nothing else: not for advertising, not for training models, not for other users.',
    others:
      'Without a connection we look up public data: the channel that you name, lists of trending videos, and the words that you search for in Trend Pulse. We do not tell YouTube who asks.',
    kept: 'Nothing that YouTube’s API told us about videos and figures is kept for more than 27 days.',
  },
  disconnect: {
    heading: 'Disconnecting your channel',
    here: '“Disconnect” on the dashboard takes our access back at Google and deletes at once: the tokens, the figures, the videos, the channel’s title, and what analyses said of your past videos. It needs no reason and no new login.',
    google:
      'You can also take access back at Google. We learn of it the next time that we ask for your figures, and then delete the same. What was kept before runs out after 27 days at most in any case.',
    stays:
      'Your analyses stay, as they are your own drafts, and so do marks that you published one; you can delete both one by one.',
    permissions: 'Permissions of your Google account',
    youtubeTerms: 'YouTube Terms of Service',
    googlePrivacy: 'Google Privacy Policy',
  },
  browser: {
    heading: 'In your browser',
    text: 'No cookies. What is kept in the storage of your browser is listed here:',
    cookies: 'Cookies and browser storage',
  },
  logs: {
    heading: 'Logs and mails',
    logs: 'Technical logs hold time, route, result and duration of requests; no IP address and nothing that you typed. If something fails, an error message is added, which may contain your user id. Logs are deleted after two weeks.',
    mails:
      'Mails with codes for your account, and those that tell you that we have your message, go to your address through Amazon’s mail services. They contain no tracking pixels and no tracking links.',
    notices:
      'Reports and notices that you switched on in the settings go the same way. Each has a link that stops its kind, without a login. If one comes back for good or is called spam, Amazon tells us, and we send no more of them.',
  },
  why: {
    heading: 'Why we may do this',
    contract:
      'To fulfil our contract with you: account, analyses, meters, mails about the account (in the European Union Art. 6(1)(b) GDPR).',
    consent:
      'Because you allowed it: reading a connected channel, and sending reports and notices. You can take that back at any time by disconnecting, and by switching the mails off (Art. 6(1)(a) GDPR).',
    interest: 'For our legitimate interest in a service that is safe and works: limits and logs (Art. 6(1)(f) GDPR).',
  },
  others: {
    heading: 'Who else sees data',
    aws: 'Amazon Web Services runs servers, database, storage, login and mail for us.',
    google:
      'Google: when you connect a channel, and when we read it. Besides, your browser loads pictures of videos and channels from YouTube’s picture servers, which see your IP address.',
    ai: 'An AI provider: only where the operator has set one up. It then gets what written advice is about: a draft title, what you tell of a video, what was found on a thumbnail (never the image), titles of your most viewed videos if your channel is connected, or the public facts of a trending video; never your name, your email address or a token. Scores come from our own model, without any such provider.',
    payment:
      'A payment provider (Stripe): only where plans are sold here, and only if you buy one. It gets your name and email address from us and your card’s data from you; we never have the latter. Deleting your account here cancels the subscription and deletes you as its customer.',
    law: 'Authorities: if the law obliges us.',
    nobody: 'Nobody else. Other users see nothing of yours.',
  },
  where: {
    heading: 'Where it is, and backups',
    place:
      'The data lie in one region of Amazon Web Services: {country}. The site itself is delivered by Amazon CloudFront from servers around the world.',
    backups:
      'Tables with accounts, analyses, published videos, meters, messages and payment events are backed up: what is deleted there can be restored for 35 days, and is then gone for good. What YouTube told us lies in tables without such backups.',
  },
  security: {
    heading: 'How it is protected',
    text: 'All connections and all storage are encrypted. Each function may reach only the tables that it needs. Tokens from Google have an encryption key of their own. If a breach puts you at risk, we tell you.',
  },
  rights: {
    heading: 'Your rights',
    text: 'You may ask what we hold about you, get a copy, have it corrected or deleted, object, and have its use restricted. You may complain to the data protection authority where you live.',
    yourself:
      'You can do yourself: correct your name and channel, disconnect a channel, delete an analysis, take back a mark.',
    write:
      '“Delete account” in your profile deletes the account with all that belongs to it at once, and what cannot be deleted just then within a day. “Download my data” there gives you a copy of everything but the keys to your channel, as one JSON file; its links to your images work for an hour. For what you cannot do yourself write from the account’s email address to {mail}. We answer within 30 days.',
  },
  children: {
    heading: 'Children',
    text: 'Viewcraft is not for people under 16. If we learn that we hold data of a younger person, we delete it.',
  },
  changes: {
    heading: 'Changes of this policy',
    text: 'The date at the top says when this text last changed. Before we use data in a new way that needs your consent, we ask you.',
  },
} as const satisfies Sentences
