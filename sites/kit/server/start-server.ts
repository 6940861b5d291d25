import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { createErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import { serveMetrics } from '@bailclair/server-kit/metrics/serve-metrics.ts'
import { clientAddress } from '@bailclair/server-kit/network/client-address.ts'
import { inNetworks } from '@bailclair/server-kit/network/networks.ts'
import { createTracer } from '@bailclair/server-kit/trace/tracer.ts'
import type { RenderableSite } from '#app/render-site.tsx'
import { createAskApi } from './ask-api.ts'
import { type Assets, loadAssets } from './assets.ts'
import { readManifest } from './build-manifest.ts'
import { followConfig } from './config-source.ts'
import type { Config, ServerEnvironment } from './environment.ts'
import { createReportReceiver } from './error-reports.ts'
import { startKeptAssets } from './kept-assets/start-kept-assets.ts'
import { loadConfig, type SiteAddress } from './load-config.ts'
import { log, logRequest } from './log.ts'
import { observeResponses } from './observe-responses.ts'
import { renderSite } from './rendered-site.ts'
import type { MoreSources } from './security-headers.ts'
import { createSiteMetrics } from './site-metrics.ts'
import { createWebServer } from './web-server.ts'

type Options = {
  /** The output of build-site.ts. */
  dist: string
  environment: ServerEnvironment
  /** Which configured address is this site's. */
  address: SiteAddress
  /** Extra CSP sources of this site. */
  policy?: MoreSources
  /** Extra CSP sources for the operator's services; never on pages with a secret address. */
  servicePolicy?: (config: SiteConfig) => MoreSources[]
  /** Addresses that now lead to another site. */
  redirectOf?: (config: Config) => (pathname: string) => string | undefined
  /** More files to serve. */
  loadMore?: (config: Config) => Promise<Assets>
}

/** Folders in the store of assets. */
const siteNames: Record<SiteAddress, string> = { WEB_URL: 'owner', TENANT_URL: 'tenant', DESK_URL: 'desk' }

/** Serves a built site until it receives a stop signal; exits when it cannot start. */
export async function startServer(options: Options): Promise<void> {
  try {
    await serve(options)
  } catch (error) {
    const { name, message, stack } = error as Error
    process.stderr.write(`${name === 'ConfigurationError' ? message : stack}\n`)
    process.exit(1)
  }
}

async function serve({ dist, environment, loadMore, redirectOf, address, policy, servicePolicy }: Options) {
  const config = loadConfig(environment, process.env, address)
  const { site }: { site: RenderableSite } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)
  const manifest = await readManifest(join(dist, 'manifest.json'))
  const ownAssets = await loadAssets(join(dist, 'client'))
  const assets = new Map([...ownAssets, ...((await loadMore?.(config)) ?? [])])
  const kept = await startKeptAssets({ config, site: siteNames[address], assets: ownAssets, log })
  const metrics = createSiteMetrics(kept?.assets)
  const tracer = createTracer(config, { registry: metrics.registry })

  const fromEnvironment = siteConfigFrom(config)
  const siteUrl = config[address]
  const styleOf = (path: string) => String(ownAssets.get(path)?.body.content.identity ?? '')
  const source = { site, manifest, styleOf, siteUrl, policy, servicePolicy }
  let rendered = await renderSite(source, fromEnvironment)
  const reporter = createErrorReporter(config, 'web server')
  process.on('uncaughtException', (error) => {
    log('error', 'uncaught', error)
    reporter.report(error)
    reporter.close().finally(() => process.exit(1))
  })
  const receiveReport = createReportReceiver({ reporter, site, siteUrl, config })
  const apiUrl = config.API_INTERNAL_URL ?? config.API_URL
  const isTrustedProxy = inNetworks(config.TRUSTED_PROXIES)
  const following = followConfig({
    apiUrl,
    interval: config.CONFIG_INTERVAL_MS,
    current: fromEnvironment,
    onChange: async (changed) => {
      rendered = await renderSite(source, changed)
    },
    onRead: metrics.noteConfigRead,
    log,
  })
  const serving = {
    isReady: following.isReady,
    site,
    assets,
    keptAssets: kept?.assets,
    rendered: () => rendered,
    siteUrl,
    redirectOf: redirectOf?.(config),
    receiveReport,
    askApi: createAskApi({ apiUrl }),
    visitorOf: (request: IncomingMessage) => clientAddress(request, isTrustedProxy),
  }
  const { server, drain } = createWebServer(serving, config)
  observeResponses(server, { site, observeRequest: metrics.observeRequest, tracer, trace: reporter.trace, logRequest })
  const metricsServer = config.METRICS_PORT > 0 ? await serveMetrics(metrics.registry, config) : undefined
  server.listen(config.PORT, config.HOST)
  await once(server, 'listening')
  log('info', `listening on ${config.HOST}:${config.PORT}`)

  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1) // A second signal stops at once.
    isStopping = true
    following.stop()
    await drain()
    kept?.stop()
    await Promise.all([tracer.close(), metricsServer?.close()])
    log('info', 'stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
