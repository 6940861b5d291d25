import { expect, it } from 'vitest'
import { findOldFileLink } from './old-file-link.ts'

const token = `${'aB3-_'.repeat(8)}xyz`

it.each([
  ['https://owner.example', `/dossier/${token}`, `https://owner.example/dossier/${token}`],
  ['https://owner.example/', `/dossier/${token}/`, `https://owner.example/dossier/${token}`],
  ['https://owner.example', '/dossier/', undefined],
  ['https://owner.example', '/dossier', undefined],
  ['https://owner.example', '/mon-dossier/type', undefined],
  ['https://owner.example', '/dossier/a/b', undefined],
  ['https://owner.example', '/dossier/..%2fhome', undefined],
  ['https://owner.example', '/dossier/a%0d%0ab', undefined],
])('on %s, %s leads to %s', (webUrl, pathname, address) => expect(findOldFileLink(webUrl)(pathname)).toBe(address))
