import { readFile } from 'node:fs/promises'

/** What the browser needs for a page, so that the HTML can ask for all of it at once. Paths below the site's root. */
export type PageFiles = { scripts: string[]; texts: { fr: string[]; en: string[] } }

/** `dist/manifest.json`, written by build/build.ts. */
export type BuildManifest = {
  entry: string
  styles: string[]
  fonts: string[]
  /** By the name of the route. */
  pages: Record<string, PageFiles>
}

export async function readManifest(file: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(file, 'utf8')) as BuildManifest
}
