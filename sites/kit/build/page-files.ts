import type { Language } from '@bailclair/domain/value/language.ts'
import type { Rolldown } from 'vite'
import { needsSignIn, type Route } from '#app/route.ts'
import type { PageFiles } from '#server/build-manifest.ts'
import { isOfEveryApplicantPage, isOfEverySignedInPage } from './module-owners.ts'
import { findTexts } from './split-languages.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'isEntry' | 'imports' | 'moduleIds'>

/** The page of the route `NotFound` is `not-found.page.tsx`, in the folder of its feature or in `pages`. */
export const pageFileOf = (name: string): string =>
  `/${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.page.tsx`

function frameOf(access: Route['access']): (id: string) => boolean {
  if (needsSignIn(access)) return isOfEverySignedInPage
  return access === 'anonymous' ? isOfEveryApplicantPage : () => false
}

/** Every script of a page, so that its HTML can ask for all of them at once. */
export function filesOfPage(
  { name, access }: Pick<Route, 'name' | 'access'>,
  chunks: readonly Chunk[],
): Omit<PageFiles, 'styles'> {
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
  const isOfFrame = frameOf(access)
  for (const chunk of chunks) if ([chunk.facadeModuleId ?? '', ...chunk.moduleIds].some(isOfFrame)) need(chunk)

  const modules = new Set([...needed].flatMap(({ moduleIds }) => moduleIds))
  const hasTexts = ({ moduleIds }: Chunk, language: Language) =>
    moduleIds.some((id) => {
      const texts = findTexts(id)
      return texts?.language === language && modules.has(texts.file)
    })
  const textsIn = (language: Language) => {
    const found = chunks.filter((chunk) => hasTexts(chunk, language))
    // A text of both languages is in a chunk that texts import.
    for (const file of found.flatMap(({ imports }) => imports)) need(chunks.find(({ fileName }) => fileName === file))
    return found
  }
  const files = (some: Iterable<Chunk>) => Array.from(some, ({ fileName }) => `/${fileName}`)
  const texts = { fr: files(textsIn('fr')), en: files(textsIn('en')) }
  return { scripts: files(needed), texts }
}
