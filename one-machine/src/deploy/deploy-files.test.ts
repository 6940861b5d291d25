import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { isRequired } from '#environment/env-example.ts'
import { serverShapes, type Variables, variablesOfServers } from '#environment/environment-tables.ts'
import { projectRoot } from '#project.ts'

const deploy = join(projectRoot, 'deploy')
const read = (path: string) => readFileSync(join(deploy, path), 'utf8')
const known = new Set([...variablesOfServers(), 'NODE_EXTRA_CA_CERTS'])
const namesIn = (text: string) => [...text.matchAll(/^([A-Z][A-Z\d_]*)=/gm)].flatMap(([, name]) => name ?? [])
const requiredOf = (shape: Variables) =>
  Object.entries(shape).flatMap(([name, schema]) => (isRequired(name, schema) ? name : []))
const { api, identity, owner, tenant, desk } = serverShapes
const shapes = { api, identity, owner, tenant, desk }
const defaultOf = (schema: Variables[string] | undefined): unknown =>
  schema && 'defaultValue' in schema.def ? schema.def.defaultValue : undefined
const portsOf = (shape: Variables) => ['PORT', 'METRICS_PORT'].map((name) => defaultOf(shape[name]))

it.each(globSync('**/*.{yml,yaml}', { cwd: deploy }))('%s is YAML', (file) => {
  for (const document of parseAllDocuments(read(file), { merge: true })) expect(document.errors).toEqual([])
})

type Service = { command?: string[]; image: string; environment?: Record<string, string> }

describe('compose.yaml', () => {
  const { services }: { services: Record<string, Service> } = parse(read('containers/compose.yaml'), { merge: true })
  const servers = Object.entries(services).filter(([, { image }]) => image.includes('localhost/bailclair'))

  it.each(servers)('%s has only variables that exist', (_, { environment = {} }) => {
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
  })

  it.each(servers.filter(([, { command }]) => `${command}` in shapes))('%s has every required one', (_, service) => {
    const shape = shapes[`${service.command}` as keyof typeof shapes]
    expect(requiredOf(shape).filter((name) => service.environment?.[name] === undefined)).toEqual([])
  })

  it.each(['owner', 'tenant', 'desk'])('%s keeps the assets of earlier releases', (name) => {
    expect(services[name]?.environment).toHaveProperty('ASSETS_S3_URL')
  })

  it('takes every secret from .env, which prepare.sh writes', () => {
    const written = namesIn(read('containers/prepare.sh').replaceAll(/^ +/gm, ''))
    const used = [...read('containers/compose.yaml').matchAll(/\$\{([A-Z\d_]+)(?![A-Z\d_]|:-)/g)].flatMap(
      ([, it]) => it ?? [],
    )
    expect([...new Set(used)].filter((name) => !written.includes(name))).toEqual([])
  })

  it('gives HAProxy only what haproxy.cfg reads', () => {
    const preset = new Set([...read('proxy/haproxy.cfg').matchAll(/presetenv (\w+)/g)].map(([, name]) => name))
    expect(Object.keys(services['proxy']?.environment ?? {}).filter((name) => !preset.has(name))).toEqual([])
  })
})

type Container = {
  args: string[]
  ports?: { name: string; containerPort: number }[]
  env?: { name: string }[]
  envFrom?: { secretRef?: { name: string } }[]
}
type Manifest = { kind: string; metadata: { name: string }; spec: { template: { spec: { containers: Container[] } } } }

describe('Kubernetes manifests', () => {
  const files = globSync('kubernetes/base/*.yaml', { cwd: deploy })
  const manifests = files.flatMap((file) => parseAllDocuments(read(file)).map((it) => it.toJS() as Manifest))
  const servers = manifests
    .filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name !== 'any')
    .map(({ metadata, spec }) => [metadata.name, spec.template.spec.containers[0] as Container] as const)

  it('has all servers', () => {
    expect(servers.map(([name]) => name).sort()).toEqual(['api', 'api-worker', 'desk', 'identity', 'owner', 'tenant'])
  })

  it.each(servers)('%s listens where its schema says, with variables that exist', (_, { args, ports, env = [] }) => {
    const [port, metrics] = portsOf(shapes[args[0] as keyof typeof shapes])
    expect(ports?.[0]).toMatchObject({ name: 'http', containerPort: port })
    if (metrics) expect(ports?.[1]).toMatchObject({ name: 'metrics', containerPort: metrics })
    expect(env.filter(({ name }) => !known.has(name))).toEqual([])
  })

  it.each(servers.filter(([name]) => ['owner', 'tenant', 'desk'].includes(name)))(
    '%s keeps the assets of earlier releases',
    (_, { envFrom }) => expect(envFrom).toContainEqual({ secretRef: { name: 'assets' } }),
  )

  it.each(globSync('kubernetes/**/kustomization.yaml', { cwd: deploy }))('%s names files that exist', (file) => {
    const { resources = [], patches = [] } = parse(read(file)) as { resources?: string[]; patches?: { path: string }[] }
    const named = [...resources, ...patches.map(({ path }) => path)]
    expect(named.filter((path) => !existsSync(join(deploy, dirname(file), path)))).toEqual([])
  })

  it('the example sets what every site needs, and the version of this project', () => {
    const names = namesIn(read('kubernetes/overlays/example/site.env'))
    expect(names.filter((name) => !known.has(name))).toEqual([])
    expect(requiredOf(serverShapes.site).filter((name) => !names.includes(name))).toEqual([])
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
    expect(read('kubernetes/overlays/example/kustomization.yaml')).toContain(`newTag: ${version}`)
  })
})

describe('systemd units', () => {
  const launcher = read('release/bailclair.mjs')

  it.each(globSync('systemd/*.service', { cwd: deploy }))('%s starts a program of the release', (file) => {
    const unit = read(file)
    const [, name = ''] =
      /^ExecStart=\/opt\/bailclair\/current\/bin\/node .*bailclair[.]mjs ([\w-]+)$/m.exec(unit) ?? []
    expect(launcher).toMatch(new RegExp(`^ {2}'?${name}'?: `, 'm'))
    const names = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) =>
      namesIn(list.replaceAll(' ', '\n')),
    )
    expect(names.filter((it) => !known.has(it))).toEqual([])
  })

  it('wait longer for a server than its drain takes by default', () => {
    const [delay, timeout] = ['DRAIN_DELAY_MS', 'DRAIN_TIMEOUT_MS'].map((name) => Number(defaultOf(api[name])))
    const seconds = Number(/TimeoutStopSec=(\d+)/.exec(read('systemd/bailclair-api.service'))?.[1])
    expect(seconds * 1_000).toBeGreaterThan(Number(delay) + Number(timeout))
  })
})

it('the image runs as a number, has a health check and every port', () => {
  const file = read('containers/Containerfile')
  expect(file).toMatch(/^USER \d+:\d+$/m)
  expect(file).toMatch(/^HEALTHCHECK .*CMD \[/m)
  const ports = Object.values(shapes).map((shape) => portsOf(shape)[0])
  expect(/^EXPOSE (.*)$/m.exec(file)?.[1]?.split(' ').map(Number).sort()).toEqual([...ports].sort())
})

it('HAProxy checks the ports that servers listen on', () => {
  const file = read('proxy/haproxy.cfg')
  for (const [name, shape] of Object.entries(shapes))
    expect(file).toMatch(new RegExp(`presetenv ${name.toUpperCase()}_1 [\\d.]+:${portsOf(shape)[0]}\\n`))
})
