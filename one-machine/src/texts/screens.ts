import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the packages of the project have their source. */
const packages: Readonly<Record<string, string>> = {
  domain: 'domain/src',
  texts: 'texts/src',
  'site-kit': 'sites/kit/src',
}

const importedName = /(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g

/** All files that a file of a site loads, itself included. Pages of other routes are not followed. */
export function filesLoadedBy(root: string, start: string): Set<string> {
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file) || !existsSync(join(root, file))) return
    loaded.add(file)
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(importedName)) {
      const target = fileOf(name, file)
      if (target && !isPage(target)) load(target)
    }
  }
  load(start)
  return loaded
}

export const isPage = (file: string): boolean => file.endsWith('.page.tsx')

/** `sites/owner/src/pages/landing.page.tsx` → `owner landing` */
export const screenName = (page: string): string =>
  page.replace(/^sites\/(\w+)\/src\/(?:.*\/)?([\w-]+)[.]page[.]tsx$/, '$1 $2')

function fileOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(importer), name)
  const [source] = /^.+?\/src(?=\/)/.exec(importer) ?? []
  if (name.startsWith('#')) return source && join(source, name.slice(1))
  const [, packageName = '', path = ''] = /^@bailclair\/([\w-]+)\/(.+)$/.exec(name) ?? []
  const folder = packages[packageName]
  return folder && join(folder, path)
}
