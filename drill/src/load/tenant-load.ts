import { pdfFile } from '@bailclair/e2e/support/sample-files.ts'
import { findAgain } from './find-again.ts'
import type { OwnerLoad } from './owner-load.ts'
import type { LoadPerson } from './person.ts'
import type { Recorder } from './recorder.ts'

type Profile = { file?: { documents: { id: string }[] } }
const mostDocuments = 4
const { buffer: pdf } = pdfFile('justificatif.pdf')

/** A tenant who adds documents, looks at them, and applies by share links of the owners. */
export async function createTenantLoad(person: LoadPerson, owners: readonly OwnerLoad[], recorder: Recorder) {
  const { api } = person
  await api.get('tenant/profile')
  await api.post('tenant/file', { applicationType: 'ALONE', coTenants: [] })
  await api.post('tenant/names', { firstName: 'Camille', lastName: 'Charge' })
  await api.post('tenant/situation', {
    situation: 'PERMANENT_CONTRACT',
    incomes: [{ kind: 'SALARY', monthlyAmount: 2_400 }],
  })
  const documents: string[] = []
  let turn = 0

  async function upload() {
    const before = new Set(documents)
    const profile = await recorder.record('upload', () =>
      api.upload<Profile>('tenant/documents/INCOME', 'PAYSLIPS', pdf),
    )
    const added = profile?.file?.documents.map(({ id }) => id).filter((id) => !before.has(id)) ?? []
    documents.push(...added)
    const oldest = documents.length > mostDocuments ? documents.shift() : undefined
    if (oldest) await recorder.record('erase', () => api.remove(`tenant/documents/${oldest}`))
  }

  async function apply() {
    const owner = owners[turn % owners.length]
    const link = owner?.takeLink()
    if (!link) return
    const applied = await recorder.record('application', () =>
      api.post(`property/public/subscribe/${link.token}`, { access: true, kcToken: person.accessToken() }),
    )
    if (applied) owner?.noteApplication(link.id)
  }

  return {
    person,
    act: async () => {
      turn += 1
      await recorder.record('profile', () => api.get('tenant/profile'))
      const newest = documents.at(-1)
      if (newest) await recorder.record('download', () => api.bytes(`tenant/documents/${newest}`))
      if (turn % 4 === 0) await upload()
      if (turn % 5 === 0) await apply()
      if (turn % 8 === 0) await person.refresh()
    },
    /** Acknowledged documents that cannot be opened. */
    countLost: async (): Promise<number> => {
      const opened = await Promise.all(documents.map((id) => findAgain(() => api.bytes(`tenant/documents/${id}`))))
      return opened.filter((bytes) => !bytes?.length).length
    },
  }
}
