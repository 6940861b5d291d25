import { fillPath, type PathParams } from './path-pattern.ts'

type Arguments<Pattern extends string> =
  Record<never, never> extends PathParams<Pattern> ? [params?: PathParams<Pattern>] : [params: PathParams<Pattern>]

/** `pathTo('Contact')`; required parameters are checked by the compiler. */
export const createPathTo =
  <const Patterns extends Readonly<Record<string, string>>>(patterns: Patterns) =>
  <Name extends keyof Patterns>(name: Name, ...[params]: Arguments<Patterns[Name]>): string =>
    fillPath<string>(patterns[name] as string, params ?? {})
