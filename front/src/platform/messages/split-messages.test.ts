import { describe, expect, it, vi } from 'vitest'
import { loadTexts, splitMessages } from './split-messages.ts'

describe('splitMessages', () => {
  it('loads one language at a time, once', async () => {
    const loaders = {
      fr: vi.fn(async () => ({ word: 'clé' })),
      en: vi.fn(async () => ({ word: 'key' })),
    }
    const messages = splitMessages(loaders)
    expect(messages.fr).toBeUndefined()

    await Promise.all([messages.load('fr'), loadTexts('fr'), loadTexts('fr')])
    expect(messages.fr).toEqual({ word: 'clé' })
    expect(messages.en).toBeUndefined()
    expect(loaders.fr).toHaveBeenCalledTimes(1)
    expect(loaders.en).not.toHaveBeenCalled()

    await loadTexts('en')
    expect(messages.en).toEqual({ word: 'key' })
  })

  it('asks again after a failure', async () => {
    const fr = vi
      .fn<() => Promise<{ word: string }>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce({ word: 'toit' })
    const messages = splitMessages({ fr, en: fr })
    await expect(messages.load('fr')).rejects.toThrow('offline')
    await expect(messages.load('fr')).resolves.toEqual({ word: 'toit' })
    expect(messages.fr).toEqual({ word: 'toit' })
  })
})
