import type { Sentences } from '../sentence.ts'

export const landing = {
  page: 'Decide before you publish',
  headline: 'Know how your title compares before you publish',
  text: 'Viewcraft scores a video title against real videos while you type it, and shows what helps it and what holds it back.',
  logIn: 'Log in',
  dashboard: 'Dashboard',
  accuracy: 'How often is it right?',
} as const satisfies Sentences
