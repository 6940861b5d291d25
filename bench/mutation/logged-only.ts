type Node = {
  type: string
  /** Of an object. */
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

/** The cause of an error and the lines of a log reach nobody who calls: the tests of the logger are for what they hide. */
const shouldIgnore = ({ node }: { node: Node }): string | undefined =>
  isCause(node) || isLogging(node) ? 'only a log would show it' : undefined

/** By this name Stryker finds it. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'logged-only', value: { shouldIgnore } }]
