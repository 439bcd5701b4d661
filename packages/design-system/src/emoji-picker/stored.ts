'use client'
import { useSyncExternalStore } from 'react'

/** What could not be written (private mode, storage full) is kept for as long as the page lives. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

function read(key: string): string {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text on this device, and tells every picker on the page; other tabs hear of it from the browser. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A text kept on this device; empty on a server and in the render that hydrates its HTML. */
export function useStored(key: string): string {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  )
}
