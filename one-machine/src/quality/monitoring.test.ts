import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#project.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const alerts = read('deploy/monitoring/alerts.yml')
const tests = read('deploy/monitoring/alerts.test.yml')
const page = read('docs/when-something-is-wrong.md')
const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)

type Dashboard = { uid: string; panels: { datasource: { uid: string }; targets: { expr: string }[] }[] }
const dashboards = ['service', 'workers'].map(
  (name) => JSON.parse(read(`deploy/monitoring/dashboards/${name}.json`)) as Dashboard,
)
const rules = alerts
  .split('\n')
  .filter((line) => !/^ +(- (alert|record|name)|summary|runbook|for|severity):|^ *#/.test(line))
  .join('\n')
const expressions = [
  rules,
  ...dashboards.flatMap(({ panels }) => panels.flatMap((panel) => panel.targets.map(({ expr }) => expr))),
]

/** Metric names have an underscore; labels and functions are taken away before. */
const metricsIn = (expression: string) =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|\bby \([^)]*\)|"[^"]*"|'(?=[^\n]*:)|job:\w+:\w+/g, ' ')
      .matchAll(/\b[a-z]+_[a-z0-9_]+\b(?! *\()/g),
  ].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
const used = new Set(expressions.flatMap(metricsIn))

/** Of exporters that are not ours, and of prom-client itself. */
const foreign = /^(pg|haproxy|probe|node|nodejs|process)_/
const sources = ['api/src', 'identity/src', 'server-kit/src', 'sites/kit/server', 'deploy/postgresql']
const code = sources
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(ts|sh)$/.test(file) && !file.endsWith('.test.ts'))
  .map(read)
  .join('\n')

describe('deploy/monitoring', () => {
  it('names only metrics that a server has', () => {
    expect(used.size).toBeGreaterThan(30)
    const unknown = [...used].filter((name) => !foreign.test(name) && !new RegExp(`['"\`# ]${name}['"\` {]`).test(code))
    expect(unknown).toEqual([])
  })

  it('would notice a renamed metric', () => {
    expect(metricsIn('max by (task) (job_overdue{task="x"}) == 1')).toEqual(['job_overdue'])
    expect(metricsIn('sum(rate(http_request_duration_seconds_bucket{le="1"}[5m]))')).toEqual([
      'http_request_duration_seconds',
    ])
    expect(code).not.toMatch(/'job_overdue'/)
  })

  it('has a section for each alert, and an alert for each section', () => {
    const sections = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(sections).toEqual(names)
    const links = [...alerts.matchAll(/runbook: docs\/when-something-is-wrong\.md#(\w+)$/gm)].map(
      ([, anchor]) => anchor,
    )
    expect(links).toEqual(names.map((name) => name.toLowerCase()))
  })

  it('has a severity and a sentence for each alert, and a test in which it fires and one in which it does not', () => {
    expect(alerts.match(/severity: (critical|warning)$/gm)).toHaveLength(names.length)
    expect(alerts.match(/summary: ".+\."$/gm)).toHaveLength(names.length)
    for (const name of names)
      for (const end of ['fires', 'is silent']) expect(tests).toContain(`- name: ${name} ${end}\n`)
  })

  it('has dashboards whose data source is chosen by whoever imports them', () => {
    for (const { uid, panels } of dashboards) {
      expect(uid).toMatch(/^bailclair-/)
      expect(panels.every(({ datasource }) => /^\$\{datasource\}$/.test(datasource.uid))).toBe(true)
    }
  })
})
