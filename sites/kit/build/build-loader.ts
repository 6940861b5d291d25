import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** What all builds of a site have in common. */
export type Shared = InlineConfig & { root: string }

/** Bytes with gzip: every page carries them. */
const maxSize = 4_000

/** The loader as one classic script without imports, for the head of the pages (decision 213). */
export async function buildLoader(shared: Shared): Promise<string> {
  const result = await build({
    ...shared,
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(shared.root, 'src/app/loader.ts'), output: { format: 'iife' } },
    },
  })
  const [script, ...others] = (result as Rolldown.RolldownOutput).output
  if (others.length > 0) throw new Error('The loader must be one script.')
  const code = script.code.trim()
  const size = gzipSync(code).length
  if (size > maxSize) throw new Error(`The loader has ${size} bytes with gzip, more than ${maxSize}.`)
  // It would end the script element.
  if (/<\/script|<!--/i.test(code)) throw new Error('The loader cannot be written into a page.')
  return code
}
