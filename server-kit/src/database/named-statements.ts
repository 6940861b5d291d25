import pg from 'pg'

/**
 * Whether PostgreSQL keeps the plans of named statements, which belong to a connection. `auto`: unless a pooler is in
 * between, which may give each statement another connection (decision 218).
 */
export const preparations = ['auto', 'on', 'off'] as const
export type Preparation = (typeof preparations)[number]

/** By text. Only statements whose text never changes get a name, so that there are few. */
const names = new Map<string, string>()

export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `bailclair_${names.size}`)
}

/** What `pg` knows of a connection; not in its types. */
type Internals = { processID: number }

/** Sends statements by their names once `usesNames` is set. */
class NamingClient extends pg.Client {
  usesNames = false

  // biome-ignore lint/suspicious/noExplicitAny: `pg` declares nine forms; all but one are passed on
  override query(...given: any[]): any {
    const [text, values, ...others] = given
    const name = this.usesNames && typeof text === 'string' ? names.get(text) : undefined
    const query = super.query as (...of: unknown[]) => unknown
    return name ? query.call(this, { name, text }, values, ...others) : query.apply(this, given)
  }
}

/** Options of a pool. */
export const preparing = (preparation: Preparation): pg.PoolConfig => ({
  Client: NamingClient,
  onConnect: async (client) => {
    const naming = client as NamingClient
    naming.usesNames = preparation === 'on' || (preparation === 'auto' && (await isDirect(naming)))
  },
})

/** A pooler tells a process id of its own. */
async function isDirect(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid === (client as unknown as Internals).processID
}
