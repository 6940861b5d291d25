type Node = {
  type: string
  /** Of an object expression. */
  properties?: { key?: { name?: string } }[]
  /** Of a call. */
  callee?: { object?: { name?: string; property?: { name?: string } } }
  /** Of a function. */
  body?: Node
}

const isCause = ({ type, properties }: Node) =>
  type === 'ObjectExpression' && properties?.length === 1 && properties[0]?.key?.name === 'cause'

const isLogging = ({ type, callee, body }: Node): boolean =>
  type === 'CallExpression'
    ? (callee?.object?.name ?? callee?.object?.property?.name) === 'logger'
    : type === 'ArrowFunctionExpression' && body !== undefined && isLogging(body)

/** Log lines and error causes are not part of any response, so no test has to notice a mutant in them. */
const shouldIgnore = ({ node }: { node: Node }): string | undefined =>
  isCause(node) || isLogging(node) ? 'only a log would show it' : undefined

/** Stryker looks for an export of this name. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'log-mutants', value: { shouldIgnore } }]
