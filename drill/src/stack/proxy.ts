import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ports } from '#machine/ports.ts'
import { listensOn } from '#machine/probes.ts'
import type { Service } from '#machine/service.ts'
import { hostNames } from './addresses.ts'
import type { Context } from './context.ts'

export type ReverseProxy = Service & {
  /** A new process takes over with the same configuration; the old one finishes its connections. */
  reload: () => void
}

export async function startProxy(context: Context, primaryServers: readonly string[]): Promise<ReverseProxy> {
  const file = join(context.makeFolder('proxy'), 'haproxy.cfg')
  writeFileSync(file, configuration(context, primaryServers))
  const service = context.service({
    name: 'proxy',
    command: ['haproxy', '-W', '-f', file],
    isReady: listensOn(context.ports.proxy),
    stopSignal: 'SIGINT',
  })
  await service.start()
  return { ...service, reload: () => service.signal('SIGUSR2') }
}

function configuration({ ports, authority }: Context, primaryServers: readonly string[]): string {
  return `global
  maxconn 2000
defaults
  mode http
  log stdout format raw local0
  option httplog
  option forwardfor
  option redispatch
  retries 3
  timeout connect 2s
  timeout client 60s
  timeout server 130s
  timeout http-keep-alive 30s
frontend tls
  bind 127.0.0.1:${ports.proxy} ssl crt ${authority.server.bothFile} alpn h2,http/1.1
  http-request set-header X-Forwarded-Proto https
  http-request deny if { hdr_beg(host) ${hostNames.identity} } !{ path_beg /realms/ /resources/ }
  use_backend api if { hdr_beg(host) ${hostNames.api} }
  use_backend identity if { hdr_beg(host) ${hostNames.identity} }
  use_backend tenant if { hdr_beg(host) ${hostNames.tenant} }
  use_backend desk if { hdr_beg(host) ${hostNames.desk} }
  default_backend owner
frontend api_internal
  bind 127.0.0.1:${ports.apiInternal}
  default_backend api
frontend identity_internal
  bind 127.0.0.1:${ports.identityInternal}
  default_backend identity
${backend(ports, 'api', '/api/health/ready')}
${backend(ports, 'identity', '/health/ready')}
${backend(ports, 'owner', '/health/ready')}
${backend(ports, 'tenant', '/health/ready')}
${backend(ports, 'desk', '/health/ready')}
listen postgres
  mode tcp
  option tcplog
  bind 127.0.0.1:${ports.postgresPrimary}
  timeout client 1h
  timeout server 1h
  ${primaryServers.join('\n  ')}
frontend stats
  bind 127.0.0.1:${ports.proxyStats}
  http-request use-service prometheus-exporter if { path /metrics }
`
}

const backend = (
  ports: Ports,
  kind: 'api' | 'identity' | 'owner' | 'tenant' | 'desk',
  ready: string,
) => `backend ${kind}
  option httpchk GET ${ready}
  retry-on conn-failure empty-response
  http-request disable-l7-retry if !METH_GET
  default-server check inter 1s fall 1 rise 1
  server ${kind}-1 127.0.0.1:${ports[`${kind}-1`]}
  server ${kind}-2 127.0.0.1:${ports[`${kind}-2`]}`
