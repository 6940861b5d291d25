import { z } from 'zod/mini'

/** Who reads a field: its own tenant, the other tenants of the file, the team, an owner. The webhook delivers it. */
type View = 'self' | 'coTenant' | 'desk' | 'owner' | 'webhook'
type Presence = 'always' | 'optional' | 'never'
type Schemas = Readonly<Record<string, z.ZodMiniType>>
type Fields = { schemas: Schemas; views: Readonly<Record<string, Readonly<Record<View, Presence>>>> }

/** Every field says for every view whether it is in it: a new field is shown to nobody by accident. */
export const defineFields = <S extends Schemas, const V extends Record<keyof S, Record<View, Presence>>>(
  schemas: S,
  views: V,
) => ({ schemas, views })

/** As columns have it: null until given. */
export type OrNull<T> = { [K in keyof T]: T[K] | null }

export type Values<F extends Fields> = { [K in keyof F['schemas']]: z.infer<F['schemas'][K]> }

export type ShownIn<F extends Fields, V extends View> = {
  [K in keyof F['schemas'] & keyof F['views'] & string]: F['views'][K][V] extends 'never' ? never : K
}[keyof F['schemas'] & keyof F['views'] & string]

type Shape<F extends Fields, V extends View> = {
  [K in ShownIn<F, V>]: F['views'][K][V] extends 'optional' ? z.ZodMiniExactOptional<F['schemas'][K]> : F['schemas'][K]
}

export const listShown = <F extends Fields, V extends View>({ views }: F, view: V): ShownIn<F, V>[] =>
  Object.keys(views).filter((name) => views[name]?.[view] !== 'never') as ShownIn<F, V>[]

export const listFields = <F extends Fields>({ schemas }: F) => Object.keys(schemas) as (keyof F['schemas'] & string)[]

export const without = <N extends string, D extends N>(names: readonly N[], ...dropped: readonly D[]) =>
  names.filter((name) => !dropped.some((one) => one === name)) as Exclude<N, D>[]

/** The shape of a view, for `z.object`, in the order of the fields. */
export const shapeOf = <F extends Fields, V extends View>(fields: F, view: V): Shape<F, V> =>
  Object.fromEntries(
    listShown(fields, view).map((name) => {
      const schema = fields.schemas[name] as z.ZodMiniType
      return [name, fields.views[name]?.[view] === 'optional' ? z.exactOptional(schema) : schema]
    }),
  ) as Shape<F, V>

/** What a view shows of a row. */
export const pickShown = <F extends Fields, V extends View, R extends Record<ShownIn<F, V>, unknown>>(
  fields: F,
  view: V,
  row: R,
): Pick<R, ShownIn<F, V>> =>
  Object.fromEntries(listShown(fields, view).map((name) => [name, row[name]])) as Pick<R, ShownIn<F, V>>
