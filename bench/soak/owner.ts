import { setTimeout as sleep } from 'node:timers/promises'
import { between, createPerson, live, type Soak } from './person.ts'

type Property = { id: string; name: string; token: string; version: number }
type Row = { id: string; apartmentSharing: { status: string } }
export type ShareLinks = string[]

/** As the pages of an owner that stay true while they are looked at. */
const pollMs = 3_000

/**
 * An owner who opens the dashboard, properties and files, keeps the lists in view, edits, downloads and signs out. A
 * round takes about 35 s: a PDF every nine minutes, a sign-out every quarter of an hour.
 */
export async function liveAsOwner(soak: Soak, account: { email: string; password: string }, links: ShareLinks) {
  const person = createPerson(soak, 'owner', account)
  let properties: readonly Property[] = []
  let rows: readonly Row[] = []
  let round = Math.floor(Math.random() * 120)
  const current = () => properties[round % properties.length]

  async function watch(path: string, polls: number) {
    for (let poll = 0; poll < polls && !soak.isOver(); poll++) {
      if (poll > 0) await sleep(pollMs)
      await person.get(path)
    }
  }
  const dashboard = async () => {
    properties = (await person.get<{ properties: Property[] }>('owner/profile')).properties
    const [first] = properties
    if (first && !links.includes(first.token)) links.push(first.token)
  }
  const openProperty = async () => {
    const property = current()
    if (!property) return
    const { propertiesApartmentSharing } = await person.get<{ propertiesApartmentSharing: Row[] }>(
      `property/${property.id}`,
    )
    rows = propertiesApartmentSharing
    await sleep(pollMs)
    await watch(`property/${property.id}`, 5)
  }
  const listApplications = () => watch('owner/applications', 4)
  const openFile = async () => {
    const row = rows[round % Math.max(1, rows.length)]
    if (row) await person.get(`property/tenant/${row.id}/file`)
  }
  const edit = async () => {
    const property = current()
    if (property) await person.post('property', { id: property.id, name: `Bien ${round}` })
  }
  const pdf = async () => {
    const row = rows.find(({ apartmentSharing: { status } }) => status === 'VALIDATED')
    if (!row) return
    const { ticket } = await person.post<{ ticket: string }>(`property/tenant/${row.id}/file/download`)
    await person.download(`file/download/${ticket}`)
  }
  const signOut = () => person.signOut('owner/logout')

  const actions = () => {
    round += 1
    return [
      dashboard,
      openProperty,
      openFile,
      ...(round % 2 === 0 ? [listApplications] : []),
      ...(round % 3 === 0 ? [edit] : []),
      ...(round % 15 === 0 ? [pdf] : []),
      ...(round % 24 === 0 ? [signOut] : []),
    ]
  }
  await live(soak, actions, () => between(1_500, 4_500))
  person.close()
}
