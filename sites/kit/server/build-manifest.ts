import { readFile } from 'node:fs/promises'

/** The files of a page, so that the HTML can preload them. Paths from the site root. */
export type PageFiles = { scripts: string[]; texts: { fr: string[]; en: string[] } }

/** `dist/manifest.json`, written by build-site.ts. */
export type BuildManifest = {
  entry: string
  styles: string[]
  fonts: string[]
  /** By route name. */
  pages: Record<string, PageFiles>
}

export async function readManifest(file: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(file, 'utf8')) as BuildManifest
}
