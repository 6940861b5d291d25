import { documentsOfTenant } from '@bailclair/one-machine/demo-data/documents/documents-of.ts'
import { tenants } from '@bailclair/one-machine/demo-data/tenants.data.ts'
import type { ShareLinks } from './owner.ts'
import { between, createPerson, live, type Soak } from './person.ts'

type Profile = { file?: { documents: { id: string }[] } }
export type Upload = { path: string; bytes: Uint8Array; headers: Record<string, string> }

/** Drawn once: a photograph and PDFs of a size that people upload. */
export async function drawUploads(): Promise<Upload[]> {
  const drawn = documentsOfTenant(tenants.lea, new Date(), {}).map(
    async ({ category, kind, fileName, mediaType, draw }) => ({
      path: `tenant/documents/${category}`,
      bytes: new Uint8Array(await draw()),
      headers: { 'content-type': mediaType, 'x-document-kind': kind, 'x-file-name': encodeURIComponent(fileName) },
    }),
  )
  return Promise.all(drawn)
}

/**
 * A tenant who fills in a file, gives documents, shares the file and withdraws it. A round takes about 35 s, as forms
 * are filled in: a document every two minutes, which is a file of five within ten.
 */
export async function liveAsTenant(
  soak: Soak,
  account: { email: string; password: string },
  { links, uploads }: { links: ShareLinks; uploads: readonly Upload[] },
) {
  const person = createPerson(soak, 'tenant', account)
  let round = Math.floor(Math.random() * 100)
  const profile = () => person.get<Profile>('tenant/profile')

  const begin = async () => {
    if (!(await profile()).file) await person.post('tenant/file', { applicationType: 'ALONE', coTenants: [] })
  }
  const fillIn = async () => {
    await person.post('tenant/names', { firstName: 'Camille', lastName: 'Moreau' })
    const incomes = [{ kind: 'SALARY', monthlyAmount: 1_800 + (round % 900) }]
    await person.post('tenant/situation', { situation: 'PERMANENT_CONTRACT', incomes })
  }
  const upload = async () => {
    const { path, bytes, headers } = uploads[round % uploads.length] as Upload
    await person.upload(path, bytes, headers)
  }
  const erase = async () => {
    for (const { id } of (await profile()).file?.documents.slice(3) ?? []) await person.remove(`tenant/documents/${id}`)
  }
  const share = async () => {
    const link = links[Math.floor(Math.random() * links.length)]
    if (!link) return
    await person.get(`property/public/${link}`)
    await person.post(`property/public/subscribe/${link}`, { access: true, kcToken: await person.accessToken() })
  }
  const accesses = () => person.get<{ accesses: { id: string }[] }>('tenant/accesses')
  const withdraw = async () => {
    for (const { id } of (await accesses()).accesses.slice(1)) {
      soak.journal.noteWithdrawal(id)
      await person.remove(`tenant/accesses/${id}`)
    }
  }
  const signOut = () => person.signOut('tenant/logout')

  const actions = () => {
    round += 1
    return [
      begin,
      fillIn,
      accesses,
      ...(round % 4 === 0 ? [upload, profile, erase] : []),
      ...(round % 3 === 0 ? [share, accesses, withdraw] : []),
      ...(round % 24 === 0 ? [signOut] : []),
    ]
  }
  await live(soak, actions, () => between(5_000, 15_000))
  person.close()
}
