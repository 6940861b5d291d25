import { z } from 'zod/mini'
import { isAddress } from '#network/networks.ts'
import { variables } from './site-environment.ts'

/** Builders for the environment of a server; those for the sites are in site-environment.ts. */

export const described = <S extends z.ZodMiniType>(schema: S, description: string): S => {
  variables.add(schema, { description })
  return schema
}

/** A secret has no default; load-config.ts of each server sets one in the one-machine mode only. */
export const secret = <S extends z.ZodMiniType>(schema: S, description: string): S => {
  variables.add(schema, { description, secret: true })
  return schema
}

export const between = (min: number, max: number, byDefault: number, description: string) =>
  described(z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), byDefault), description)

export const address = (byDefault: string, description: string) =>
  described(z._default(z.string().check(z.refine(isAddress, 'expected an IP address')), byDefault), description)

const words = z.pipe(
  z.string(),
  z.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
)

/** At least one of these words, separated by spaces or commas; all of them by default. */
export const someOf = <const V extends readonly [string, ...string[]]>(options: V, description: string) =>
  described(
    z._default(
      z.pipe(words, z.array(z.enum(options)).check(z.minLength(1, `expected some of ${options.join(', ')}`))),
      [...options] as never,
    ),
    description,
  )

/** Words separated by spaces or commas; each must be valid. */
export const list = (isAcceptable: (word: string) => boolean, expected: string, description: string) =>
  described(
    z._default(z.pipe(words, z.array(z.string().check(z.refine(isAcceptable, `expected ${expected}`)))), []),
    description,
  )
