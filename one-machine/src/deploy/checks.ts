import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#project.ts'
import { kubernetesSchemas } from './kubernetes-schemas.ts'
import { type Result, runTool } from './tools.ts'

const deploy = join(projectRoot, 'deploy')
/** The oldest release that the manifests must suit is 1.30, for preStop.sleep; the schemas are those of this one. */
const kubernetesVersion = 'v1.34.1'

export type Check = { name: string; tools: readonly string[]; run: (folder: string) => Promise<Result> }

export const checks: readonly Check[] = [
  { name: 'systemd units', tools: ['systemd-analyze'], run: checkUnits },
  { name: 'HAProxy', tools: ['haproxy', 'openssl'], run: checkProxy },
  { name: 'Prometheus', tools: ['promtool'], run: checkMonitoring },
  { name: 'Kubernetes manifests', tools: ['kustomize', 'kubeconform', 'go'], run: checkManifests },
]

export async function inTemporaryFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-deploy-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function checkUnits(): Promise<Result> {
  const folders = ['systemd', 'postgresql/pgbackrest'].map((name) => join(deploy, name))
  const units = folders.flatMap((folder) =>
    globSync('*.{service,target,timer}', { cwd: folder }).map((name) => join(folder, name)),
  )
  const env = { SYSTEMD_UNIT_PATH: [...folders, '/usr/lib/systemd/system', '/lib/systemd/system'].join(':') }
  const { output } = await runTool('systemd-analyze', ['verify', '--man=no', ...units], env)
  // the release is not installed where the check runs
  const notHere = /\/bin\/node is not executable/
  const problems = output.split('\n').filter((line) => line && !notHere.test(line))
  return { isOk: problems.length === 0, output: problems.join('\n') || `${units.length} units` }
}

async function checkProxy(folder: string): Promise<Result> {
  const [key, certificate, pem] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) => join(folder, name))
  const subject = ['-subj', '/CN=check', '-days', '1', '-newkey', 'rsa:2048', '-nodes']
  const made = await runTool('openssl', ['req', '-x509', ...subject, '-keyout', `${key}`, '-out', `${certificate}`])
  if (!made.isOk) return made
  writeFileSync(`${pem}`, readFileSync(`${certificate}`, 'utf8') + readFileSync(`${key}`, 'utf8'))
  const files = globSync('*.cfg', { cwd: join(deploy, 'proxy') }).sort()
  const env = { CERTIFICATES: pem, PATRONI_CA: certificate }
  return allOf(
    files.map((file) => () => runTool('haproxy', ['-c', '-q', '-f', join(deploy, 'proxy', file)], env)),
    files,
  )
}

async function checkMonitoring(): Promise<Result> {
  const folder = join(deploy, 'monitoring')
  if (!existsSync(folder)) return { isOk: false, output: 'deploy/monitoring does not exist' }
  const files = globSync('**/*.{yml,yaml}', { cwd: folder }).sort()
  const kinds = { rules: /^groups:/m, tests: /^rule_files:[\s\S]*^tests:/m, config: /^scrape_configs:/m }
  const steps = files.flatMap((file) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    if (kinds.tests.test(text)) return { file, args: ['test', 'rules', path] }
    if (kinds.config.test(text)) return { file, args: ['check', 'config', '--syntax-only', path] }
    return kinds.rules.test(text) ? { file, args: ['check', 'rules', path] } : []
  })
  return allOf(
    steps.map(
      ({ args }) =>
        () =>
          runTool('promtool', args),
    ),
    steps.map(({ file }) => file),
  )
}

async function checkManifests(folder: string): Promise<Result> {
  const source = await runTool('go', ['mod', 'download', '-json', `k8s.io/kubernetes@${kubernetesVersion}`])
  if (!source.isOk) return source
  const { Dir } = JSON.parse(source.output.slice(source.output.indexOf('{'))) as { Dir: string }
  const { definitions } = JSON.parse(readFileSync(join(Dir, 'api/openapi-spec/swagger.json'), 'utf8'))
  for (const [name, schema] of kubernetesSchemas(definitions)) writeFileSync(join(folder, name), JSON.stringify(schema))
  const overlays = globSync('overlays/*', { cwd: join(deploy, 'kubernetes') })
  const outputs: string[] = []
  for (const overlay of overlays) {
    const built = await runTool('kustomize', ['build', join(deploy, 'kubernetes', overlay)])
    if (!built.isOk) return built
    const manifests = join(folder, 'manifests.yaml')
    writeFileSync(manifests, built.output)
    const location = join(folder, '{{.ResourceKind}}{{.KindSuffix}}.json')
    const checked = await runTool('kubeconform', ['-strict', '-summary', '-schema-location', location, manifests])
    if (!checked.isOk) return checked
    outputs.push(`${overlay}: ${checked.output}`)
  }
  return { isOk: true, output: outputs.join('\n') }
}

async function allOf(steps: readonly (() => Promise<Result>)[], names: readonly string[]): Promise<Result> {
  const problems: string[] = []
  for (const [index, step] of steps.entries()) {
    const { isOk, output } = await step()
    if (!isOk) problems.push(`${names[index]}: ${output}`)
  }
  return { isOk: problems.length === 0, output: problems.join('\n') || names.join(', ') }
}
