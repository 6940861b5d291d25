import { type CssNode, parseCss } from './parse-css.ts'

/** Around the markup of React in a document, and what the loader adds. */
const namesOfEveryPage = ['html', 'body', '#root', '.offline-notice-text']

/** Elements, `.classes` and `#ids` of a page. */
type Names = ReadonlySet<string>

type Declaration = {
  text: string
  variable: string | undefined
  uses: readonly string[]
  animations: readonly string[]
}
type Selector = { text: string; names: readonly string[] }
type Rule = { kind: 'rule'; selectors: readonly Selector[]; declarations: readonly Declaration[] }
type Group = { kind: 'group'; prelude: string; nodes: readonly Prepared[] }
type Prepared = Rule | Group | Extract<CssNode, { kind: 'keyframes' | 'text' }>

/**
 * Returns a function that finds the rules which the markup of a page needs. A rule stays when its elements, classes and
 * ids are all in the page; states and attributes may change later and are not compared.
 */
export function createCriticalStyles(css: string): (html: string) => string {
  const nodes = parseCss(css).map(prepare)
  return (html) => {
    const names = namesIn(html)
    const kept = nodes.flatMap((node) => keepNode(node, names))
    return kept.map(writerOf(usedBy(kept))).join('')
  }
}

function prepare(node: CssNode): Prepared {
  if (node.kind === 'group') return { ...node, nodes: node.nodes.map(prepare) }
  if (node.kind !== 'rule') return node
  return {
    kind: 'rule',
    selectors: node.selectors.map((text) => ({ text, names: namesOf(text) })),
    declarations: node.declarations.map((text) => ({
      text,
      variable: /^--[\w-]+/.exec(text)?.[0],
      uses: Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name),
      animations: /^(-\w+-)?animation/.test(text) ? (text.match(/[\w-]+/g) ?? []) : [],
    })),
  }
}

/** What elements must be called; `:has(x)` asks for x, `:not(…)` and the like for nothing. */
function namesOf(selector: string): readonly string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '')
  for (let longer = ''; longer !== plain; ) {
    longer = plain
    plain = plain.replaceAll(/:has\(([^(),]*)\)/g, ' $1').replaceAll(/::?[\w-]+\([^()]*\)/g, ':')
  }
  return plain.replaceAll(/::?[\w-]*/g, ' ').match(/[.#]?-?[a-z_][\w-]*/gi) ?? []
}

function namesIn(html: string): Names {
  const names = new Set(namesOfEveryPage)
  for (const [, element = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(element.toLowerCase())
  for (const [, kind, value = ''] of html.matchAll(/\s(class|id)="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) names.add(`${kind === 'id' ? '#' : '.'}${name}`)
  }
  return names
}

function keepNode(node: Prepared, names: Names): Prepared[] {
  if (node.kind === 'group') {
    const nodes = node.nodes.flatMap((inner) => keepNode(inner, names))
    // An empty layer stays: it keeps its place among the layers of the stylesheets that come later.
    return nodes.length > 0 || node.prelude.startsWith('@layer') ? [{ ...node, nodes }] : []
  }
  if (node.kind !== 'rule') return [node]
  const selectors = node.selectors.filter((selector) => selector.names.every((name) => names.has(name)))
  return selectors.length > 0 ? [{ ...node, selectors }] : []
}

type Used = { variables: ReadonlySet<string>; animations: ReadonlySet<string> }

/** Variables and animations that the declarations use, also through other variables. */
function usedBy(nodes: readonly Prepared[]): Used {
  const declarations = nodes.flatMap(declarationsIn)
  const variables = new Set<string>()
  const use = (name: string) => {
    if (variables.has(name)) return
    variables.add(name)
    for (const { variable, uses } of declarations) if (variable === name) uses.forEach(use)
  }
  for (const { variable, uses } of declarations) if (!variable) uses.forEach(use)
  return { variables, animations: new Set(declarations.flatMap(({ animations }) => animations)) }
}

const declarationsIn = (node: Prepared): readonly Declaration[] => {
  if (node.kind === 'group') return node.nodes.flatMap(declarationsIn)
  return node.kind === 'rule' ? node.declarations : []
}

const writerOf = ({ variables, animations }: Used) => {
  const write = (node: Prepared): string => {
    if (node.kind === 'group') {
      const content = node.nodes.map(write).join('')
      return content || node.prelude.startsWith('@layer') ? `${node.prelude}{${content}}` : ''
    }
    if (node.kind === 'text') return node.text
    if (node.kind === 'keyframes') return animations.has(node.name) ? node.text : ''
    const declarations = node.declarations.filter(({ variable }) => !variable || variables.has(variable))
    if (declarations.length === 0) return ''
    const selectors = node.selectors.map(({ text }) => text).join(',')
    return `${selectors}{${declarations.map(({ text }) => text).join(';')}}`
  }
  return write
}
