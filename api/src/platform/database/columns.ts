import { type Cents, fromCents, toCents } from '@bailclair/domain/value/money.schema.ts'
import type { SelectType, UpdateType } from 'kysely'
import type { Schema } from './schema.generated.ts'

/** How a value is stored: in which column of a table, converted how. */
export type StoredIn<Table extends keyof Schema, Value> = {
  [Column in keyof Schema[Table]]: {
    column: Column
    fromColumn: (stored: SelectType<Schema[Table][Column]>) => Value
    toColumn: (value: Value) => UpdateType<Schema[Table][Column]>
  }
}[keyof Schema[Table]]

/** Values to write. */
export type Columns<Table extends keyof Schema, Column extends keyof Schema[Table]> = {
  [C in Column]: UpdateType<Schema[Table][C]>
}

const unchanged = <Value>(value: Value): Value => value
export const asIs = { fromColumn: unchanged, toColumn: unchanged }

/** Null stays null: the value is not given. */
const unlessNull =
  <From, To>(convert: (value: From) => To) =>
  <Value extends From | null>(value: Value) =>
    (value === null ? null : convert(value as From & Value)) as Value extends null ? null : To

/** Euros in the code, whole cents in the database. */
export const money = {
  fromColumn: unlessNull((cents: number) => fromCents(cents as Cents)),
  toColumn: unlessNull(toCents),
}

/** A number in the code, `numeric` in the database, which the driver hands over as text. */
export const decimal = { fromColumn: unlessNull<string, number>(Number), toColumn: unlessNull<number, string>(String) }

/** Text or JSON that was checked when it was written. */
export const checked = <Value>() => ({ ...asIs, fromColumn: (stored: unknown) => stored as Value | null })
export const json = <Value>() => ({
  ...checked<Value>(),
  toColumn: unlessNull((value: Value) => JSON.stringify(value)),
})
