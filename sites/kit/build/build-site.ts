import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { RenderableSite } from '#app/render-site.tsx'
import { needsSignIn } from '#app/route.ts'
import type { BuildManifest } from '#server/build-manifest.ts'
import { buildLoader, type Shared } from './build-loader.ts'
import { checkScripts } from './check-scripts.ts'
import { createChunkGroups } from './chunk-names.ts'
import { loadStyles } from './load-styles.ts'
import { isOfFirstVisit } from './module-owners.ts'
import { filesOfPage, pageFileOf } from './page-files.ts'
import type { Unit } from './plan-chunks.ts'
import { findTextsChunkName, splitLanguages } from './split-languages.ts'
import { collectTexts, groupTexts } from './texts-groups.ts'
import { trimContracts } from './trim-contracts.ts'

// A test may start the build with NODE_ENV=test, and the bundler would then include React's development build.
process.env['NODE_ENV'] = 'production'

const kitRoot = resolve(import.meta.dirname, '..')

type Options = {
  /**
   * The site's workspace, with entries `src/app/entry-{client,server}.tsx` and static files in `public/`. Output is
   * `dist/`.
   */
  root: string
  /** Builds more files into the given folder. */
  buildMore?: (shared: Shared, folder: string) => Promise<void>
}

/** Builds the server bundle, the browser files and the manifest that links them. */
export async function buildSite({ root, buildMore }: Options): Promise<void> {
  const startedAt = performance.now()
  // Built in a folder per process, then renamed: a failed build keeps the last good one.
  const buildFolder = join(root, `.build-${process.pid}`)
  const newDist = join(buildFolder, 'dist')
  const dist = join(root, 'dist')
  const shared = {
    root,
    configFile: join(kitRoot, 'vite.config.ts'),
    publicDir: join(kitRoot, 'public'),
    logLevel: 'warn',
    mode: 'production',
  } satisfies Shared
  try {
    const texts: Unit[] = []
    const site = await buildServer(shared, join(newDist, 'server'), texts)
    const loader = await buildLoader(shared)
    const output = await buildClient(shared, join(newDist, 'client'), site, texts)
    await copyFiles(join(root, 'public'), join(newDist, 'client'))
    await buildMore?.(shared, newDist)
    await checkScripts(await filesIn(newDist))
    await Promise.all((await filesIn(join(newDist, 'client'))).map(compress))
    await writeFile(join(newDist, 'manifest.json'), JSON.stringify({ ...describeBuild(output, site), loader }, null, 2))
    await rm(dist, { recursive: true, force: true })
    await rename(newDist, dist)
  } finally {
    await rm(buildFolder, { recursive: true, force: true })
  }
  console.log(`The site ${basename(root)} is built (${Math.round(performance.now() - startedAt)} ms).`)
}

/** Whether a module is a page that needs sign-in. */
function findSignedInPages(site: RenderableSite): (id: string) => boolean {
  const files = site.routes.filter(({ access }) => needsSignIn(access)).map(({ name }) => pageFileOf(name))
  return (id) => files.some((file) => id.endsWith(file))
}

type Output = Rolldown.RolldownOutput['output']

async function buildClient(
  shared: Shared,
  outDir: string,
  site: RenderableSite,
  texts: readonly Unit[],
): Promise<Output> {
  const isSignedInPage = findSignedInPages(site)
  const { planner, groups } = createChunkGroups(isSignedInPage, texts)
  const result = await build({
    ...shared,
    plugins: [splitLanguages(groupTexts(texts, isSignedInPage)), trimContracts, loadStyles, planner],
    build: {
      outDir,
      emptyOutDir: true,
      // The HTML lists every file of a page, so the entry needs no preload list.
      modulePreload: false,
      // The Content Security Policy allows no inlined files.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(shared.root, 'src/app/entry-client.tsx'),
        // Drops unused schemas, and the schema library with them.
        treeshake: { manualPureFunctions: ['z'] },
        output: {
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${findTextsChunkName(facadeModuleId ?? null) ?? '[name]'}-[hash].js`,
          codeSplitting: { groups },
        },
      },
    },
  })
  return (result as Rolldown.RolldownOutput).output
}

/** One bundle without runtime packages. */
async function buildServer(shared: Shared, outDir: string, texts: Unit[]): Promise<RenderableSite> {
  await build({
    ...shared,
    plugins: [collectTexts(texts)],
    ssr: { noExternal: true },
    // Otherwise the bundle has both of React's builds and, on one machine, renders with the slow one.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(shared.root, 'src/app/entry-server.tsx'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const bundle: { site: RenderableSite } = await import(pathToFileURL(join(outDir, 'entry-server.js')).href)
  return bundle.site
}

function describeBuild(output: Output, site: RenderableSite): Omit<BuildManifest, 'loader'> {
  const chunks = output.filter((file) => file.type === 'chunk')
  const assets = output.filter((file) => file.type === 'asset').map(({ fileName }) => `/${fileName}`)
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The client build has no entry.')
  const styles = assets.filter((file) => file.endsWith('.css'))
  const ofEntry = styles.filter((file) => entry.viteMetadata?.importedCss.has(file.slice(1)))
  const stylesOf = (name: string) => (isOfFirstVisit(`/pages${pageFileOf(name)}`) ? ofEntry : styles)
  return {
    entry: `/${entry.fileName}`,
    fonts: assets.filter((file) => file.endsWith('.woff2')),
    pages: Object.fromEntries(
      [...site.routes, site.notFoundRoute].map((route) => [
        route.name,
        { ...filesOfPage(route, chunks), styles: stylesOf(route.name) },
      ]),
    ),
  }
}

async function copyFiles(from: string, to: string) {
  if (existsSync(from)) await cp(from, to, { recursive: true })
}

/** Compressed at build time at the highest level; fonts already are. */
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
