import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteConfigFrom } from '@bailclair/domain/platform/site-config.ts'
import type { Site } from '#app/entry-server.tsx'
import { loadAssets } from './assets.ts'
import { readManifest } from './build-manifest.ts'
import { followConfig } from './config-source.ts'
import { loadGallery } from './gallery.ts'
import { loadConfig } from './load-config.ts'
import { log } from './log.ts'
import { renderSite } from './rendered-site.ts'
import { createWebServer } from './web-server.ts'

const dist = resolve(import.meta.dirname, '../dist')

async function start() {
  const config = loadConfig(process.env)
  const { site }: { site: Site } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)
  const manifest = await readManifest(join(dist, 'manifest.json'))
  const gallery = config.BAILCLAIR_MODE === 'one-machine' ? await loadGallery(join(dist, 'gallery')) : []
  const assets = new Map([...(await loadAssets(join(dist, 'client'))), ...gallery])

  const fromEnvironment = siteConfigFrom(config)
  let rendered = await renderSite({ site, manifest }, fromEnvironment)
  const serving = { site, assets, rendered: () => rendered, webUrl: config.WEB_URL }
  const { server, drain } = createWebServer(serving, config)
  server.listen(config.PORT, config.HOST)
  await once(server, 'listening')
  log('info', `listening on ${config.HOST}:${config.PORT}`)

  const stopFollowing = followConfig({
    apiUrl: config.API_INTERNAL_URL ?? config.API_URL,
    interval: config.CONFIG_INTERVAL_MS,
    current: fromEnvironment,
    onChange: async (changed) => {
      rendered = await renderSite({ site, manifest }, changed)
    },
    log,
  })

  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1) // asked twice: at once
    isStopping = true
    stopFollowing()
    await drain()
    log('info', 'stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch((error: Error) => {
  process.stderr.write(`${error.name === 'ConfigurationError' ? error.message : error.stack}\n`)
  process.exit(1)
})
