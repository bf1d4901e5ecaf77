import { expose } from 'comlink'
import { tasks } from './tasks.ts'

// Reads and analyzes away from the page's thread, so that the page stays responsive.
expose(tasks)
