import { describe, expect, it, vi } from 'vitest'
import { loadTexts, loadWithTexts, splitMessages } from './split-messages.ts'

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

  it('waits for texts of code loaded meanwhile', async () => {
    const arriving = Promise.withResolvers<{ word: string }>()
    splitMessages({ fr: () => arriving.promise, en: () => arriving.promise })
    const switching = loadTexts('en')
    const late = splitMessages({ fr: async () => ({ word: 'porte' }), en: async () => ({ word: 'door' }) })
    arriving.resolve({ word: 'key' })
    await switching
    expect(late.en).toEqual({ word: 'door' })
  })

  it('loads code with its texts in the current language', async () => {
    const load = async () => {
      document.documentElement.lang = 'en'
      return { texts: splitMessages({ fr: async () => ({ word: 'fenêtre' }), en: async () => ({ word: 'window' }) }) }
    }
    const { texts } = await loadWithTexts(load)
    expect([texts.en, texts.fr]).toEqual([{ word: 'window' }, undefined])
  })

  it('retries after a failure', async () => {
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
