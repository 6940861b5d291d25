import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { Site } from '#app/entry-server.tsx'
import type { BuildManifest } from '#server/build-manifest.ts'
import { buildGallery } from './build-gallery.ts'
import { checkScripts } from './check-scripts.ts'
import { createChunkGroups } from './chunk-names.ts'
import { filesOfPage, pageFileOf } from './page-files.ts'
import { findTextsChunkName, splitLanguages } from './split-languages.ts'
import { collectTextsGroups, type TextsGroups } from './texts-groups.ts'

// Whoever starts the build may be a test (NODE_ENV=test), and the bundler would then take React as developers get it.
process.env['NODE_ENV'] = 'production'

const web = resolve(import.meta.dirname, '..')
/** Built aside, by each process for itself, then put in place at once: a build that fails leaves the last good one. */
const aside = join(web, `.build-${process.pid}`)
const workshop = join(aside, 'dist')
const dist = join(web, 'dist')

const shared = {
  root: web,
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'warn',
  mode: 'production',
} satisfies InlineConfig

async function buildClient(groups: TextsGroups, site: Site): Promise<Rolldown.RolldownOutput['output']> {
  const publicPages = site.routes.filter(({ access }) => !access.endsWith('owner')).map(({ name }) => pageFileOf(name))
  const isPublicPage = (id: string) => publicPages.some((file) => id.endsWith(file))
  const result = await build({
    ...shared,
    plugins: [splitLanguages(groups)],
    build: {
      outDir: join(workshop, 'client'),
      emptyOutDir: true,
      cssCodeSplit: false,
      // The HTML names everything a page needs, and the strict policy of the site allows no inlined file.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(web, 'src/app/entry-client.tsx'),
        // A schema that nothing uses is dropped, and the schema library with it.
        treeshake: { manualPureFunctions: ['z'] },
        output: {
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${findTextsChunkName(facadeModuleId ?? null) ?? '[name]'}-[hash].js`,
          codeSplitting: { groups: createChunkGroups(isPublicPage) },
        },
      },
    },
  })
  return (result as Rolldown.RolldownOutput).output
}

/** One file with everything in it: what serves the pages needs no package at run time. */
async function buildServer(groups: TextsGroups): Promise<Site> {
  await build({
    ...shared,
    plugins: [collectTextsGroups(groups)],
    ssr: { noExternal: true },
    build: {
      ssr: join(web, 'src/app/entry-server.tsx'),
      outDir: join(workshop, 'server'),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const bundle: { site: Site } = await import(pathToFileURL(join(workshop, 'server/entry-server.js')).href)
  return bundle.site
}

function describeBuild(output: Rolldown.RolldownOutput['output'], site: Site): BuildManifest {
  const chunks = output.filter((file) => file.type === 'chunk')
  const assets = output.filter((file) => file.type === 'asset').map(({ fileName }) => `/${fileName}`)
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The client build has no entry.')
  return {
    entry: `/${entry.fileName}`,
    styles: assets.filter((file) => file.endsWith('.css')),
    fonts: assets.filter((file) => file.endsWith('.woff2')),
    pages: Object.fromEntries(
      [...site.routes, site.notFoundRoute].map(({ name }) => [name, filesOfPage(name, chunks)]),
    ),
  }
}

/** Compressed once, here, as small as it gets; fonts are already. */
async function compress(file: string) {
  if (!/[.](js|css|svg|json|txt)$/.test(file)) return
  const content = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

async function main() {
  const startedAt = performance.now()
  try {
    const groups: TextsGroups = new Map()
    const site = await buildServer(groups)
    const output = await buildClient(groups, site)
    await buildGallery(shared, join(workshop, 'gallery'))
    await checkScripts(await filesIn(workshop))
    await Promise.all((await filesIn(join(workshop, 'client'))).map(compress))
    await writeFile(join(workshop, 'manifest.json'), JSON.stringify(describeBuild(output, site), null, 2))
    await rm(dist, { recursive: true, force: true })
    await rename(workshop, dist)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  console.log(`The web is built (${Math.round(performance.now() - startedAt)} ms).`)
}

await main()
