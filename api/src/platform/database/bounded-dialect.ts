import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'

/** PostgreSQL, with settings that are sent together with each `begin`: no further round trip. */
export class BoundedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #settings: string

  constructor(config: PostgresDialectConfig, settings: string) {
    super(config)
    this.#config = config
    this.#settings = settings
  }

  override createDriver() {
    return new BoundedDriver(this.#config, this.#settings)
  }
}

class BoundedDriver extends PostgresDriver {
  readonly #settings: string

  constructor(config: PostgresDialectConfig, settings: string) {
    super(config)
    this.#settings = settings
  }

  override beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const executeQuery: DatabaseConnection['executeQuery'] = ({ sql }) =>
      connection.executeQuery(CompiledQuery.raw(`${sql}; ${this.#settings}`))
    return super.beginTransaction(Object.assign(Object.create(connection), { executeQuery }), settings)
  }
}
