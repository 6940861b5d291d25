import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draft, openWizard } from '#test/wizard.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const next = () => user.click(screen.getByRole('button', { name: /^(Continue|Continuer)$/ }))
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const errors = () =>
  [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent?.replace(/^Error: /, ''))
async function write(input: HTMLInputElement, text: string) {
  await user.clear(input)
  if (text) await user.type(input, text)
}

describe('name', () => {
  it.each([
    ['x'.repeat(101), ['This text is too long, shorten it']],
    ['', ['This field is required']],
    ['   ', ['This field is required']],
  ])('refuses %j', async (text, messages) => {
    const { saves } = openWizard('/nom-propriete/p-1', { stored: draft() })
    await write(await field(/^Property name/), text)
    await next()
    expect(errors()).toEqual(messages)
    expect(saves()).toEqual([])
  })

  it('says so when the field is left, not before (decision 24)', async () => {
    openWizard('/nom-propriete/p-1', { stored: draft() })
    const name = await field(/^Property name/)
    await user.clear(name)
    expect(errors()).toEqual([])
    await user.tab()
    expect(errors()).toEqual(['This field is required'])
    await user.type(name, 'S')
    expect(errors()).toEqual([])
  })
})

describe.each([
  ['type', '/type-propriete/p-1', 'type', /^House/, 'HOUSE', 'Where is this property?'],
  ['type', '/type-propriete/p-1', 'type', /^Other/, 'OTHER', 'Where is this property?'],
  ['furniture', '/amenagement-propriete/p-1', 'furniture', /^Furnished/, 'FURNISHED', 'What is its living space?'],
  ['furniture', '/amenagement-propriete/p-1', 'furniture', /^Unfurnished/, 'UNFURNISHED', 'What is its living space?'],
] as const)('%s', (missing, at, name, card, value, following) => {
  it(`is chosen among cards: ${value}`, async () => {
    const { saves } = openWizard(at, { stored: draft(missing) })
    await user.click(await screen.findByRole('radio', { name: card }))
    await next()
    await vi.waitFor(() => expect(title()).toBe(following))
    expect(saves()).toEqual([{ id: 'p-1', version: 1, [name]: value }])
  })

  it('must be chosen to go on', async () => {
    const { saves } = openWizard(at, { stored: draft(missing) })
    await screen.findByRole('radio', { name: card })
    await next()
    expect(errors()).toEqual(['This field is required'])
    expect(saves()).toEqual([])
  })
})

describe('living space', () => {
  it.each([
    ['42', 42],
    ['42,5', 42.5],
    ['42.5', 42.5],
    ['1 234,50', 1234.5],
    ['0,01', 0.01],
    ['1000000', 1_000_000],
    ['42 m²', 42],
  ])('reads %s', async (typed, livingSpace) => {
    const { saves } = openWizard('/surface/p-1', { stored: draft() })
    await write(await field(/^Living space/), typed)
    await next()
    await vi.waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, livingSpace }]))
  })

  it.each([
    ['', 'This field is required'],
    ['0', 'The area must be greater than zero'],
    ['-1', 'The area must be greater than zero'],
    ['42.123', 'At most two digits after the decimal point'],
    ['42,1234', 'At most two digits after the decimal point'],
    ['1000000,01', 'This number is too large'],
    ['quarante', 'Write a number, for example 120 or 120.50'],
  ])('refuses %j: %s', async (typed, message) => {
    const { saves } = openWizard('/surface/p-1', { stored: draft() })
    await write(await field(/^Living space/), typed)
    await next()
    expect(errors()).toEqual([message])
    expect(saves()).toEqual([])
  })

  it.each([
    ['fr', '24,5'],
    ['en', '24.5'],
  ] as const)('shows what is saved as it is typed here: %s', async (language, text) => {
    openWizard('/surface/p-1', { stored: { ...draft(), livingSpace: 24.5 }, language })
    expect((await field(/^(Living space|Surface habitable)/)).value).toBe(text)
  })
})

describe('rent', () => {
  const rent = () => field(/^Monthly rent/)
  const charges = () => field(/^Monthly charges/)

  it('adds up while one types, in exact cents', async () => {
    openWizard('/loyer-propriete/p-1', { stored: draft('rentCost', 'chargesCost') })
    await rent()
    const output = document.querySelector('output')
    expect(output?.getAttribute('aria-live')).toBe('polite')
    expect(output?.textContent).toBe('–')
    await user.type(await rent(), '1 234,56')
    expect(output?.textContent).toBe('–')
    await user.type(await charges(), '0.10')
    expect(output?.textContent).toBe('€1,234.66')
    await user.type(await charges(), 'x')
    expect(output?.textContent).toBe('–')
  })

  it('saves both', async () => {
    const { saves } = openWizard('/loyer-propriete/p-1', { stored: draft() })
    await write(await rent(), '650,50')
    await write(await charges(), '0')
    await next()
    await vi.waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, rentCost: 650.5, chargesCost: 0 }]))
  })

  it.each([
    ['', '', ['This field is required', 'This field is required']],
    ['0', '-1', ['The price must be positive', 'The price must be greater than or equal to 0']],
    ['-1', '0', ['The price must be positive']],
    ['1000000,01', '1000001', ['This number is too large', 'This number is too large']],
    ['abc', '1,2,3', Array(2).fill('Write a number, for example 120 or 120.50')],
  ])('refuses a rent of %j with charges of %j', async (typedRent, typedCharges, messages) => {
    const { saves } = openWizard('/loyer-propriete/p-1', { stored: draft() })
    await write(await rent(), typedRent)
    await write(await charges(), typedCharges)
    await next()
    expect(errors()).toEqual(messages)
    expect(saves()).toEqual([])
  })
})
