import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  bare,
  chooseNotSubject,
  errors,
  fixClock,
  numberField,
  openStep,
  press,
  registry,
  restoreClock,
  user,
} from '#test/diagnostic.tsx'

beforeEach(fixClock)
afterEach(restoreClock)

const outageTitle = 'The EPC registry is not answering'
const findOutage = async () => (await screen.findByText(outageTitle)).closest('[role="alert"]') as HTMLElement

describe('a number', () => {
  it('is asked for by Continue without any answer (decision 5)', async () => {
    const { saves } = await openStep()
    await press('Continue')
    expect(errors()).toEqual(['Please enter an EPC number'])
    expect(saves()).toEqual([])
  })

  it('must have 13 letters or digits', async () => {
    await openStep()
    await user.type(numberField(), '2375E123')
    await press('Search')
    expect(errors()).toEqual(['An EPC number has 13 letters or digits'])
  })

  it('is found in spite of spaces, hyphens and small letters; the result takes the focus', async () => {
    const { saves, history } = await openStep(bare, { answers: { 'POST property': registry } })
    await user.type(numberField(), '2375-e123 4567 a')
    await press('Search')
    const title = await screen.findByRole('heading', { name: 'Your EPC' })
    expect(saves()).toEqual([{ id: 'p-1', version: 1, ademeNumber: '2375-e123 4567 a' }])
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(numberField().value).toBe('2375E1234567A')
    expect(history.current().pathname).toBe('/diagnostic-propriete/p-1')
  })

  it('is searched by Enter, and by Continue, which shows the result before it goes on (decision 5)', async () => {
    const { history, sent } = await openStep(bare, { answers: { 'POST property': registry } })
    await user.type(numberField(), '2375E1234567A')
    await press('Continue')
    await screen.findByRole('heading', { name: 'Your EPC' })
    expect(history.current().pathname).toBe('/diagnostic-propriete/p-1')
    await user.click(numberField())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your EPC'))
    await press('Continue')
    await waitFor(() => expect(history.current().pathname).toBe('/valider-propriete/p-1'))
    expect(sent().filter((call) => call === 'POST property')).toHaveLength(1)
  })

  it('that the registry does not know is told at the field', async () => {
    await openStep(bare, { answers: { 'POST property': registry } })
    await user.type(numberField(), 'AAAAAAAAAAAAA')
    await press('Search')
    await waitFor(() => expect(errors()).toEqual(['The EPC was not found']))
    expect(numberField().getAttribute('aria-invalid')).toBe('true')
    expect(numberField().value).toBe('AAAAAAAAAAAAA')
  })

  it('shows that the search is under way', async () => {
    await openStep(bare, { answers: { 'POST property': () => new Promise(() => undefined) } })
    await user.type(numberField(), '2375E1234567A')
    await press('Search')
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByText('In progress…').length).toBeGreaterThan(0)
  })

  it('can be found by someone who does not see it', async () => {
    await openStep()
    const help = screen.getByText('Where is this number?').closest('details') as HTMLElement
    expect(help.textContent).toContain('An EPC issued before July 2021 is no longer valid')
    expect(within(help).getByRole('link').getAttribute('href')).toMatch(/^https:/)
  })
})

describe('the registry in trouble', () => {
  const outage = { 'POST property': () => failure(503, 'CertificateRegistryUnavailable') }

  it('is shown, keeps the number and can be retried', async () => {
    let isDown = true
    await openStep(bare, {
      answers: { 'POST property': (call) => (isDown ? outage['POST property']() : registry(call)) },
    })
    await user.type(numberField(), '2375E1234567A')
    await press('Search')
    const alert = await findOutage()
    expect(numberField().value).toBe('2375E1234567A')
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Your EPC' })).toBeTruthy()
    expect(screen.queryByText(outageTitle)).toBeNull()
  })

  it('hides the outage for another number', async () => {
    await openStep(bare, { answers: outage })
    await user.type(numberField(), '2375E1234567A')
    await press('Search')
    await findOutage()
    await user.type(numberField(), '9')
    expect(screen.queryByText(outageTitle)).toBeNull()
  })

  it('blocks nothing and keeps the number', async () => {
    const { history } = await openStep(bare, { answers: outage })
    await user.type(numberField(), '2375E1234567A')
    await press('Search')
    await user.click(await screen.findByRole('button', { name: 'Continue without the EPC' }))
    await waitFor(() => expect(history.current().pathname).toBe('/valider-propriete/p-1'))
    history.navigate('/diagnostic-propriete/p-1')
    await screen.findByRole('radiogroup')
    await waitFor(() => expect(numberField().value).toBe('2375E1234567A'))
  })

  it('does not block the other answers', async () => {
    const { history, saves } = await openStep(bare, {
      answers: {
        'POST property': ({ body }) =>
          'dpeNotRequired' in (body as object)
            ? ok({ ...bare, ...(body as object), version: 2 })
            : outage['POST property'](),
      },
    })
    await user.type(numberField(), '2375E1234567A')
    await press('Search')
    await findOutage()
    await chooseNotSubject()
    expect(screen.queryByText(outageTitle)).toBeNull()
    await press('Continue')
    await waitFor(() => expect(history.current().pathname).toBe('/valider-propriete/p-1'))
    expect(saves().at(-1)).toEqual({ id: 'p-1', version: 1, dpeNotRequired: true })
  })
})
