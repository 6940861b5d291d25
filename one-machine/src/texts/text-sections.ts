import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TextPair, textsIn } from './catalogue-texts.ts'
import { filesLoadedBy, isPage, screenName } from './screens.ts'

/** One file with texts, and the screens that show it. */
export type TextFile = { file: string; screens: string[]; texts: TextPair[] }

const sources = [
  '{api,identity,stand-ins,sites/*}/src/**/*.messages.ts',
  'texts/src/*.ts',
  'sites/*/src/app/*routes.ts',
]

/** Files with texts, in the order of reading: screen by screen, then what several show, then servers. */
export function listTextFiles(root: string): TextFile[] {
  const roots = globSync('sites/{owner,tenant,desk,kit}/src/{**/*.page.tsx,app/entry-client.tsx}', { cwd: root })
  const loaded = roots.map((start) => ({ screen: nameOf(start), files: filesLoadedBy(root, start) }))
  const found = globSync(sources, { cwd: root })
  return found
    .map((file) => ({
      file,
      screens: loaded.flatMap(({ screen, files }) => (files.has(file) ? screen : [])).toSorted(),
      texts: textsIn(readFileSync(join(root, file), 'utf8'), file),
    }))
    .filter(({ texts }) => texts.length > 0)
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

const nameOf = (start: string) => (isPage(start) ? screenName(start) : `${start.split('/')[1]} every screen`)

/** A catalogue of every screen or of several comes after the screens of its site. */
const orderOf = ({ file, screens }: TextFile) => {
  const [screen = ''] = screens
  if (screens.length === 0) return `3 ${file}`
  return screens.length === 1 && !screen.endsWith('every screen') ? `1 ${screen} ${file}` : `2 ${file}`
}

/** More are counted. */
const namedScreens = 5

/** The heading above the texts of a file. */
export function headingOf({ file, screens }: TextFile): string {
  const everywhere = screens.filter((screen) => screen.endsWith('every screen'))
  const shown = everywhere.length > 0 ? everywhere : screens
  if (shown.length > namedScreens) return `${shown.length} screens, ${shown[0]} first (${file})`
  return shown.length > 0 ? `${shown.join(', ')} (${file})` : file
}
