import pg from 'pg'

/** An account is known by the address of its identity server: after a start on other ports nobody would find their data. */
export async function followPorts(databaseUrl: string, identity: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await moveIssuers(client, identity)
  } finally {
    await client.end()
  }
}

async function moveIssuers(client: pg.Client, identity: string) {
  const { rows: tables } = await client.query<{ name: string }>(
    // tables of accounts: a certificate has an issuer, too, and no subject
    `select table_name as name from information_schema.columns where table_schema = 'public'
       and column_name in ('issuer', 'subject') group by table_name having count(*) = 2`,
  )
  for (const { name } of tables) {
    await client.query(
      `with moved as (select ctid, $1 || substring(issuer from '/realms/.*') as issuer, subject from ${name}
         where issuer like 'http://localhost:%' and not starts_with(issuer, $1))
       update ${name} set issuer = moved.issuer from moved where ${name}.ctid = moved.ctid and not exists (
         select from ${name} as known where known.issuer = moved.issuer and known.subject = moved.subject)`,
      [identity],
    )
  }
}
