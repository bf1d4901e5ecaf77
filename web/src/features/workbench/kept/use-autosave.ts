import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import { ApiError } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import { type Services, useServices, useSession } from '#web/lib/services.tsx'
import { Autosaver, type AutosaveView, type DraftServer } from './autosaver.ts'
import { openTab } from './pending-store.ts'

interface Opened {
  readonly user: string
  readonly id: string
  readonly autosaver: Autosaver
}

interface Tab {
  readonly stores: ReturnType<typeof openTab>
  /** The autosavers of all users since the page was loaded, because a session can end before everything is saved. */
  readonly opened: Opened[]
}

/** Short enough to replace the URLs of pictures (`use-pictures.ts`), which are valid for five minutes. */
const refreshMs = 2.5 * 60_000

/** The tab of each set of services. A page has one set. Autosavers outlive their screens so that they can finish. */
const tabs = new WeakMap<Services, Tab>()

/** Returns the autosaver of a draft, and renders again when it changes. */
export function useAutosave(draft: Draft): { readonly autosaver: Autosaver; readonly view: AutosaveView } {
  const services = useServices()
  const { user } = useSession()
  const client = useQueryClient()
  const [autosaver] = useState(() => openAutosaver(draft, user?.id ?? '', services, client))
  const view = useSyncExternalStore(autosaver.subscribe, autosaver.view)
  useEffect(() => autosaver.receive(draft), [autosaver, draft])
  useEffect(() => {
    // Takes over pending changes of earlier visits, in this page or another.
    void autosaver.flush().then(autosaver.takeOver)
    return followPage(autosaver)
  }, [autosaver])
  return { autosaver, view }
}

function openAutosaver(draft: Draft, user: string, services: Services, client: QueryClient): Autosaver {
  const { stores, opened } = tabs.get(services) ?? createTab(services)
  const { id } = draft
  const existing = opened.find((entry) => entry.user === user && entry.id === id)
  if (existing) return existing.autosaver
  const isSignedIn = () => services.session.view().user?.id === user
  const onSaved = (saved: Draft) => {
    if (!isSignedIn()) return
    client.setQueryData(queryKey(contract.drafts.get, { id }), { draft: saved })
    void client.invalidateQueries({ queryKey: queryKey(contract.drafts.list), refetchType: 'none' })
  }
  const onKept = () => void client.invalidateQueries({ queryKey: queryKey(contract.drafts.versions) })
  const store = stores.store(user, id)
  const autosaver = new Autosaver(
    draft,
    connect(id, services, isSignedIn, onKept),
    // Signing out has cleared the user's text from storage: it must not be written again, and nobody needs a warning.
    { ...store, write: (pending) => (isSignedIn() ? store.write(pending) : true) },
    onSaved,
  )
  opened.push({ user, id, autosaver })
  return autosaver
}

function createTab(services: Services): Tab {
  const tab: Tab = { stores: openTab(localStorage, navigator.locks), opened: [] }
  const listUnsaved = () => {
    const { user } = services.session.view()
    return tab.opened.filter((entry) => entry.user === user?.id && entry.autosaver.view().stage !== 'saved')
  }
  services.session.beforeSignOut({
    list: () => listUnsaved().map(({ id }) => id),
    save: () => Promise.all(listUnsaved().map(({ autosaver }) => autosaver.flush())),
  })
  tabs.set(services, tab)
  return tab
}

/**
 * Connects to the server for as long as the user is signed in: the next user's session must not send this one's changes. Calls `onKept`
 * after a request that adds a version.
 */
function connect(id: string, { call }: Services, isSignedIn: () => boolean, onKept: () => void): DraftServer {
  const draftOf = ({ draft }: { draft: Draft }) => draft
  const asUser = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    if (!isSignedIn()) throw new ApiError('unauthenticated')
    return send()
  }
  return {
    read: () => asUser(() => call(contract.drafts.get, { id })).then(draftOf),
    save: async (revision, changes, keep) => {
      const { draft } = await asUser(() => call(contract.drafts.save, { id, revision, changes, ...(keep && { keep }) }))
      if (keep) onKept()
      return draft
    },
    keep: (content) => asUser(() => call(contract.drafts.keep, { id, content })).then(onKept),
    restore: () => asUser(() => call(contract.drafts.restore, { id })).then(draftOf),
  }
}

/** The part of an autosaver that {@link followPage} needs. */
interface Followed {
  readonly flush: () => Promise<unknown>
  readonly refresh: () => Promise<unknown>
  readonly view: () => Pick<AutosaveView, 'isKept'>
}

/**
 * Sends changes at once when the page is hidden or left, or when the network returns. Asks before the page is left if
 * changes are not even on this device. Refetches when the user returns, and at fixed intervals. Returns a function that
 * stops this and sends the remaining changes.
 */
export function followPage(autosaver: Followed): () => void {
  const flush = () => void autosaver.flush()
  const onVisibility = () => {
    if (document.hidden) flush()
    else void autosaver.refresh()
  }
  const refreshing = setInterval(() => document.hidden || void autosaver.refresh(), refreshMs)
  const onFocus = () => void autosaver.refresh()
  const onLeave = (event: BeforeUnloadEvent) => {
    if (!autosaver.view().isKept) event.preventDefault()
  }
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('focus', onFocus)
  addEventListener('online', flush)
  addEventListener('pagehide', flush)
  addEventListener('beforeunload', onLeave)
  return () => {
    clearInterval(refreshing)
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('focus', onFocus)
    removeEventListener('online', flush)
    removeEventListener('pagehide', flush)
    removeEventListener('beforeunload', onLeave)
    flush()
  }
}
