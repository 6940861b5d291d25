/** A style rule, an at-rule with rules in it, or anything else (`@font-face`, `@layer a, b;`) as it is written. */
export type CssNode =
  | { kind: 'rule'; selectors: readonly string[]; declarations: readonly string[] }
  | { kind: 'group'; prelude: string; nodes: readonly CssNode[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'text'; text: string }

/** Reads the minified CSS of the build: no comments, no nested rules. */
export function parseCss(css: string): CssNode[] {
  const nodes: CssNode[] = []
  let start = 0
  while (start < css.length) {
    const end = findNext(css, start, '{;')
    const prelude = css.slice(start, end).trim()
    if (css[end] !== '{') {
      if (prelude) nodes.push({ kind: 'text', text: `${prelude};` })
      start = end + 1
      continue
    }
    const close = findClosing(css, end)
    nodes.push(nodeOf(prelude, css.slice(end + 1, close)))
    start = close + 1
  }
  return nodes
}

function nodeOf(prelude: string, body: string): CssNode {
  if (!prelude.startsWith('@')) {
    return { kind: 'rule', selectors: splitAt(prelude, ','), declarations: splitAt(body, ';') }
  }
  const [, rule = '', name = ''] = /^@(?:-\w+-)?([\w-]+)\s*(.*)$/s.exec(prelude) ?? []
  if (rule === 'keyframes') return { kind: 'keyframes', name, text: `${prelude}{${body}}` }
  if (['layer', 'media', 'supports', 'container', 'scope', 'starting-style'].includes(rule)) {
    return { kind: 'group', prelude, nodes: parseCss(body) }
  }
  return { kind: 'text', text: `${prelude}{${body}}` }
}

/** Splits where no bracket and no string is open. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  while (start <= text.length) {
    const end = findNext(text, start, separator)
    const part = text.slice(start, end).trim()
    if (part) parts.push(part)
    start = end + 1
  }
  return parts
}

/** The position of one of the characters outside of brackets and strings, or the end. */
function findNext(text: string, from: number, characters: string): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = findQuote(text, at)
    else if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth--
    else if (depth === 0 && characters.includes(character)) return at
  }
  return text.length
}

function findClosing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = findQuote(text, at)
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
  }
  throw new SyntaxError('A stylesheet of the build has an open bracket.')
}

function findQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[open]) return at
  }
  return text.length
}
