/** A thread that reads one page and ends: whatever a page does to its reader, it does to this thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { readArticle } from './read-article.ts'

const given: unknown = workerData
if (typeof given === 'object' && given !== null && 'html' in given && 'address' in given)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(readArticle(String(given.html), String(given.address)))
