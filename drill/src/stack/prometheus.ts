import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import type { ServerKind } from '@bailclair/one-machine/release/server-units.ts'
import { metricsOffset } from '#machine/ports.ts'
import { answersOk } from '#machine/probes.ts'
import type { Context } from './context.ts'

export type Prometheus = {
  /** Names of the alerts that became pending or firing since a moment. */
  alertsSince: (moment: number) => Promise<string[]>
}

/** With the rules of deploy/monitoring; scrapes often, because steps are short. */
export async function startPrometheus(context: Context): Promise<Prometheus> {
  const { ports } = context
  const folder = context.makeFolder('prometheus')
  const metricsOf = (...kinds: ServerKind[]) =>
    kinds.flatMap((kind) => [ports[`${kind}-1`], ports[`${kind}-2`]]).map((port) => `127.0.0.1:${port + metricsOffset}`)
  const job = (name: string, targets: readonly string[], labels = {}) => ({
    job_name: name,
    static_configs: [{ targets, labels }],
  })
  const configuration = {
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    rule_files: [join(projectRoot, 'deploy/monitoring/alerts.yml')],
    scrape_configs: [
      job('api', metricsOf('api', 'worker')),
      job('identity', metricsOf('identity')),
      {
        job_name: 'site',
        static_configs: (['owner', 'tenant', 'desk'] as const).map((site) => ({
          targets: metricsOf(site),
          labels: { site },
        })),
      },
      job('haproxy', [`127.0.0.1:${ports.proxyStats}`]),
    ],
  }
  // JSON is YAML
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(configuration, undefined, 2))
  const address = `http://127.0.0.1:${ports.prometheus}`
  const service = context.service({
    name: 'prometheus',
    command: [
      ...[
        'prometheus',
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
      ],
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
    ],
    isReady: answersOk(`${address}/-/ready`),
  })
  await service.start()
  return {
    alertsSince: async (moment) => {
      const seconds = Math.ceil((Date.now() - moment) / 1_000)
      const query = `count by (alertname) (max_over_time(ALERTS[${seconds}s])) unless on (alertname) ALERTS offset ${seconds}s`
      const answer = await fetch(`${address}/api/v1/query?${new URLSearchParams({ query })}`)
      const { data } = (await answer.json()) as { data: { result: { metric: { alertname: string } }[] } }
      return data.result.map(({ metric }) => metric.alertname).sort()
    },
  }
}
