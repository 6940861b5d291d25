import type { Decision } from '@bailclair/domain/verification/decision.schema.ts'
import type { DeskDocument, DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { runSql } from '#postgres/run-sql.ts'
import type { Caller } from './api-caller.ts'
import { type Declined, type DemoFile, isAbout } from './demo-file.ts'

/** Decides on each submitted part of a file, by the calls of the desk. */
export async function verifyFile(
  databaseUrl: string,
  verifier: Caller,
  { tenants, declined }: DemoFile,
): Promise<void> {
  for (const [place, { email }] of tenants.entries())
    await decideOn(databaseUrl, verifier, email, declined[place] ?? [])
}

/** False when there is nothing to decide, or somebody else has the lease. */
export async function decideOn(
  databaseUrl: string,
  verifier: Caller,
  email: string,
  declined: readonly Declined[],
): Promise<boolean> {
  const [part] = await runSql(databaseUrl, `select id from tenant where email = $1 and status = 'TO_PROCESS'`, [email])
  if (!part) return false
  const claimed = await verifier.call('POST', `desk/parts/${part['id']}/claim`)
  if (claimed.status === 409) return false
  if (!claimed.ok) throw new Error(`The desk answered ${claimed.status}: ${await claimed.text()}`)
  const { id, version, documents, guarantors } = (await claimed.json()) as DeskPart
  const given = [...documents, ...guarantors.flatMap((guarantor) => guarantor.documents)]
  const decision: Decision = { version, documents: given.map((document) => verdictOn(document, declined)) }
  await verifier.post(`desk/parts/${id}/decide`, decision)
  return true
}

function verdictOn(
  { id, category, mediaType }: DeskDocument,
  declined: readonly Declined[],
): Decision['documents'][number] {
  const { reason, comment } = declined.find((it) => isAbout(it, { category, mediaType })) ?? {}
  const documentId = id as Decision['documents'][number]['id']
  if (!reason || !comment) return { id: documentId, status: 'ACCEPTED' }
  return { id: documentId, status: 'DECLINED', reason, comment }
}
