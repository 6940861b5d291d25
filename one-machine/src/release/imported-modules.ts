import { dirname, relative, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import type { Root } from './production-packages.ts'

export type ImportedModules = {
  /** Our own files, as paths in the project. */
  files: string[]
  /** What these import from npm. */
  packages: Root[]
}

/** Follows imports and `new URL('./thread.ts', import.meta.url)` from programs, as Node does. Throws where one leads nowhere. */
export async function importedModules(root: string, programs: readonly string[]): Promise<ImportedModules> {
  const files = new Set<string>()
  const packages = new Map<string, Root>()

  const followImports: Plugin = {
    name: 'follow-imports',
    resolveId(specifier, importer) {
      if (!importer || /^([./#]|@bailclair\/)/.test(specifier)) return null
      const folder = relative(root, dirname(importer))
      const name = packageName(specifier)
      if (!specifier.startsWith('node:')) packages.set(`${folder} ${name}`, { folder, name })
      return { id: specifier, external: true }
    },
    transform(code, importer) {
      for (const [, path = ''] of code.matchAll(/new URL\('([.][^']+[.]ts)', import[.]meta[.]url\)/g))
        this.emitFile({ type: 'chunk', id: resolve(dirname(importer), path) })
    },
    moduleParsed({ id }) {
      if (id.startsWith('/')) files.add(relative(root, id))
    },
  }
  const bundle = await rolldown({
    input: Object.fromEntries(programs.map((program) => [program, resolve(root, program)])),
    platform: 'node',
    treeshake: false,
    tsconfig: false,
    // as Node, which takes away what says `type`, and nothing else
    transform: { typescript: { onlyRemoveTypeImports: true } },
    plugins: [followImports],
  })
  await bundle.generate()
  await bundle.close()
  return { files: [...files].sort(), packages: [...packages.values()] }
}

const packageName = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
