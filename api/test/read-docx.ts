import { inflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; date: number; text: string }

/** The files of a ZIP archive, by its directory. */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const data = Buffer.from(bytes)
  const end = data.length - 22
  if (data.readUInt32LE(end) !== 0x06054b50) throw new Error('not a ZIP archive')
  const entries: ZipEntry[] = []
  let at = data.readUInt32LE(end + 16)
  for (let left = data.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [data.readUInt16LE(at + 10), data.readUInt32LE(at + 20)]
    const nameLength = data.readUInt16LE(at + 28)
    const local = data.readUInt32LE(at + 42)
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28)
    const packed = data.subarray(start, start + size)
    entries.push({
      name: data.toString('utf8', at + 46, at + 46 + nameLength),
      date: data.readUInt32LE(at + 12),
      text: (method === 8 ? inflateRawSync(packed) : packed).toString('utf8'),
    })
    at += 46 + nameLength + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32)
  }
  return entries
}

/** Fails unless every tag is closed in its turn, below one root. */
export function assertWellFormed(xml: string): void {
  const open: string[] = []
  let roots = 0
  for (const [, closing, name = '', rest = ''] of xml.matchAll(
    /<(\/?)([A-Za-z_][\w:.-]*)((?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
    } else {
      if (open.length === 0) roots++
      if (!rest.endsWith('/')) open.push(name)
    }
  }
  if (open.length > 0 || roots !== 1) throw new Error(`${roots} roots, open: ${open}`)
  const texts = xml.replaceAll(/<[^>]*>/g, '')
  if (/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(texts)) throw new Error('a character that is not escaped')
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', '’')
    .replaceAll('&amp;', '&')

/** Each paragraph of a DOCX: its style, and its text. */
export function readParagraphs(bytes: Uint8Array): { style: string; text: string }[] {
  const document = readZip(bytes).find(({ name }) => name === 'word/document.xml')?.text ?? ''
  return [...document.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, paragraph = '']) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? '',
    text: unescaped([...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, words]) => words).join('')),
  }))
}
