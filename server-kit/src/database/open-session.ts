import pg from 'pg'

/**
 * A connection for what needs a session: locks that end with it, and statements without a time limit. A pooler would
 * share the session with others, so it is refused: its process id is not that of the backend.
 */
export async function openSession(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    if (rows[0]?.pid !== (client as unknown as { processID: number }).processID)
      throw new Error(
        'A pooler is in between: give the address of PostgreSQL itself, in the variable …DATABASE_DIRECT_URL',
      )
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
