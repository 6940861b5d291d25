import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { getClamd } from './find-clamd.ts'

const folder = mkdtempSync(join(tmpdir(), 'bailclair-clamd-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'clamd')

it('says what is missing, and finds what is there', () => {
  expect(() => getClamd({ PATH: '/nowhere' }, folder)).toThrow('apt install clamav-daemon')
  expect(() => getClamd({ CLAMD_PATH: '/nowhere/clamd' }, folder)).toThrow('where there is nothing')
  writeFileSync(path, '')
  expect(getClamd({ PATH: `/nowhere:${folder}` }, '/nowhere')).toBe(path)
  expect(getClamd({ PATH: '' }, folder)).toBe(path)
  expect(getClamd({ CLAMD_PATH: path }, '/nowhere')).toBe(path)
})
