import type { AdapterFactory, AdapterPayload } from 'oidc-provider'

type Entry = { payload: AdapterPayload; expiresAt: number }

/** Storage of oidc-provider, in memory: a stand-in needs no sessions after a restart. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>()
  const find = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
  }
  const deleteExpired = () => {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= Date.now()) entries.delete(key)
  }
  return (model) => ({
    async upsert(id, payload, seconds = 0) {
      deleteExpired()
      entries.set(`${model}:${id}`, { payload, expiresAt: Date.now() + 1_000 * seconds })
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) =>
      [...entries.keys()]
        .filter((key) => key.startsWith(`${model}:`))
        .map(find)
        .find((payload) => payload?.uid === uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = find(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
