import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => vi.useRealTimers())

it('downloads a file and revokes its URL after a minute', () => {
  vi.useFakeTimers()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const saved: { href: string; name: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download })
  })
  saveFile(new Blob(['{}'], { type: 'application/json' }), 'mes-données.json')
  expect(saved).toEqual([{ href: expect.stringMatching(/^blob:/), name: 'mes-données.json' }])
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledWith(saved[0]?.href)
})
