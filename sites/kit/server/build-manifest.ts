import { readFile } from 'node:fs/promises'

/** The files of a page, which its HTML links or preloads. Paths from the site root. */
export type PageFiles = { styles: string[]; scripts: string[]; texts: { fr: string[]; en: string[] } }

/** `dist/manifest.json`, written by build-site.ts. */
export type BuildManifest = {
  entry: string
  fonts: string[]
  /** The code of `src/app/loader/`, written into the pages. */
  loader: string
  /** By route name. The landing page links only the styles of the entry. */
  pages: Record<string, PageFiles>
}

export async function readManifest(file: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(file, 'utf8')) as BuildManifest
}
