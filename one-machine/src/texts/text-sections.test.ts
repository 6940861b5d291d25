import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectRoot } from '#project.ts'
import { headingOf, listTextFiles } from './text-sections.ts'

const files = listTextFiles(projectRoot)
const headings = files.map(headingOf)

it('lists every catalogue of the project', () => {
  const catalogues = globSync('{api,identity,stand-ins,sites/*}/src/**/*.messages.ts', { cwd: projectRoot })
  // Catalogues that only repeat `texts/` have no text of their own.
  const repeated = catalogues.filter((file) => /-texts[.]messages[.]ts$/.test(file))
  const listed = new Set(files.map(({ file }) => file))
  expect(catalogues.filter((file) => !listed.has(file) && !repeated.includes(file))).toEqual([])
})

it.each([
  ['of one screen', 'owner landing (sites/owner/src/landing/landing.messages.ts)'],
  ['of every screen', 'owner every screen (sites/owner/src/app/layout/header.messages.ts)'],
  ['of several', 'owner application, owner shared-file (sites/owner/src/complete-file/file-view.messages.ts)'],
  ['of a server', 'api/src/complete-file/complete-file-words.messages.ts'],
])('names the screen of texts %s', (_, heading) => expect(headings).toContain(heading))

it('finds both languages of every text', () => {
  const halves = files.flatMap(({ file, texts }) =>
    texts.filter(({ fr, en }) => !fr !== !en).map(({ key }) => [file, key]),
  )
  expect(halves).toEqual([])
})
