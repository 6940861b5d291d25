import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnvironment } from '@bailclair/server-kit/config/parse-environment.ts'
import { z } from 'zod/mini'
import { loadAssets } from './assets.ts'
import { openAssetStore } from './kept-assets/open-store.ts'
import { publishRelease } from './kept-assets/publish.ts'
import { assetStoreProblems, assetStoreVariables } from './kept-assets/variables.ts'

/**
 * `node sites/kit/server/publish-assets.ts [owner] [tenant] [desk]`: publishes the built sites, before the first
 * instance of a release starts. Prints no value of a variable.
 */
async function publishAssets(named: readonly string[]) {
  const config = parseEnvironment(z.object(assetStoreVariables), process.env, assetStoreProblems(process.env))
  const sites = named.length > 0 ? named : ['owner', 'tenant', 'desk']
  for (const site of sites) {
    const folder = join(resolve(import.meta.dirname, '../..'), site, 'dist/client')
    const store = openAssetStore(config, site)
    if (!store) throw new Error('Set ASSETS_FOLDER or ASSETS_S3_URL.')
    if (!existsSync(folder)) throw new Error(`The site ${site} is not built.`)
    const { written, deleted } = await publishRelease(store, await loadAssets(folder)).finally(store.close)
    console.log(`${site}: ${written} files published, ${deleted} old ones deleted.`)
  }
}

publishAssets(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
