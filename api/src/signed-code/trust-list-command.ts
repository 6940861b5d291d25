import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Deps } from '#deps.ts'
import { importTrust } from './import-trust.service.ts'
import { trustsTestAuthority } from './test-authority.ts'
import { ImportRefused, type TrustFile } from './trust-import.ts'
import { describeTrust, findLatestList } from './trust-list.repository.ts'
import { fetchTrustFile, maxTrustFileBytes } from './trust-source.gateway.ts'

const usage = `Usage: npm run trust-list                        what is known
       npm run trust-list -- import FILE… [--force]  the official list, certificates and revocations, in any order
       npm run trust-list -- fetch [--force]         the same from TRUST_LIST_URLS; the list from its first address
  --force  also takes a list that is older than the last one, or that has none of the authorities known so far`

/** Exit code 1: refused, and nothing was changed. 2: unknown command. */
type Result = { text: string; exitCode: 0 | 1 | 2 }
type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

export async function runTrustListCommand(deps: Needs, args: readonly string[]): Promise<Result> {
  const asked = readArguments(args)
  if (!asked) return { text: usage, exitCode: 2 }
  if (asked.verb === 'list') return { text: (await describeKnown(deps)).join('\n'), exitCode: 0 }
  try {
    const files = asked.verb === 'import' ? await readFiles(asked.files) : await fetchFiles(deps)
    const allowsTestAuthority = trustsTestAuthority(deps)
    const lines = await importTrust(deps, files, { isForced: asked.isForced, allowsTestAuthority })
    return { text: lines.join('\n'), exitCode: 0 }
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    return { text: `Nothing was changed: ${error.message}`, exitCode: 1 }
  }
}

type Asked = { verb: 'list' | 'import' | 'fetch'; files: string[]; isForced: boolean }

/** Undefined when they are not as the usage says. */
function readArguments(args: readonly string[]): Asked | undefined {
  try {
    const options = { force: { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [verb = 'list', ...files] = positionals
    const isForced = values.force
    if (verb === 'import' && files.length > 0) return { verb, files, isForced }
    if (verb === 'fetch' && files.length === 0) return { verb, files, isForced }
    return verb === 'list' && files.length === 0 && !isForced ? { verb, files, isForced } : undefined
  } catch {
    // an unknown option
    return undefined
  }
}

async function readFiles(names: readonly string[]): Promise<TrustFile[]> {
  const files: TrustFile[] = []
  for (const name of names) {
    const found = await stat(name).catch(() => undefined)
    if (!found?.isFile()) throw new ImportRefused(`${name}: no such file`)
    if (found.size > maxTrustFileBytes) throw new ImportRefused(`${name}: larger than ${maxTrustFileBytes} bytes`)
    files.push({ name, bytes: await readFile(name) })
  }
  return files
}

async function fetchFiles(deps: Needs): Promise<TrustFile[]> {
  const addresses = deps.config.TRUST_LIST_URLS
  if (addresses.length === 0) throw new ImportRefused('TRUST_LIST_URLS is empty')
  const files: TrustFile[] = []
  for (const address of addresses) {
    const file = await fetchTrustFile({ clock: deps.clock, observe: () => undefined }, address)
    const noList = whyNoList(deps, address)
    files.push({ ...file, ...(noList && { noList }) })
  }
  return files
}

/** A list is believed for its address alone: its signature is not checked. */
function whyNoList({ config }: Needs, address: string): string | undefined {
  if (address !== config.TRUST_LIST_URLS[0]) return 'a list may come from the first address of TRUST_LIST_URLS only'
  if (config.BAILCLAIR_MODE === 'one-machine' || new URL(address).protocol === 'https:') return undefined
  return 'a list may come over https only'
}

const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'an unknown day'

async function describeKnown({ db, clock }: Needs): Promise<string[]> {
  const latest = await findLatestList(db)
  if (!latest) return ['No trust list yet: no code on a document can be verified. npm run trust-list -- import FILE…']
  const isPast = (at: Date | null) => at !== null && at < clock()
  const authorities = (await describeTrust(db)).map((row) => {
    const revocations = row.revocationsOf
      ? `${row.revoked} revoked (${day(row.revocationsOf)}${isPast(row.revocationsUntil) ? ', out of date' : ''})`
      : 'no revocations imported'
    return `${row.id}  ${row.name}, until ${day(row.validUntil)}: ${row.signers} certificates, ${revocations}`
  })
  const due = latest.nextAt ? `, the next is due by ${day(latest.nextAt)}` : ''
  const late = isPast(latest.nextAt) ? ': out of date' : ''
  return [`List ${latest.sequence}, imported ${day(latest.importedAt)}${due}${late}`, ...authorities]
}
