/** What a trust list needs of XML, and nothing else: no DTD, no entities of its own, no CDATA, no instructions. */
export class MalformedXml extends Error {}

export type XmlElement = {
  /** With its namespace: `{http://uri.etsi.org/02231/v2#}TSPName`. */
  name: string
  children: XmlElement[]
  /** Of the element itself, not of its children. */
  text: string
}

const maxDepth = 40
const maxElements = 200_000

type Open = XmlElement & { tag: string; namespaces: Readonly<Record<string, string>> }

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const nameSigns = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?'
const attribute = `\\s+(${nameSigns})\\s*=\\s*("[^"<]*"|'[^'<]*')`
const startTag = new RegExp(`^<(${nameSigns})((?:${attribute})*)\\s*(/?)>`)
const endTag = new RegExp(`^</(${nameSigns})\\s*>`)

export function readXml(text: string): XmlElement {
  const root: Open = { name: '', tag: '', children: [], text: '', namespaces: {} }
  const open: Open[] = [root]
  let at = text.match(/^\uFEFF?(?:<\?xml [^<>]{0,200}\?>)?/)?.[0].length ?? 0
  let elements = 0
  while (at < text.length) {
    const current = open.at(-1) as Open
    const next = text.indexOf('<', at)
    const end = next === -1 ? text.length : next
    current.text += decode(text.slice(at, end))
    if (next === -1) break
    if (text.startsWith('<!--', next)) at = endOfComment(text, next)
    else if (text.startsWith('</', next)) at = next + close(open, tagAt(text, next))
    else {
      if (++elements > maxElements || open.length > maxDepth) throw new MalformedXml('too many elements')
      at = next + start(open, tagAt(text, next))
    }
  }
  const [only, ...more] = root.children
  if (open.length > 1 || !only || more.length > 0 || root.text.trim() !== '') throw new MalformedXml('not one element')
  return only
}

/** The tag up to its end; its attributes are short. */
function tagAt(text: string, at: number): string {
  const end = text.indexOf('>', at)
  if (end === -1 || end - at > 10_000) throw new MalformedXml('a tag without end')
  return text.slice(at, end + 1)
}

function start(open: Open[], tag: string): number {
  const [all, name = '', attributes = ''] = tag.match(startTag) ?? []
  if (all === undefined) throw new MalformedXml('not a tag; a DTD, CDATA or an instruction is refused')
  const parent = open.at(-1) as Open
  const declared = [...attributes.matchAll(new RegExp(attribute, 'g'))].flatMap(([, key = '', value = '']) => {
    const [, prefix] = key.match(/^xmlns(?::(.*))?$/) ?? [undefined, null]
    return prefix === null ? [] : [[prefix ?? '', decode(value.slice(1, -1))]]
  })
  const namespaces = { ...parent.namespaces, ...Object.fromEntries(declared) }
  const element: Open = { name: fullName(name, namespaces), tag: name, children: [], text: '', namespaces }
  parent.children.push(element)
  if (!all.endsWith('/>')) open.push(element)
  return all.length
}

function close(open: Open[], tag: string): number {
  const [all, name] = tag.match(endTag) ?? []
  const closed = open.length > 1 ? open.pop() : undefined
  if (all === undefined || closed?.tag !== name) throw new MalformedXml('an end without its start')
  return all.length
}

function fullName(name: string, namespaces: Readonly<Record<string, string>>): string {
  const [local = '', prefix = ''] = name.split(':').reverse()
  const namespace = namespaces[prefix]
  if (namespace === undefined && prefix !== '') throw new MalformedXml('a prefix without namespace')
  return `{${namespace ?? ''}}${local}`
}

function endOfComment(text: string, at: number): number {
  const end = text.indexOf('-->', at + 4)
  if (end === -1) throw new MalformedXml('a comment without end')
  return end + 3
}

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|(\w{1,10}));|&/g, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    const decoded = code === undefined ? entities[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined
    if (decoded === undefined) throw new MalformedXml(`the entity ${all} is refused`)
    return decoded
  })
