import { nameStatement } from '@bailclair/server-kit/database/named-statements.ts'
import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Db } from './db.ts'
import type { Schema } from './schema.generated.ts'

/** Builds SQL and runs none. Same plugins as the database itself. */
const builder: Db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
})

class Placeholder {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

/** What stands in a query for the values of each call. */
export type Placeholders<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/**
 * A query that is built at its first run and only gets other values afterwards, and that PostgreSQL plans once for each
 * connection (decision 218). For queries that run at nearly every call.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Db, values: Placeholders<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let prepared: CompiledQuery<Row> | undefined
  return async (db, values) => {
    if (!prepared) {
      prepared = build(builder, placeholders as Placeholders<Values>).compile()
      nameStatement(prepared.sql)
    }
    const parameters = prepared.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    return (await db.executeQuery<Row>({ ...prepared, parameters })).rows
  }
}

const placeholders = new Proxy({}, { get: (_, name) => sql.val(new Placeholder(name)) })
