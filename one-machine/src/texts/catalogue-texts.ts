import { type ESTree, parseSync } from 'vite'
import { type Node, writtenText } from './written-text.ts'

export type TextPair = { key: string; fr: string; en: string }

/** Every text of a file that has French and English side by side: `{ fr: …, en: … }`, wherever it stands. */
export function textsIn(code: string, file = 'x.ts'): TextPair[] {
  const { program } = parseSync(file, code)
  const constants = new Map(program.body.flatMap(declaredIn))
  const resolve = (node: Node | undefined): Node | undefined => {
    const plain = withoutTypes(node)
    return plain?.type === 'Identifier' && constants.has(plain.name) ? resolve(constants.get(plain.name)) : plain
  }
  const pairs: TextPair[] = []
  const visit = (node: Node, name: string) => {
    if (node.type === 'ObjectExpression') {
      const [fr, en] = [propertyOf(node, 'fr'), propertyOf(node, 'en')].map(resolve)
      if (fr && en) return void pairs.push(...pairUp(fr, en, name, resolve))
    }
    for (const [key, child] of childrenOf(node)) visit(child, key || name)
  }
  for (const statement of program.body) visit(statement, '')
  return pairs
}

type Resolve = (node: Node | undefined) => Node | undefined

function pairUp(fr: Node | undefined, en: Node | undefined, key: string, resolve: Resolve): TextPair[] {
  const [french, english] = [returned(fr), returned(en)]
  if (french?.type !== 'ObjectExpression') return [{ key, fr: writtenText(fr), en: writtenText(en) }]
  const englishTexts = english?.type === 'ObjectExpression' ? entriesOf(english, resolve) : new Map<string, Node>()
  return [...entriesOf(french, resolve)].flatMap(([name, text]) =>
    pairUp(resolve(text), resolve(englishTexts.get(name)), key ? `${key}.${name}` : name, resolve),
  )
}

/** A mail is a function that returns its texts. */
const returned = (node: Node | undefined) => (node?.type === 'ArrowFunctionExpression' ? withoutTypes(node.body) : node)

/** With the properties of objects that are spread into it. */
function entriesOf(node: ESTree.ObjectExpression, resolve: Resolve): Map<string, Node> {
  return new Map(
    node.properties.flatMap((property): [string, Node][] => {
      if (property.type === 'Property') return [[keyOf(property), property.value]]
      const spread = resolve(property.argument)
      return spread?.type === 'ObjectExpression' ? [...entriesOf(spread, resolve)] : []
    }),
  )
}

const propertyOf = (node: ESTree.ObjectExpression, name: string): Node | undefined =>
  node.properties.find((it): it is ESTree.ObjectProperty => it.type === 'Property' && keyOf(it) === name)?.value

const keyOf = ({ key }: { key: ESTree.PropertyKey }): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

function withoutTypes(node: Node | undefined): Node | undefined {
  return node && 'expression' in node && typeof node.expression === 'object'
    ? withoutTypes(node.expression as Node)
    : node
}

/** Top-level constants, exported or not: `const fr = {…}`, `export const x = { fr, en }`. */
function declaredIn(statement: Node): [string, Node][] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : []))
}

/** With the name that a child gives to its texts: that of a property, or of a constant with several mails beside it. */
function childrenOf(node: Node): [string, Node][] {
  const name = node.type === 'Property' ? keyOf(node) : nameOfConstant(node)
  return Object.values(node).flatMap((value) =>
    [value].flat().flatMap((child): [string, Node][] => (typeof child?.type === 'string' ? [[name, child]] : [])),
  )
}

const nameOfConstant = (node: Node) =>
  node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && !/Messages$/.test(node.id.name)
    ? node.id.name
    : ''
