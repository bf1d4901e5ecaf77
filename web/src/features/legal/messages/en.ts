import type { Sentences } from '#web/messages/sentence.ts'

/** What all legal pages have in common. */
export const legal = {
  contents: 'On this page',
  number: '{number}.',
  updated: 'Last updated: {date}.',
  prevails: 'Translations are there to help; if they differ, the English text prevails.',
  until: 'Kept: {time}',
  policies: 'What you agreed to when you made your account, and what we promise you.',
  readMore: 'Read More',
  draft: {
    title: 'This text is a draft',
    text: 'The operator of this site has not filled in who they are and how to reach them. Until then, parts of this text have nobody behind them.',
  },
  /** What stands in the text where `shared/operator.ts` has nothing. */
  operator: {
    name: 'the operator of this site',
    mail: '[contact address: not filled in yet]',
    address: '[postal address: not filled in yet]',
    dataIn: '[country: not filled in yet]',
  },
} as const satisfies Sentences

/** `/terms`: the contract between a user and the operator. */
export const terms = {
  title: 'Terms of Service',
  lead: 'What you may expect of Viewcraft, and what we expect of you.',
  agreement: {
    heading: 'Who agrees on what',
    parties:
      'These terms are between you and {operator}, {address}, who runs this site (“we”). By creating an account you accept them, the Content Guidelines and the Privacy Policy. If you do not want that, please do not create an account.',
    guidelines: 'Content Guidelines',
    privacy: 'Privacy Policy',
    youtube:
      'Viewcraft uses YouTube API Services. By using Viewcraft you also agree to be bound by the YouTube Terms of Service.',
    youtubeTerms: 'YouTube Terms of Service',
    googlePrivacy: 'Google Privacy Policy',
  },
  service: {
    heading: 'What Viewcraft does',
    text: 'Viewcraft scores drafts of video titles, checks thumbnails, lists what is trending on YouTube, and shows the figures of a channel that you connect.',
    independent: 'Viewcraft is independent. It is not part of YouTube or Google, nor endorsed or certified by them.',
  },
  scores: {
    heading: 'What a score is, and what it is not',
    rank: 'A title score says how a title ranks among real titles, by a model that learned from past videos. It predicts neither views nor click-through rates nor income, and we promise no result.',
    measured:
      'How often the model is right was measured on channels it had never seen. The figures are public, the weak ones too:',
    accuracy: 'How often is Viewcraft right?',
    sources: 'Figures that YouTube tells us are shown as YouTube’s. Figures that we calculate are marked as ours.',
    decision: 'What you publish, and when, is your decision and your responsibility.',
  },
  account: {
    heading: 'Your account',
    age: 'You must be at least 16 years old, and old enough to make a contract where you live; if you are not, somebody who may act for you must agree.',
    truth: 'Give an email address that is yours, and name a channel that you own or may manage.',
    password:
      'Keep your password to yourself. What is done with it counts as done by you, unless it is no fault of yours. Tell us at once if somebody else has it: {mail}.',
  },
  content: {
    heading: 'What you type and upload',
    yours:
      'It stays yours. You allow us to store and process it as far as that is needed to show you results, and for nothing else. We do not publish it and do not train our models on it.',
    rights: 'You must have the right to use it, and it must follow the Content Guidelines.',
  },
  channel: {
    heading: 'Your YouTube channel',
    read: 'If you connect a channel we may read it and its figures. We never change anything on it: we ask Google for read access only.',
    leave:
      'You can disconnect it at any time, on the dashboard or at Google. What happens to its data then is in the Privacy Policy.',
    permissions: 'Permissions of your Google account',
  },
  plans: {
    heading: 'Plans and limits',
    limits:
      'Each plan has limits by day, week or month. What is left, and when it starts again, is shown where you spend it. Limits against abuse apply to every plan.',
    paid: 'Where paid plans are offered here, price, period and how to cancel are shown before you order. Nothing is charged without an order of yours.',
    withdrawal: 'A right to withdraw from a contract that the law of your country gives you as a consumer stays yours.',
  },
  fair: {
    heading: 'Fair use',
    text: 'You may not:',
    break: 'break into this service or other people’s accounts, or try to',
    limits: 'get around limits, for instance with several accounts',
    machines: 'call it by machine in ways that we do not offer',
    resell: 'resell it, or copy its data in bulk',
    youtube: 'use it in ways that break the YouTube Terms of Service',
  },
  availability: {
    heading: 'What can fail',
    ours: 'We take care, but do not promise that Viewcraft is always there, free of faults, or fit for a particular purpose. We may change it; what you have paid for stays at your disposal for the time that you paid for, or you get your money back for the rest.',
    youtube:
      'Much of it depends on YouTube. If YouTube changes or withholds data, parts of Viewcraft may stop, and we may not be able to help it.',
  },
  end: {
    heading: 'How it ends',
    you: 'You can stop at any time. “Download my data” in your profile gives you a copy of what we hold about you; “Delete account” there deletes the account at once.',
    us: 'We may suspend or close an account that seriously or repeatedly breaks these terms, or that puts others in danger. Where possible we tell you before, and why. Otherwise we may end this contract with 30 days’ notice to your email address.',
  },
  liability: {
    heading: 'Liability',
    kept: 'Nothing here limits liability for intent, gross negligence, harm to life or health, or what the law does not allow to be limited. The rights that the law gives you as a consumer stay as they are.',
    limited:
      'Apart from that, and as far as the law allows, we are not liable for lost profit, lost views or other indirect loss, and in all for no more than you paid us in the twelve months before.',
  },
  law: {
    heading: 'Law',
    text: 'The law of the country in which {operator} is established applies. If you are a consumer, the protection that the law of your own country gives you stays.',
  },
  changes: {
    heading: 'Changes of these terms',
    text: 'The date at the top says when this text last changed. If a change puts you at a disadvantage, it binds you only once you had 30 days to object or to leave.',
  },
  contact: {
    heading: 'Contact',
    text: 'We are {operator}, {address}. Write to {mail}.',
  },
} as const satisfies Sentences

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
      what: 'User id, email address, one that you want instead until you enter its code or ask for another, name, language, time zone, plan, the address of your channel as typed, the id of the channel, whether and since when it is connected, what you allowed at Google, which mails you asked for, whether mails to your address came back or were called spam, a hash of each backup code you made, when the account was made, and, if you buy a plan, your number at Stripe and what Stripe says of your subscription (plan, price, state, period).',
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
      what: 'If you mark an analysis as published: the ids of video and channel, and later whether our prediction was right. None of YouTube’s figures.',
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
      'We use it for showing your figures and comparing one period with the one before. Where the operator has YouTube’s approval and has switched it on, also for saying what your past videos tell about a title, and for checking later whether our predictions were right. For nothing else: not for advertising, not for training models, not for other users.',
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
      'To fulfill our contract with you: account, analyses, meters, mails about the account (in the European Union Art. 6(1)(b) GDPR).',
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

