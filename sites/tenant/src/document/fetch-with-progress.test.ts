import { afterEach, expect, it, vi } from 'vitest'
import { stubUploads } from '#test/xhr.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'

afterEach(() => vi.unstubAllGlobals())

const address = new URL('https://api.example/api/tenant/documents/IDENTITY')

it('sends as fetch does, and tells how far it is', async () => {
  const [sent, progress] = [stubUploads(), vi.fn()]
  const body = new Blob(['x'])
  const answer = fetchWithProgress(progress)(address, { method: 'POST', headers: { 'x-file-name': 'a.pdf' }, body })
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: 'tenant/documents/IDENTITY',
    headers: { 'x-file-name': 'a.pdf' },
  })
  expect(sent[0]?.body).toBe(body)
  sent[0]?.progress(0.5)
  expect(progress).toHaveBeenLastCalledWith(0.5)
  sent[0]?.answer(413, { errors: [{ code: 'DocumentTooLarge' }] })
  const response = await answer
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ errors: [{ code: 'DocumentTooLarge' }] })
})

it('fails as fetch does when nothing gets through', async () => {
  const sent = stubUploads()
  const answer = fetchWithProgress(() => undefined)(address)
  sent[0]?.fail()
  await expect(answer).rejects.toThrow(TypeError)
})

it('stops when it is told to, with the reason it was given', async () => {
  const sent = stubUploads()
  const abort = new AbortController()
  const answer = fetchWithProgress(() => undefined)(address, { signal: abort.signal })
  abort.abort('left')
  await expect(answer).rejects.toBe('left')
  expect(sent[0]?.isAborted).toBe(true)
})

it('sends nothing when it is stopped before it began', async () => {
  const sent = stubUploads()
  await expect(fetchWithProgress(() => undefined)(address, { signal: AbortSignal.abort('left') })).rejects.toBe('left')
  expect(sent).toEqual([])
})
