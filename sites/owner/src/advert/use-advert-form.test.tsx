import { failure } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deposit, leaveAdvert, openAdvert, prepareAdvert, presentation, press, user, whole } from '#test/advert.tsx'

beforeEach(prepareAdvert)
afterEach(leaveAdvert)

describe('a save', () => {
  it('sends only what was changed; cleared is null', async () => {
    const { saves } = await openAdvert({ stored: whole })
    await user.clear(deposit())
    await user.type(presentation(), ' Au calme ')
    await press('Save')
    await waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, deposit: null, presentation: 'Au calme' }]))
    expect(await screen.findByText('Advert saved.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeTruthy()
  })

  it('refuses what it cannot read', async () => {
    const { saves } = await openAdvert()
    await user.type(deposit(), 'abc')
    await press('Save')
    expect(screen.getByRole('heading', { name: /error|correct/i })).toBeTruthy()
    expect(saves()).toEqual([])
  })

  it('over a newer state in which other answers changed keeps both', async () => {
    const { server, saves } = await openAdvert({ stored: whole })
    server.property = { ...whole, version: 2, presentation: 'De l’autre onglet' }
    await user.clear(deposit())
    await user.type(deposit(), '500')
    await press('Save')
    expect(await screen.findByText('Advert saved.')).toBeTruthy()
    expect(saves().at(-1)).toEqual({ id: 'p-1', version: 2, deposit: 500 })
    expect(server.property).toMatchObject({ deposit: 500, presentation: 'De l’autre onglet' })
    expect(presentation().value).toBe('De l’autre onglet')
    expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeTruthy()
  })

  describe('in conflict', () => {
    async function collide() {
      const opened = await openAdvert({ stored: whole })
      opened.server.property = { ...whole, version: 2, deposit: 700, presentation: 'De l’autre onglet' }
      await user.clear(deposit())
      await user.type(deposit(), '500')
      await press('Save')
      const notice = (await screen.findByText('Changed elsewhere in the meantime')).closest('.callout') as HTMLElement
      expect(
        within(notice)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Deposit 700', 'Deposit 500'])
      expect(deposit().value).toBe('500')
      return opened
    }

    it('keeps what was saved, and shows what was typed', async () => {
      const { server } = await collide()
      await press('Keep what was saved')
      expect(deposit().value).toBe('700')
      expect(presentation().value).toBe('De l’autre onglet')
      expect(screen.getByText('What you had written').parentElement?.textContent).toContain('500')
      expect(server.property.deposit).toBe(700)
    })

    it('saves what was typed, and nothing else', async () => {
      const { server, saves } = await collide()
      await press('Save what I wrote')
      await waitFor(() => expect(saves().at(-1)).toEqual({ id: 'p-1', version: 2, deposit: 500 }))
      await waitFor(() => expect(server.property).toMatchObject({ deposit: 500, presentation: 'De l’autre onglet' }))
    })
  })

  it('that failed keeps what was typed', async () => {
    await openAdvert({ answers: { 'POST property': () => failure(503, 'ServiceUnavailable') } })
    await user.type(deposit(), '500')
    await press('Save')
    expect(await screen.findByText('Your answers could not be saved')).toBeTruthy()
    expect(deposit().value).toBe('500')
  })
})

describe('unsaved input', () => {
  it('survives a reload', async () => {
    await openAdvert()
    await user.type(deposit(), '500')
    cleanup()
    await openAdvert()
    await waitFor(() => expect(deposit().value).toBe('500'))
  })

  it('is asked about before it is left', async () => {
    const { history } = await openAdvert()
    await user.type(deposit(), '500')
    history.navigate('/home')
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
    await press('Leave without saving')
    await waitFor(() => expect(history.current().pathname).toBe('/home'))
  })
})