/** `/cookies`: what this site keeps in a browser. */
export const cookies = {
  title: 'Cookies and browser storage',
  lead: 'Viewcraft sets no cookies. It keeps eight small things in your browser, all of them needed for what you asked for.',
  none: {
    heading: 'No cookies, no trackers',
    text: 'Viewcraft sets no cookies of its own and none of others. It loads no third-party script: no analytics, no advertising, no social buttons. The security policy that comes with every page lets the browser run scripts of this site only.',
    banner: 'That is why there is no cookie banner: there is nothing to choose.',
  },
  stored: {
    heading: 'What is kept in your browser',
    text: 'Local storage stays when the browser is closed; session storage belongs to one tab and goes with it. Only pages of this site can read either. Signing out empties both.',
    session: {
      name: 'Your session',
      what: 'Local storage. The tokens that show who is signed in, with your user id, email address and name.',
      until: 'until you sign out; after 30 days the session is worth nothing',
    },
    theme: {
      name: 'Light or dark',
      what: 'Local storage. The theme that you chose here.',
      until: 'until you sign out or clear it',
    },
    locale: {
      name: 'Language',
      what: 'Local storage. The language that you chose here.',
      until: 'until you sign out or clear it',
    },
    channel: {
      name: 'Channel to connect',
      what: 'Local storage. Title and address of the channel that you named at sign-up.',
      until: 'until your first login on this browser',
    },
    plan: {
      name: 'Plan to buy',
      what: 'Local storage. The plan that you chose before you were signed in.',
      until: 'until your next login on this browser; after a day it is worth nothing',
    },
    consent: {
      name: 'Connecting a channel',
      what: 'Session storage. Random values that prove that the answer from Google belongs to a request of yours, with your user id.',
      until: 'until you come back from Google; after 10 minutes they are worth nothing',
    },
    draft: {
      name: 'Draft',
      what: 'Session storage. The titles that you are working on, with your user id.',
      until: 'until you sign out or close the tab',
    },
    thumbnail: {
      name: 'Thumbnail of the draft',
      what: 'Session storage. The image that you chose and the results of its checks, with your user id.',
      until: 'until you remove it, sign out or close the tab',
    },
  },
  memory: {
    heading: 'What is kept in memory only',
    text: 'While you confirm your email address, the tab in which you signed up remembers your password for at most a day, so that you need not type it twice. It is written to no storage and gone with the tab.',
  },
  others: {
    heading: 'Other sites',
    pictures:
      'Pictures of videos and channels are loaded from YouTube’s picture servers (i.ytimg.com, yt3.ggpht.com, yt3.googleusercontent.com). Google sees your IP address then, and that the request came from this site.',
    pages: 'When you connect a channel you visit a page of Google, and its rules on cookies apply there.',
    googlePrivacy: 'Google Privacy Policy',
  },
  control: {
    heading: 'How to remove it',
    text: 'Sign out, or clear this site’s data in the settings of your browser. You are signed out then, and theme and language go back to those of your system. Nothing in your account changes.',
  },
  contact: {
    heading: 'Questions',
    text: 'Write to {mail}.',
  },
} as const satisfies Sentences

