import type { Language } from '@bailclair/domain/value/language.ts'
import type { Rolldown } from 'vite'
import type { PageFiles } from '#server/build-manifest.ts'
import { findTexts } from './split-languages.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'isEntry' | 'imports' | 'moduleIds'>

/** The page of the route `NotFound` is `not-found.page.tsx`, in the folder of its feature or in `pages`. */
export const pageFileOf = (name: string): string =>
  `/${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.page.tsx`

export function filesOfPage(name: string, chunks: readonly Chunk[]): Omit<PageFiles, 'styles'> {
  const entry = chunks.find(({ isEntry }) => isEntry)
  const isPage = (id: string | null) => id?.endsWith(pageFileOf(name)) ?? false
  // A page that others also render (the 404 page) has no chunk of its own.
  const page =
    chunks.find(({ facadeModuleId }) => isPage(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isPage))
  if (!entry || !page) throw new Error(`The route ${name} has no page: expected a file ${pageFileOf(name).slice(1)}.`)

  const needed = new Set<Chunk>()
  const need = (chunk: Chunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const file of chunk.imports) need(chunks.find(({ fileName }) => fileName === file))
  }
  need(entry)
  need(page)

  const modules = new Set([...needed].flatMap(({ moduleIds }) => moduleIds))
  const textsIn = (language: Language) =>
    chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => {
        const texts = findTexts(id)
        return texts?.language === language && modules.has(texts.file)
      }),
    )
  const files = (some: Iterable<Chunk>) => Array.from(some, ({ fileName }) => `/${fileName}`)
  return { scripts: files(needed), texts: { fr: files(textsIn('fr')), en: files(textsIn('en')) } }
}
