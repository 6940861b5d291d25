import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it } from 'vitest'

/** The script of the page in the frame, which no bundler reads. */
const script = readFileSync(join(import.meta.dirname, '../../../../public/pdf-frame.js'), 'utf8')
const origin = 'https://poste.example'

function openPage() {
  let receive: (message: object) => void = () => undefined
  const parent = { postMessage: () => undefined }
  const addEventListener = (_: string, listener: typeof receive) => {
    receive = listener
  }
  const types: string[] = []
  const createObjectURL = ({ type }: Blob) => {
    types.push(type)
    return ''
  }
  const location = { origin, hash: '' }
  runInNewContext(script, { addEventListener, parent, location, document, Blob, URL: { createObjectURL } })
  return { parent, receive, types }
}

afterEach(() => document.body.replaceChildren())

const data = { file: new Blob(['<script>'], { type: 'text/html' }), label: 'Carte' }
it.each([
  ['another site', { origin: 'https://ailleurs.example', data }],
  ['another window of this site', { source: {}, data }],
  ['the desk, without a file', { data: { file: 'https://ailleurs.example', label: 'Carte' } }],
])('shows nothing that %s sends', (_, message) => {
  const { parent, receive } = openPage()
  receive({ origin, source: parent, ...message })
  expect(document.querySelector('iframe')).toBeNull()
})

it('shows a file of the desk, and only as a PDF', () => {
  const { parent, receive, types } = openPage()
  receive({ origin, source: parent, data })
  expect(document.querySelector('iframe')?.title).toBe('Carte')
  expect(types).toEqual(['application/pdf'])
})
