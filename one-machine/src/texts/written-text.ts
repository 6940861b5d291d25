import type { ESTree } from 'vite'

export type Node = ESTree.Node

/** What a reader sees of a text: values in braces, alternatives with a bar. */
export function writtenText(node: Node | null | undefined): string {
  if (!node) return ''
  switch (node.type) {
    case 'Literal':
      return String(node.value)
    case 'TemplateLiteral':
      return node.quasis.map(({ value }, i) => value.cooked + writtenText(node.expressions[i])).join('')
    case 'ConditionalExpression':
      return alternatives([node.consequent, node.alternate])
    case 'LogicalExpression':
      return alternatives([node.left, node.right])
    case 'BinaryExpression':
      return node.operator === '+' ? writtenText(node.left) + writtenText(node.right) : ''
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? alternatives(returnedBy(node.body)) : writtenText(node.body)
    case 'CallExpression':
      return writtenCall(node)
    case 'ArrayExpression':
      return node.elements.map(writtenText).join(' ¶ ')
    case 'ObjectExpression':
      return node.properties.map((it) => (it.type === 'Property' ? writtenText(it.value) : '')).join(' ¶ ')
    case 'MemberExpression':
      return writtenText(node.property as Node)
    case 'Identifier':
      return `{${node.name}}`
    default:
      return 'expression' in node ? writtenText(node.expression as Node) : ''
  }
}

/** `fr.plural(count, 'bien', 'biens')` is both words; any other call is what it is given. */
function writtenCall({ callee, arguments: values }: ESTree.CallExpression): string {
  if (callee.type === 'MemberExpression' && writtenText(callee) === '{plural}') return alternatives(values.slice(1))
  return values.map((value) => writtenText(value as Node)).join(' ') || writtenText(callee)
}

const alternatives = (nodes: readonly (Node | null)[]) => {
  const texts = [...new Set(nodes.map(writtenText).filter(Boolean))]
  return texts.length > 1 ? `[${texts.join(' | ')}]` : (texts[0] ?? '')
}

const returnedBy = (node: Node): Node[] => {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
  if (node.type === 'BlockStatement') return node.body.flatMap(returnedBy)
  if (node.type === 'IfStatement') return [node.consequent, node.alternate].flatMap((it) => (it ? returnedBy(it) : []))
  return []
}
