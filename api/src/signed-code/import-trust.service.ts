import { createHash } from 'node:crypto'
import { recordServiceAction } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import { importCertificates } from './import-certificates.service.ts'
import { importList } from './import-list.service.ts'
import { importRevocations } from './import-revocations.service.ts'
import { readCertificate } from './read-certificate.ts'
import { MalformedDer, readElements } from './read-der.ts'
import { MalformedXml } from './read-xml.ts'
import { splitPem } from './split-pem.ts'
import { type FileImport, type ImportOptions, ImportRefused, type TrustFile } from './trust-import.ts'
import { insertImport, lockTrustList } from './trust-list.repository.ts'

type Content = 'LIST' | 'CERTIFICATES' | 'REVOCATIONS'
/** Certificates need the authorities of the list, and so do revocations. */
const order: readonly Content[] = ['LIST', 'CERTIFICATES', 'REVOCATIONS']
const importers = { LIST: importList, CERTIFICATES: importCertificates, REVOCATIONS: importRevocations }

/** All files or none of them. Gives a line for each thing that changed. */
export async function importTrust(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  files: readonly TrustFile[],
  options: ImportOptions,
): Promise<string[]> {
  const sorted = files
    .map((file) => ({ file, content: contentOf(file) }))
    .toSorted((a, b) => order.indexOf(a.content) - order.indexOf(b.content))
  refuseLists(sorted.filter(({ content }) => content === 'LIST').map(({ file }) => file))
  return deps.db.transaction().execute(async (tx) => {
    await lockTrustList(tx)
    const lines: string[] = []
    for (const { file, content } of sorted) {
      const done = await importOne(tx, file, content, options)
      const sha256 = createHash('sha256').update(file.bytes).digest()
      const { added, removed, sequence = null, nextAt = null } = done
      await insertImport(tx, { importedAt: deps.clock(), content, sha256, sequence, nextAt, added, removed })
      lines.push(`${file.name} (SHA-256 ${sha256.toString('hex')})`, ...done.lines.map((line) => `  ${line}`))
    }
    await recordServiceAction(deps, tx, 'TRUST_LIST_IMPORTED', {})
    return lines
  })
}

/** The second would take away what the first has. */
function refuseLists(lists: readonly TrustFile[]): void {
  for (const { name, noList } of lists) if (noList) throw new ImportRefused(`${name}: ${noList}`)
  if (lists.length > 1) throw new ImportRefused(`${lists.map(({ name }) => name).join(', ')}: more than one list`)
}

async function importOne(
  tx: Deps['db'],
  file: TrustFile,
  content: Content,
  options: ImportOptions,
): Promise<FileImport> {
  try {
    return await importers[content](tx, file.bytes, options)
  } catch (error) {
    const isAboutFile = error instanceof MalformedDer || error instanceof MalformedXml || error instanceof ImportRefused
    throw isAboutFile ? new ImportRefused(`${file.name}: ${error.message}`, { cause: error }) : error
  }
}

/** By its beginning; of DER, by what it can be read as. */
function contentOf({ name, bytes }: TrustFile): Content {
  if (/^(?:\xEF\xBB\xBF)?\s*</.test(bytes.subarray(0, 200).toString('latin1'))) return 'LIST'
  if (splitPem(bytes, 'X509 CRL').length > 0) return 'REVOCATIONS'
  if (/^--/.test(bytes.subarray(0, 2).toString('latin1')) || splitPem(bytes, 'CERTIFICATE').length > 0)
    return 'CERTIFICATES'
  if (bytes[0] !== 0x30) throw new ImportRefused(`${name}: neither a trust list nor certificates nor revocations`)
  return isCertificates(bytes) ? 'CERTIFICATES' : 'REVOCATIONS'
}

function isCertificates(bytes: Buffer): boolean {
  try {
    readCertificate(readElements(bytes)[0]?.bytes ?? bytes)
    return true
  } catch (error) {
    if (error instanceof MalformedDer) return false // the importer of revocations says what is wrong with it
    throw error
  }
}
