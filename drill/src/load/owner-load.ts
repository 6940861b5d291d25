import { completeProperty } from '@bailclair/e2e/support/properties.ts'
import { findAgain } from './find-again.ts'
import type { LoadPerson } from './person.ts'
import type { Recorder } from './recorder.ts'

type Saved = { id: string; name: string; token: string; propertiesApartmentSharing: unknown[] }
/** What was acknowledged: the newest name of each property, and how many applied. */
type OwnerWrites = Map<string, { sequence: number; applications: number }>

/** Properties an owner has at most: the load must not grow what it measures. */
const mostProperties = 12

/** An owner who looks at properties, adds some and changes them. */
export function createOwnerLoad(person: LoadPerson, recorder: Recorder) {
  const writes: OwnerWrites = new Map()
  const links: { id: string; token: string }[] = []
  let sequence = 0
  let turn = 0

  async function write() {
    sequence += 1
    const current = sequence
    const known = [...writes.keys()]
    const isNew = known.length < mostProperties && (known.length === 0 || sequence % 4 === 0)
    const facts = { name: `Bien ${current}`, ...(isNew ? { ...completeProperty, validated: true } : {}) }
    const id = isNew ? {} : { id: known[sequence % known.length] }
    const saved = await recorder.record('write', () =>
      person.api.post<Saved>('property', { ...facts, name: `Bien ${current}`, ...id }),
    )
    if (!saved) return
    if (!writes.has(saved.id)) links.push({ id: saved.id, token: saved.token })
    writes.set(saved.id, { sequence: current, applications: writes.get(saved.id)?.applications ?? 0 })
  }

  async function read() {
    const [id] = [...writes.keys()].slice(-1)
    if (id) await recorder.record('property', () => person.api.get<Saved>(`property/${id}`))
  }

  return {
    person,
    /** A property with a share link that nobody has applied to yet. */
    takeLink: () => links.shift(),
    noteApplication: (id: string) => {
      const write = writes.get(id)
      if (write) write.applications += 1
    },
    /** One turn of what such a person does. */
    act: async () => {
      turn += 1
      await recorder.record('profile', () => person.api.get('owner/profile'))
      await read()
      if (turn % 3 === 0) await write()
      if (turn % 8 === 0) await person.refresh()
    },
    /** Acknowledged writes that are not there. A later write that nobody acknowledged may have happened as well. */
    countLost: async (): Promise<number> => {
      let lost = 0
      for (const [id, { sequence: written, applications }] of writes) {
        const found = await findAgain(() => person.api.get<Saved>(`property/${id}`))
        const isWritten = found && Number(found.name.replace('Bien ', '')) >= written
        if (!isWritten || found.propertiesApartmentSharing.length < applications) lost += 1
      }
      return lost
    },
  }
}
export type OwnerLoad = ReturnType<typeof createOwnerLoad>
