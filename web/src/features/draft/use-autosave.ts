import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import { queryKey } from '#web/lib/query.ts'
import { type Services, useServices, useSession } from '#web/lib/services.tsx'
import { Autosaver, type AutosaveView, type DraftServer } from './autosaver.ts'
import { openTab } from './pending-store.ts'

interface Tab {
  readonly stores: ReturnType<typeof openTab>
  readonly autosavers: Map<string, Autosaver>
}

/** An autosaver outlives its screen, so that it can finish. A page has one set of services. */
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
    void autosaver.takeOver()
    return followPage(autosaver)
  }, [autosaver])
  return { autosaver, view }
}

function openAutosaver(draft: Draft, user: string, services: Services, client: QueryClient): Autosaver {
  const tab = tabs.get(services) ?? { stores: openTab(localStorage, navigator.locks), autosavers: new Map() }
  tabs.set(services, tab)
  const name = `${user}.${draft.id}`
  const existing = tab.autosavers.get(name)
  if (existing) return existing
  const onSaved = (saved: Draft) => {
    client.setQueryData(queryKey(contract.drafts.get, { id: draft.id }), { draft: saved })
    void client.invalidateQueries({ queryKey: queryKey(contract.drafts.list), refetchType: 'none' })
  }
  const opened = new Autosaver(draft, connect(draft.id, services), tab.stores.store(user, draft.id), onSaved)
  tab.autosavers.set(name, opened)
  return opened
}

function connect(id: string, { call }: Services): DraftServer {
  const draftOf = ({ draft }: { draft: Draft }) => draft
  return {
    read: () => call(contract.drafts.get, { id }).then(draftOf),
    save: (revision, changes, keep) =>
      call(contract.drafts.save, { id, revision, changes, ...(keep && { keep }) }).then(draftOf),
    keep: (content) => call(contract.drafts.keep, { id, content }),
    restore: () => call(contract.drafts.restore, { id }).then(draftOf),
  }
}

/** Sends at once when the page is hidden or left, or when the network returns; reads again when the user returns. */
function followPage(autosaver: Autosaver): () => void {
  const flush = () => void autosaver.flush()
  const onVisibility = () => {
    if (document.hidden) flush()
    else void autosaver.refresh()
  }
  const onFocus = () => void autosaver.refresh()
  const onLeave = (event: BeforeUnloadEvent) => {
    if (autosaver.view().stage === 'unkept') event.preventDefault()
  }
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('focus', onFocus)
  addEventListener('online', flush)
  addEventListener('pagehide', flush)
  addEventListener('beforeunload', onLeave)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('focus', onFocus)
    removeEventListener('online', flush)
    removeEventListener('pagehide', flush)
    removeEventListener('beforeunload', onLeave)
    flush()
  }
}