/** `/guidelines`: what may be put into Viewcraft. */
export const guidelines = {
  title: 'Content Guidelines',
  lead: 'What may be typed and uploaded here, and what a score does not excuse.',
  scope: {
    heading: 'What this is about',
    text: 'These guidelines are part of the Terms of Service. They apply to all that you put into Viewcraft: titles, thumbnails, searches, the name of your account and what you write to us.',
    terms: 'Terms of Service',
    private:
      'Your drafts are private. Nobody at Viewcraft reads them as a matter of routine, and no other user sees them.',
  },
  never: {
    heading: 'What has no place here',
    text: 'Do not type or upload anything that:',
    law: 'breaks the law, or helps others to break it',
    children: 'sexualizes or endangers minors',
    violence: 'threatens people, calls for violence or glorifies it',
    hatred: 'attacks people for who they are',
    privacy: 'shows private details or intimate pictures of somebody without their consent',
    fraud: 'impersonates somebody, or prepares a fraud',
    malware: 'carries malicious code, or is made to disturb this service',
  },
  rights: {
    heading: 'Pictures and words of others',
    text: 'Upload pictures only if you may use them: your own, licensed ones, or such as the law lets you use. A person who can be recognized has a say in it too.',
  },
  honest: {
    heading: 'Titles that keep their promise',
    score:
      'A score says how a title ranks among real titles. It does not know whether the title is true of the video. A high score excuses no title or thumbnail that deceives viewers.',
    youtube: 'What you publish on YouTube must follow YouTube’s own rules, whatever Viewcraft says of it:',
    community: 'YouTube Community Guidelines',
    deceptive: 'YouTube’s policy on spam, deceptive practices and scams',
  },
  consequences: {
    heading: 'What we do about it',
    text: 'If we learn of content that breaks these guidelines, we may delete it, and suspend or close the account in serious or repeated cases. We tell you why, unless the law forbids it. If you think that we are wrong, write to {mail}.',
  },
  report: {
    heading: 'Reporting something',
    text: 'Write to {mail} if you think that your rights are infringed here. Say what it is about and how we can find it.',
  },
} as const satisfies Sentences

/** `/billing`: what is charged, when, and how it ends. */
export const charging = {
  title: 'Billing',
  lead: 'What plans cost, when you are charged, and how to stop it.',
  prices: {
    heading: 'What plans cost',
    free: 'Free: nothing, and no card is asked for',
    basic: 'Basic: {basicMonthly} a month, or {basicYearly} a year',
    premium: 'Premium: {premiumMonthly} a month, or {premiumYearly} a year',
    dollars:
      'Prices are in US dollars. Your bank may convert them, at its own rate and for its own fee. What each plan holds is shown where it is offered. Where this site does not offer a paid plan, none is sold.',
    company: 'For companies and many channels: ask for an offer',
  },
  order: {
    heading: 'How you order',
    before:
      'Nothing is charged without an order of yours. Before you order, you see the plan, the price, how often it is charged and how to cancel.',
    stripe:
      'You pay on a page of Stripe, our payment provider. Your card’s number goes to Stripe and never reaches us.',
  },
  tax: {
    heading: 'Tax',
    text: 'Whether tax is in a price or comes on top of it depends on where you live. What you pay in all is shown before you order.',
  },
  renewal: {
    heading: 'When you are charged',
    text: 'At the start, and then at the beginning of every further month or year, until you cancel. The day of the next charge stands on your profile.',
    price: 'A new price applies to you from a new period on, and only if we told you by email at least 30 days before.',
  },
  cancel: {
    heading: 'How to cancel',
    how: 'At any time, on your profile under Manage Subscription. It takes effect at the end of the period that you have paid for.',
    after:
      'Until that day the plan stays as it is; from then on you are on the Free plan. Your account and your analyses stay.',
  },
  failed: {
    heading: 'If a payment fails',
    text: 'Stripe tries again for some days and tells you by email. Your plan stays in the meantime. If no try succeeds, you are on the Free plan again, and owe nothing for the time after.',
  },
  refunds: {
    heading: 'Money back',
    ours: 'If we end your plan, or Viewcraft altogether, through no fault of yours, you get back what you paid for the time that is left. If you were charged by mistake, you get all of it back. Otherwise a period that has begun is not refunded in part.',
    law: 'A right to withdraw, or any other right that the law of your country gives you as a consumer, stays yours.',
  },
  invoices: {
    heading: 'Invoices',
    text: 'For every charge there is an invoice, on your profile under Billing History. Stripe keeps them for as long as the law demands, also after you have left.',
  },
  leaving: {
    heading: 'If you leave',
    text: 'When your account is deleted, its subscription is cancelled with it, and nothing more is charged.',
  },
  contact: {
    heading: 'Questions',
    text: 'Write to {mail}, or use the form. Name the day and the amount, never the number of your card.',
    form: 'Contact',
    terms: 'Terms of Service',
  },
} as const satisfies Sentences
