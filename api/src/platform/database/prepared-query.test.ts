import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'
import { type Placeholders, prepareQuery } from './prepared-query.ts'

const api = await startApi()

type Values = { first: string; second: number }
let built = 0
const echo = prepareQuery((db, { first, second }: Placeholders<Values>) => {
  built++
  return db.selectNoFrom([
    sql<string>`${first}::text`.as('firstWord'),
    sql<number>`${second}::int + ${sql.val(1)}::int`.as('nextNumber'),
    sql<string>`${first}::text || '!'`.as('again'),
  ])
})

describe('a prepared query', () => {
  it('is built once and gets the values of each run', async () => {
    const rows = [
      ...(await echo(api.deps.db, { first: 'a', second: 1 })),
      ...(await echo(api.deps.db, { first: 'b', second: 2 })),
    ]
    expect(rows).toEqual([
      { firstWord: 'a', nextNumber: 2, again: 'a!' },
      { firstWord: 'b', nextNumber: 3, again: 'b!' },
    ])
    expect(built).toBe(1)
  })

  it('runs in a transaction', async () => {
    const insert = prepareQuery((db, { sid, until }: Placeholders<{ sid: string; until: Date }>) =>
      db.insertInto('sessionDenied').values({ sid, until }).returning('sid'),
    )
    const find = prepareQuery((db, { sid }: Placeholders<{ sid: string }>) =>
      db.selectFrom('sessionDenied').select('sid').where('sid', '=', sid),
    )
    const values = { sid: 'prepared', until: new Date() }
    await expect(
      api.deps.db.transaction().execute(async (tx) => {
        expect(await insert(tx, values)).toEqual([{ sid: 'prepared' }])
        expect(await find(tx, values)).toEqual([{ sid: 'prepared' }])
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await find(api.deps.db, values)).toEqual([])
  })

  it('takes no value for part of the SQL', async () => {
    const [row] = await echo(api.deps.db, { first: "'; drop table owner; --", second: 1 })
    expect(row?.firstWord).toBe("'; drop table owner; --")
  })
})
