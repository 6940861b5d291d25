import { type Cents, fromCents, toCents } from '@bailclair/domain/value/money.schema.ts'

/** How values are stored. Null stays null: the value is not given. */
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
