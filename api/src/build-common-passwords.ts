import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { gunzipSync } from 'node:zlib'
import { commonForms } from '@bailclair/domain/identity/common-forms.rules.ts'
import { createPasswordFilter } from './identity/common-passwords/password-filter.ts'

/** Rebuilds both lists from a public one, most frequent first (api/assets/common-passwords/README.md). */

const serverEntries = 120_000
const browserEntries = 3_000
const dataFile = new URL('../../domain/src/identity/common-passwords.data.ts', import.meta.url)
const wordsFile = new URL('../assets/common-passwords/own-words.txt', import.meta.url)
const filterFile = new URL('../assets/common-passwords/common-passwords.bloom', import.meta.url)

const [, , path] = argv
if (!path) throw new Error('Give the path of a list of passwords, gzipped, most frequent first.')
const ranked = gunzipSync(readFileSync(path)).toString('utf8').normalize('NFKC').toLowerCase().split(/\s+/)
const kept = readFileSync(wordsFile, 'utf8').trim().split(/\s+/)

const distinct = [...new Set([...kept, ...ranked])].filter((entry) => entry.length >= 4)
writeFileSync(filterFile, createPasswordFilter(distinct.slice(0, serverEntries)))

/** `bonjour` covers `Bonjour123!`, and a password without letters is too weak anyway. */
const wordOf = (entry: string) => entry.replace(/(?<=[a-z]{4})\d+$/, '')
const isWord = (entry: string) => /^[!-Z^_a-~]{4,}$/.test(entry) && /[a-z]/.test(entry)
const small = new Set<string>()
for (const word of [...kept, ...ranked].map(wordOf)) {
  if (small.size === browserEntries) break
  if (isWord(word) && !commonForms(word).some((form) => small.has(form))) small.add(word)
}
const lines: string[] = []
for (const entry of [...small].toSorted()) {
  const last = lines.at(-1)
  if (last !== undefined && last.length + entry.length < 119) lines[lines.length - 1] = `${last} ${entry}`
  else lines.push(entry)
}
const [comment] = readFileSync(dataFile, 'utf8').split('export const')
writeFileSync(dataFile, `${comment}export const commonPasswords = \`\n${lines.join('\n')}\n\`\n`)
console.log(`${Math.min(distinct.length, serverEntries)} on the server, ${small.size} in the browser`)
