import { runSql } from '#postgres/run-sql.ts'

export type Step = { name: string; run: () => Promise<void> }

/**
 * Records finished steps in a schema of its own. A finished step never runs again, so what people change or delete
 * stays so. An interrupted step runs again and skips what it has already made.
 */
export async function openSteps(databaseUrl: string) {
  await runSql(
    databaseUrl,
    `create schema if not exists one_machine;
     create table if not exists one_machine.demo_step (name text primary key, done_at timestamptz not null default now())`,
  )
  const rows = await runSql(databaseUrl, 'select name from one_machine.demo_step')
  const done = new Set(rows.map(({ name }) => name))
  return {
    isDone: ({ name }: Step) => done.has(name),
    run: async ({ name, run }: Step) => {
      await run()
      await runSql(databaseUrl, 'insert into one_machine.demo_step (name) values ($1) on conflict do nothing', [name])
    },
  }
}
