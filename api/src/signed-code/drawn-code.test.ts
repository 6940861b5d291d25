import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { codeFacts, codeKinds, codeProblems, codeResults } from '@bailclair/domain/signed-code/signed-code.schema.ts'
import { codeAuthority } from '@bailclair/stand-ins/signed-code/code-authority.ts'
import { drawCode, signCode } from '@bailclair/stand-ins/signed-code/sign-code.ts'
import { codeWords } from '@bailclair/texts/signed-code-texts.ts'
import { expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

it.each(['VALID', 'VALID_P384', 'VALID_P521'] as const)('%s: a drawn code is read as the same bytes', async (name) => {
  const fields = [
    ['46', 'RETI PATRICK'],
    ['41', '63198'],
  ] as const
  const code = signCode({ type: '28', signedOn: '2026-08-01', fields }, codeAuthority.signers[name])
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } })
  const found = await readBarcodes(new Uint8Array(await drawCode(code)), { formats: ['DataMatrix'] })
  expect(found.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))).toEqual([code.toString('latin1')])
})

it.each(['fr', 'en'] as const)('everything about a code has words in %s, each its own', (language) => {
  const words = codeWords[language]
  for (const [ids, texts] of [
    [codeResults, words.results],
    [codeResults, words.meanings],
    [codeKinds, words.kinds],
    [codeFacts, words.facts],
    [codeProblems, words.problems],
  ] as const) {
    expect(Object.keys(texts)).toEqual([...ids])
    expect(new Set(Object.values(texts)).size).toBe(ids.length)
  }
})
