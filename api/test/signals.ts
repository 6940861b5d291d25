import type { DeskSignal, SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import { pdf } from './sample-files.ts'
import { startVerifiers } from './verifiers.ts'

/** A payslip whose file says that a program for pictures made it, and whose SIRET is one digit off. */
export const forgedPayslip = (...lines: string[]) =>
  pdf(0, (document) => {
    document.setProducer('GIMP 2.10')
    document.setCreator('GIMP 2.10')
    const page = document.addPage([595, 842])
    const all = ['BULLETIN DE PAIE octobre 2026', 'SIRET : 732 829 320 00075', ...lines]
    for (const [index, line] of all.entries()) page.drawText(line, { x: 50, y: 700 - index * 24, size: 11 })
  })

/** The desk, with tenants whose payslips show signals. */
export async function startSignals() {
  const api = await startVerifiers()
  type Tenant = Awaited<ReturnType<typeof api.newTenantAt>>
  type Verifier = ReturnType<typeof api.newVerifier>

  async function upload(tenant: Tenant, bytes: Buffer): Promise<string> {
    const headers = { 'content-type': 'application/pdf', 'x-document-kind': 'PAYSLIPS', 'x-file-name': 'paie.pdf' }
    const before = new Set((await tenant.file()).documents.map(({ id }) => id))
    const reply = await tenant.upload('/documents/INCOME', bytes, headers)
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return reply.json().file.documents.find(({ id }: { id: string }) => !before.has(id)).id
  }

  /** A part in the hands of a verifier, with so many forged payslips of its own. */
  async function newForgedPart(payslips = 1) {
    const tenant = await api.newTenantAt('TO_PROCESS')
    const ids: string[] = []
    for (let index = 0; index < payslips; index++)
      ids.push(await upload(tenant, await forgedPayslip(`Paie de ${crypto.randomUUID()}`)))
    const vera = api.newVerifier()
    await vera.claim(await tenant.myId())
    return { tenant, vera, ids, id: `${ids[0]}` }
  }

  const signalsOf = async (vera: Verifier, id: string): Promise<DeskSignal[]> => {
    const reply = await vera.ask('GET', `/documents/${id}/reading`)
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return reply.json().signals
  }
  return {
    ...api,
    upload,
    newForgedPart,
    signalsOf,
    kindsOf: async (vera: Verifier, id: string) => (await signalsOf(vera, id)).map(({ kind }) => kind),
    judge: (vera: Verifier, id: string, kind: SignalKind, isUseful: boolean | null) =>
      vera.ask('POST', `/documents/${id}/signals/${kind}`, { isUseful }),
    /** What the figures of the desk say of a kind. */
    figureOf: async (vera: Verifier, kind: SignalKind) => {
      const { signals } = (await vera.ask('GET', '/figures')).json()
      return signals.find((figure: { kind: string }) => figure.kind === kind)
    },
  }
}
