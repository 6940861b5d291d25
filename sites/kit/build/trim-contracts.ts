import type { ESTree, Plugin } from 'vite'
import { parseSync, Visitor } from 'vite'

/** What only the API and OpenAPI read of a route. */
export const serverProperties = [
  'access',
  'recentSignIn',
  'summary',
  'status',
  'cacheSeconds',
  'notFound',
  'params',
  'query',
  'headers',
  'isStreamed',
] as const

const isServerProperty = (name: string) => (serverProperties as readonly string[]).includes(name)

/** In the client build, contracts lose what a caller does not read, and with it the schemas that nothing else uses. */
export const trimContracts: Plugin = {
  name: 'bailclair:trim-contracts',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/domain\/src\/.+\.contract\.ts$/ },
    handler(code) {
      return this.environment.config.consumer === 'client' ? { code: trimContract(code), map: null } : undefined
    },
  },
}

export function trimContract(code: string): string {
  const { program, errors } = parseSync('x.contract.ts', code)
  const problem = errors[0]
  if (problem) throw new SyntaxError(problem.message)
  const ranges: { start: number; end: number }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [route] }: ESTree.CallExpression) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineRoute' || route?.type !== 'ObjectExpression') return
      for (const property of route.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier' && isServerProperty(property.key.name))
          ranges.push({ start: property.start, end: endWithComma(code, property.end) })
    },
  }).visit(program)
  return ranges
    .sort((a, b) => b.start - a.start)
    .reduce((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), code)
}

const endWithComma = (code: string, end: number) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
