import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMessageStore } from './message-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'))
})
afterEach(() => rm(folder, { recursive: true }))

const mail = (subject: string) => ({ to: 'a@example.org', from: '', subject, text: '', html: '' })
const add = async (store: Awaited<ReturnType<typeof openMessageStore>>, count: number) => {
  for (let i = 1; i <= count; i++) await store.add(mail(String(i)))
}

it.each([
  [3, ['3', '2', '1']],
  [4, ['4', '3', '2']],
])('of %i mails, keeps the newest three', async (count, subjects) => {
  const store = await openMessageStore(folder, { capacity: 3 })
  await add(store, count)
  expect(store.list().map(({ subject }) => subject)).toEqual(subjects)
  expect(await readdir(folder)).toHaveLength(3)
})

it('deletes the oldest mails when the capacity is smaller', async () => {
  await add(await openMessageStore(folder), 5)
  const smaller = await openMessageStore(folder, { capacity: 2 })
  expect(smaller.list().map(({ subject }) => subject)).toEqual(['5', '4'])
  expect(await readdir(folder)).toHaveLength(2)
})

it('ignores a mail that was not completely written', async () => {
  await add(await openMessageStore(folder), 1)
  await writeFile(join(folder, '000000000000001-00000000.json.part'), '{"id":')
  expect((await openMessageStore(folder)).list()).toHaveLength(1)
})

it('finds nothing for an unknown id', async () => {
  const store = await openMessageStore(folder)
  expect(await store.find('../../package')).toBeUndefined()
})
