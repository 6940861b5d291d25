import type { Deps } from '#deps.ts'
import { findOwed, findStored, listStored, type StoredDocument } from './document-copy.repository.ts'
import { sealedSize } from './keyring.ts'
import { listShare, type Share, whole } from './list-share.ts'
import type { Stores } from './open-stores.ts'
import { keyPrefixes, type StoredBlob, type StoreKey } from './store-port.ts'
import { addTo, newTally, type Tally } from './tally.ts'

type Checking = {
  db: Deps['db']
  stores: Stores
  /** Younger bytes may belong to an upload or a copy that is under way. */
  youngAfter: Date
  onShare: (shares: number) => void
  /** Called with those of each batch; a copy in both stores is in two batches. */
  onOrphans: (keys: StoreKey[]) => Promise<void>
}

export type Findings = {
  documents: number
  /** Ids of documents whose bytes are in no store. */
  lost: Tally
  /** Ids of documents whose bytes have another size than they should. */
  damaged: Tally
  onlyInOld: number
  objects: number
  orphans: number
  orphanBytes: number
  /** Registered for deletion. */
  waiting: number
  young: number
}

const batchSize = 1_000
const askedAtOnce = 16

/** Compares documents and bytes both ways, one share of the keys after the other: 1/256 of a listing is in memory. */
export async function checkStores(checking: Checking): Promise<Findings> {
  const findings = {
    ...{ documents: 0, lost: newTally(), damaged: newTally(), onlyInOld: 0 },
    ...{ objects: 0, orphans: 0, orphanBytes: 0, waiting: 0, young: 0 },
  }
  for (const [index, prefix] of keyPrefixes.entries()) {
    await checkShare(checking, prefix, findings)
    checking.onShare(index + 1)
  }
  return findings
}

async function checkShare(checking: Checking, prefix: string, findings: Findings): Promise<void> {
  const { db, stores } = checking
  // bytes first, then documents: whoever uploads writes in this order too
  const current = await listShare(stores.current, prefix)
  const old: Share = stores.old ? await listShare(stores.old, prefix) : new Map()
  findings.objects += current.size + old.size
  let after = ''
  while (true) {
    const documents = await listStored(db, { prefix, after, limit: batchSize })
    const last = documents.at(-1)
    if (!last) break
    after = last.storeKey
    findings.documents += documents.length
    await compare(checking, documents, { current, old, findings })
  }
  for (const blobs of [current, old]) await judgeRest(checking, [...blobs.values()], findings)
}

/** Takes what belongs to a document out of the listings. */
async function compare(
  checking: Checking,
  documents: StoredDocument[],
  { current, old, findings }: { current: Share; old: Share; findings: Findings },
): Promise<void> {
  const absent: StoredDocument[] = []
  for (const document of documents) {
    const { storeKey } = document
    const [here, there] = [whole(current.get(storeKey)), whole(old.get(storeKey))]
    const found = here ?? there
    if (!found) absent.push(document)
    else if (found.size !== sealedSize(document.size)) addTo(findings.damaged, [document.id])
    else if (!here) findings.onlyInOld++
    current.delete(storeKey)
    old.delete(storeKey)
  }
  addTo(findings.lost, await confirmLost(checking, absent))
}

/** Written after the listing, or erased meanwhile: not lost. */
async function confirmLost({ db, stores }: Checking, absent: StoredDocument[]): Promise<string[]> {
  const isThere = async ({ storeKey }: StoredDocument) =>
    (await stores.current.sizeOf(storeKey)) !== undefined || (await stores.old?.sizeOf(storeKey)) !== undefined
  const lost: StoredDocument[] = []
  for (let start = 0; start < absent.length; start += askedAtOnce) {
    const some = absent.slice(start, start + askedAtOnce)
    const found = await Promise.all(some.map(isThere))
    lost.push(...some.filter((_, index) => !found[index]))
  }
  const stillThere = await findStored(
    db,
    lost.map(({ storeKey }) => storeKey),
  )
  return lost.filter(({ storeKey }) => stillThere.has(storeKey)).map(({ id }) => id)
}

/** Bytes that no document of the pass had. */
async function judgeRest(checking: Checking, blobs: StoredBlob[], findings: Findings): Promise<void> {
  for (let start = 0; start < blobs.length; start += batchSize) {
    const batch = blobs.slice(start, start + batchSize)
    const keys = batch.map(({ key }) => key)
    const owed = await findOwed(checking.db, keys)
    const used = await findStored(checking.db, keys)
    const rest = batch.filter(({ key }) => !owed.has(key) && !used.has(key))
    const orphans = rest.filter(({ modifiedAt }) => modifiedAt < checking.youngAfter)
    findings.waiting += owed.size
    findings.young += rest.length - orphans.length
    findings.orphans += orphans.length
    findings.orphanBytes += orphans.reduce((sum, { size }) => sum + size, 0)
    if (orphans.length > 0) await checking.onOrphans(orphans.map(({ key }) => key))
  }
}
