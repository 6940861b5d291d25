import { runSql } from '#postgres/run-sql.ts'

export type Step = { name: string; run: () => Promise<void> }

/**
 * Which steps were done, in the database they were done in, apart from the product's own tables. A step is done once:
 * what people changed or deleted afterwards stays so, whatever is started again. One that was interrupted is done again,
 * and finds what it had made.
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
