import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const press = () => act(async () => fireEvent.click(screen.getByRole('button')))
const status = () => screen.getByRole('status').textContent

describe('CopyButton', () => {
  it('copies, and says so for three seconds', async () => {
    writeText.mockResolvedValue()
    render(<CopyButton text="https://bailclair.example/candidater/7f3k" label="Copier le lien" />)
    expect(screen.getByRole('button', { name: 'Copier le lien' })).toBeTruthy()
    await press()
    expect(writeText).toHaveBeenCalledWith('https://bailclair.example/candidater/7f3k')
    expect(status()).toBe('Copié')
    expect(screen.getByRole('button', { name: 'Copié' })).toBeTruthy()
    act(() => vi.advanceTimersByTime(3000))
    expect(status()).toBe('')
    expect(screen.getByRole('button', { name: 'Copier le lien' })).toBeTruthy()
  })

  it('says what to do when the browser refuses', async () => {
    writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    render(<CopyButton text="lien" />)
    await press()
    expect(status()).toBe('La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le.')
  })

  it('says the same where there is no clipboard', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    render(<CopyButton text="lien" />)
    await press()
    expect(status()).toBe('La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le.')
  })
})
