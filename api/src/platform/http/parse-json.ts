import { AppError } from '@bailclair/domain/contract/errors.ts'

/** More than any contract needs, and little enough for recursive parsers. */
const maxDepth = 16
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

const utf8 = new TextDecoder('utf-8', { fatal: true })
/** Brackets and strings; a string followed by a colon is a key. */
const tokens = /[{}[\]]|("(?:[^"\\]|\\.)*")(\s*:)?/g

/** Accepts only JSON that all parsers read alike: valid UTF-8, no duplicate keys, no prototype keys, limited depth. */
export function parseJson(bytes: Buffer): unknown {
  try {
    const text = utf8.decode(bytes)
    const value: unknown = JSON.parse(text)
    assertPlain(text)
    return value
  } catch (cause) {
    throw new AppError('InvalidRequest', { cause })
  }
}

/** `text` is already valid JSON, so its brackets match. */
function assertPlain(text: string) {
  const keysOf: Set<string>[] = []
  for (const [token, quoted, colon] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') keysOf.push(new Set())
    else if (token === '}' || token === ']') keysOf.pop()
    else if (quoted && colon) addKey(keysOf.at(-1), quoted)
    if (keysOf.length > maxDepth) throw new SyntaxError('nested too deeply')
  }
}

function addKey(keys: Set<string> | undefined, quoted: string) {
  const key: string = JSON.parse(quoted)
  if (forbiddenKeys.has(key) || keys?.has(key)) throw new SyntaxError('forbidden or repeated key')
  keys?.add(key)
}
