import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One mail to one recipient. `date` is the time of arrival, ISO 8601. */
export type Message = {
  id: string
  to: string
  from: string
  replyTo?: string
  subject: string
  text: string
  html: string
  date: string
}

/** Kept in memory for the list; bodies stay on disk. */
export type MessageSummary = Omit<Message, 'text' | 'html'>

export type MessageStore = Awaited<ReturnType<typeof openMessageStore>>

/** One file per mail, so that mails survive a restart. Only the newest `capacity` mails are kept. */
export async function openMessageStore(folder: string, { capacity = 1_000 } = {}) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // oldest first: a Map keeps the order of insertion
  const summaries = new Map<string, MessageSummary>()
  const fileOf = (id: string) => join(folder, `${id}.json`)
  const read = async (id: string): Promise<Message> => JSON.parse(await readFile(fileOf(id), 'utf8'))

  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()) {
    const { text: _, html: __, ...summary } = await read(name.slice(0, -'.json'.length))
    summaries.set(summary.id, summary)
  }
  await deleteOldest()

  let lastTime = 0
  /** Ids sort by arrival, also within one millisecond. */
  function nextId(now: number): string {
    lastTime = Math.max(now, lastTime + 1)
    return `${String(lastTime).padStart(15, '0')}-${randomBytes(4).toString('hex')}`
  }

  async function deleteOldest() {
    const excess = [...summaries.keys()].slice(0, Math.max(0, summaries.size - capacity))
    for (const id of excess) summaries.delete(id)
    await Promise.all(excess.map((id) => rm(fileOf(id), { force: true })))
  }

  return {
    /** Resolves once the file is written. It does not call fsync, which takes seconds on a busy disk. */
    async add(mail: Omit<Message, 'id' | 'date'>): Promise<void> {
      const now = Date.now()
      const message: Message = { ...mail, id: nextId(now), date: new Date(now).toISOString() }
      const draft = `${fileOf(message.id)}.part`
      await writeFile(draft, JSON.stringify(message), { mode: 0o600 })
      await rename(draft, fileOf(message.id))
      const { text: _, html: __, ...summary } = message
      summaries.set(message.id, summary)
      await deleteOldest()
    },

    /** Newest first. */
    list: (isWanted: (summary: MessageSummary) => boolean = () => true): MessageSummary[] =>
      [...summaries.values()].filter(isWanted).toReversed(),

    find: async (id: string): Promise<Message | undefined> => (summaries.has(id) ? read(id) : undefined),

    /** Without ids, deletes all mails. */
    async clear(ids: readonly string[] = [...summaries.keys()]): Promise<void> {
      const known = ids.filter((id) => summaries.delete(id))
      await Promise.all(known.map((id) => rm(fileOf(id), { force: true })))
    },
  }
}
