import { decreeHolders, decreeListsOf } from '@bailclair/domain/law/applicant-documents.data.ts'
import { housingAgencies } from '@bailclair/domain/law/housing-agencies.data.ts'
import { neverAsked } from '@bailclair/domain/law/never-asked.data.ts'
import { languages } from '@bailclair/domain/value/language.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '#test/screen.tsx'
import ApplicantRights from './applicant-rights.page.tsx'

afterEach(cleanup)

const itemsOf = (id: string) =>
  [...(document.getElementById(id)?.closest('section')?.querySelectorAll('li') ?? [])].map((item) => item.textContent)

it.each(languages)('lists every item of the decree for each holder: %s', (language) => {
  show(<ApplicantRights />, { language })
  const ids = { TENANT: 'candidat', PERSON: 'garant', COMPANY: 'societe' }
  for (const holder of decreeHolders) {
    const items = itemsOf(ids[holder])
    expect(items).toHaveLength(Object.values(decreeListsOf(holder)).flat().length)
    expect(new Set(items).size).toBe(items.length)
  }
  expect(itemsOf('jamais')).toHaveLength(neverAsked.length)
})

it('says how many of a list may be asked, and what is forbidden', () => {
  show(<ApplicantRights />)
  const [identity] = screen.getAllByRole('heading', { name: 'Identity document' })
  expect(identity?.nextElementSibling?.textContent).toBe('Only one of these documents.')
  const [income] = screen.getAllByRole('heading', { name: 'Proof of income' })
  expect(income?.nextElementSibling?.textContent).toBe('One or more of these documents.')
  expect(itemsOf('jamais')).toContain('bank statement')
  expect(itemsOf('garant')).not.toContain('Student card or certificate of enrolment for the current year')
  expect(itemsOf('criteres')).toContain('origin')
})

describe('where to turn', () => {
  it('names the Defender of Rights as configured', () => {
    show(<ApplicantRights />)
    const section = screen.getByRole('region', { name: 'Where to turn' })
    expect(section.textContent).toContain('Call 39 28, free of charge')
    const href = (name: RegExp) => within(section).getByRole('link', { name }).getAttribute('href')
    expect(href(/^Defender of Rights/)).toBe('https://formulaire.defenseurdesdroits.fr')
    expect(href(/^site against discrimination/)).toBe('https://www.antidiscriminations.fr')
    expect(href(/^Find an agency/)).toContain('anil.org')
    expect(within(section).queryByRole('link', { name: /^0 805/ })).toBeNull()
  })

  it('leads to the agency of a département', async () => {
    show(<ApplicantRights />)
    const choice = screen.getByRole('combobox', { name: /^Département of the home/ })
    expect(choice.querySelectorAll('option')).toHaveLength(housingAgencies.length + 2)
    await userEvent.selectOptions(choice, '75 – Paris')
    const link = screen.getByRole('link', { name: /^Site of the agency: Paris/ })
    expect(link.getAttribute('href')).toBe('http://www.adil75.org/')
    await userEvent.selectOptions(choice, 'My département is not in the list')
    expect(screen.queryByRole('link', { name: /^Site of the agency/ })).toBeNull()
    const told = within(screen.getByRole('region', { name: 'Where to turn' })).getByRole('status')
    expect(within(told).getByRole('link').getAttribute('href')).toContain('anil.org')
  })
})

it('leads to the texts and to the state of the rules', () => {
  show(<ApplicantRights />)
  const section = screen.getByRole('region', { name: 'The texts' })
  const links = within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toContain('/regles-de-location#applicant-documents')
  expect(links).toContain('/regles-de-location#applicant-discrimination')
  expect(links.filter((link) => link?.includes('legifrance'))).toHaveLength(3)
})
