import type { Sentences } from '../sentence.ts'

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
    children: 'sexualises or endangers minors',
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
