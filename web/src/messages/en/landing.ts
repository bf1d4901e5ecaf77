import type { Sentences } from '../sentence.ts'

export const landing = {
  page: 'Decide before you publish',
  headline: 'Know how your title compares before you publish',
  text: 'Viewcraft scores a video title against real videos while you type it, and shows what helps it and what holds it back.',
  logIn: 'Log in',
  dashboard: 'Dashboard',
  accuracy: 'How often is it right?',
  deleted: 'Your account is deleted.',
  closed: 'Your account is closed. What is left of it is deleted within a day.',
} as const satisfies Sentences
