import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFile, profileOf } from '#test/file.tsx'
import { camille } from '#test/tenant.ts'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

const me: MyFile['tenants'][number] = {
  id: 't-1',
  tenantType: 'CREATE',
  isMe: true,
  joined: true,
  status: 'INCOMPLETE',
  email: camille.email,
}
const lou: MyFile['tenants'][number] = {
  id: '00000000-0000-4000-8000-0000000000b1',
  tenantType: 'JOIN',
  isMe: false,
  joined: true,
  status: 'TO_PROCESS',
  firstName: 'Lou',
  lastName: 'Petit',
  email: 'lou@exemple.fr',
}
const sam: MyFile['tenants'][number] = {
  id: '00000000-0000-4000-8000-0000000000b2',
  tenantType: 'JOIN',
  isMe: false,
  joined: false,
  status: 'INCOMPLETE',
  email: 'sam@exemple.fr',
  invitationEndsAt: '2999-11-22T12:00:00.000Z',
}
const couple = profileOf({ applicationType: 'COUPLE', tenants: [me, lou] })
const group = profileOf({ applicationType: 'GROUP', tenants: [me, lou, sam] })

const choose = (name: RegExp) => user.click(screen.getByRole('radio', { name }))
const next = () => user.click(screen.getByRole('button', { name: 'Continue' }))
const arrived = () => screen.findByRole('navigation', { name: 'Steps of the file' })
const summary = () => [...document.querySelectorAll('.error-summary-list li')].map(({ textContent }) => textContent)

describe('the type', () => {
  it('must be chosen, and says what each means', async () => {
    const { bodies } = openFile('/mon-dossier/type', { profile: camille })
    expect(
      await screen.findByText('You are the only person to sign the lease, even if you live with your children'),
    ).toBeTruthy()
    await next()
    expect(summary()).toEqual(['Type of file: This field is required'])
    expect(bodies('POST tenant/file')).toEqual([])
  })

  it('begins a file at once for one person', async () => {
    const { bodies, history } = openFile('/mon-dossier/type', { profile: camille })
    await arrived()
    await choose(/^Single/)
    await next()
    expect(await screen.findByRole('heading', { name: 'What is your name?' })).toBeTruthy()
    expect(bodies('POST tenant/file')).toEqual([{ applicationType: 'ALONE' }])
    expect(history.current().pathname).toBe('/mon-dossier/identite')
  })

  it('asks for the other person before a couple’s file is begun', async () => {
    const { bodies, history } = openFile('/mon-dossier/type', { profile: camille })
    await arrived()
    await choose(/^As a couple/)
    await next()
    const email = await screen.findByRole('textbox', { name: /^Email address of the other person/ })
    expect(`${history.current().pathname}${history.current().search}`).toBe('/mon-dossier/personnes?type=COUPLE')
    expect(bodies('POST tenant/file')).toEqual([])
    await next()
    expect(summary()).toEqual(['Email is required'])
    await user.type(email, 'Lou@Exemple.fr')
    await next()
    expect(
      await screen.findByRole('heading', { name: 'What is your situation, and what is your income?' }),
    ).toBeTruthy()
    expect(bodies('POST tenant/file')).toEqual([
      { applicationType: 'COUPLE', coTenants: [{ email: 'lou@exemple.fr' }] },
    ])
    expect(screen.getByText('An invitation is on its way to lou@exemple.fr.')).toBeTruthy()
  })

  it('asks who invites before anyone is invited', async () => {
    const { firstName: _first, lastName: _last, ...nameless } = camille
    const { bodies, history } = openFile('/mon-dossier/type', { profile: nameless })
    await arrived()
    await choose(/^As flatmates/)
    await next()
    expect(await screen.findByRole('heading', { name: 'What is your name?' })).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Durand')
    await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Camille')
    await next()
    expect(await screen.findByRole('textbox', { name: /^Email address of a flatmate/ })).toBeTruthy()
    expect(bodies('POST tenant/names')).toEqual([{ lastName: 'Durand', firstName: 'Camille' }])
    expect(`${history.current().pathname}${history.current().search}`).toBe('/mon-dossier/personnes?type=GROUP')
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/mon-dossier/identite?type=GROUP')
    expect(bodies('POST tenant/file')).toEqual([])
  })

  it('asks before one parts with the others, and names them', async () => {
    const { bodies } = openFile('/mon-dossier/type', { profile: couple })
    await arrived()
    await choose(/^Single/)
    await next()
    const dialog = await screen.findByRole('alertdialog', { name: 'Change to a single file?' })
    expect(within(dialog).getByText('Only you will be left in this file. You are removing: Lou Petit.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^As a couple/ }).checked).toBe(true)
    expect(bodies('POST tenant/file')).toEqual([])
    await choose(/^Single/)
    await next()
    await user.click(await screen.findByRole('button', { name: 'Change to a single file' }))
    expect(await screen.findByRole('heading', { name: 'What is your name?' })).toBeTruthy()
    expect(bodies('POST tenant/file')).toEqual([{ applicationType: 'ALONE' }])
  })

  it('says who is too many for a couple, and keeps the choice', async () => {
    openFile('/mon-dossier/type', {
      profile: group,
      answers: { 'POST tenant/file': () => failure(422, 'FileFull') },
    })
    await arrived()
    await choose(/^As a couple/)
    await next()
    expect(await screen.findByText('A couple is two people')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the people in the file' }).getAttribute('href')).toBe(
      '/mon-dossier/personnes',
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^As a couple/ }).checked).toBe(true)
  })

  it('is not sent again when it stays as it is', async () => {
    const { bodies } = openFile('/mon-dossier/type')
    await arrived()
    await next()
    expect(await screen.findByRole('heading', { name: 'What is your name?' })).toBeTruthy()
    expect(bodies('POST tenant/file')).toEqual([])
  })
})

describe('the people', () => {
  it('show how far everyone is, and nothing else of them', async () => {
    openFile('/mon-dossier/personnes', { profile: group })
    await arrived()
    const lines = [...document.querySelectorAll('.person')].map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'Youcamille.durand@exemple.frBeing prepared',
      'Lou Petitlou@exemple.frBeing verifiedRemove Lou Petit from the file',
      'sam@exemple.frInvitation sentValid until 22 November 2999Send the invitation again to sam@exemple.frRemove sam@exemple.fr from the file',
    ])
  })

  it('say of whom they know no name only what is known', async () => {
    const { email: _theirs, ...nameless } = sam
    const tenants: MyFile['tenants'] = [
      { id: 't-9', tenantType: 'CREATE', isMe: false, joined: true, status: 'INCOMPLETE' },
      { ...nameless, joined: true },
      { ...me, tenantType: 'JOIN' },
    ]
    openFile('/mon-dossier/personnes', { profile: profileOf({ applicationType: 'GROUP', tenants }) })
    await arrived()
    const names = [...document.querySelectorAll('.person-name')].map(({ textContent }) => textContent)
    expect(names).toEqual(['The person who created the file', 'An invited person', 'You'])
  })

  it('several are invited one after another', async () => {
    const { bodies, history } = openFile('/mon-dossier/personnes', { profile: group })
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Email address of a flatmate/ })
    await user.type(email, 'ana@exemple.fr{Enter}')
    await vi.waitFor(() => expect(email.value).toBe(''))
    expect(bodies('POST tenant/coTenants')).toEqual([{ email: 'ana@exemple.fr' }])
    await vi.waitFor(() => expect(document.querySelectorAll('.person')).toHaveLength(4))
    await next()
    expect(history.current().pathname).toBe('/mon-dossier/situation')
    expect(bodies('POST tenant/coTenants')).toHaveLength(1)
  })

  it.each([
    ['camille.durand@exemple.fr', 'This person is already in the file'],
    [' Lou@exemple.fr', 'This person is already in the file'],
    ['nobody', 'Invalid email'],
  ])('%s is not invited', async (typed, message) => {
    const { bodies } = openFile('/mon-dossier/personnes', { profile: group })
    await user.type(await screen.findByRole('textbox', { name: /^Email/ }), `${typed}{Enter}`)
    expect(summary()).toEqual([message])
    expect(bodies('POST tenant/coTenants')).toEqual([])
  })

  it('an invitation can be sent again', async () => {
    const { sent } = openFile('/mon-dossier/personnes', {
      profile: group,
      answers: { [`POST tenant/coTenants/${sam.id}/invite`]: () => ok(group) },
    })
    await user.click(await screen.findByRole('button', { name: /^Send the invitation again/ }))
    expect(await screen.findByText('A new invitation is on its way to sam@exemple.fr.')).toBeTruthy()
    expect(sent()).toContain(`POST tenant/coTenants/${sam.id}/invite`)
  })

  it('one that is over says so', async () => {
    const late = { ...sam, invitationEndsAt: '2020-01-01T00:00:00.000Z' }
    openFile('/mon-dossier/personnes', { profile: profileOf({ applicationType: 'GROUP', tenants: [me, lou, late] }) })
    expect(await screen.findByText('Invitation expired')).toBeTruthy()
  })

  it('the only other one is removed after a question, and someone else may take their place', async () => {
    const { sent, history } = openFile('/mon-dossier/personnes', {
      profile: couple,
      answers: { [`DELETE tenant/coTenants/${lou.id}`]: () => ok(profileOf({ tenants: [me] })) },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Lou Petit from the file' }))
    expect(screen.getByRole('alertdialog', { name: 'Remove Lou Petit from the file?' })).toBeTruthy()
    expect(sent()).not.toContain(`DELETE tenant/coTenants/${lou.id}`)
    await user.click(screen.getByRole('button', { name: 'Remove from the file' }))
    expect(await screen.findByRole('textbox', { name: /^Email address of the other person/ })).toBeTruthy()
    expect(history.current().search).toBe('?type=COUPLE')
    expect(await screen.findByText('Lou Petit is no longer in the file.')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('a removal that fails says why, and can be tried again', async () => {
    openFile('/mon-dossier/personnes', {
      profile: couple,
      answers: { [`DELETE tenant/coTenants/${lou.id}`]: () => failure(503, 'ServiceUnavailable') },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Lou Petit from the file' }))
    await user.click(screen.getByRole('button', { name: 'Remove from the file' }))
    expect(await screen.findByText('The service is unavailable for the moment. Try again shortly.')).toBeTruthy()
  })

  it('a joiner sees the others, cannot invite and can leave', async () => {
    const others: MyFile['tenants'] = [
      { id: 't-9', tenantType: 'CREATE', isMe: false, joined: true, status: 'VALIDATED', firstName: 'Ana' },
      { ...me, tenantType: 'JOIN', id: lou.id },
    ]
    const { history } = openFile('/mon-dossier/type', {
      profile: profileOf({ applicationType: 'COUPLE', tenants: others }),
      answers: { [`DELETE tenant/coTenants/${lou.id}`]: () => ok(profileOf()) },
    })
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier/personnes'))
    expect(await screen.findByText(/^You have joined this file/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Leave this file' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Leave this file?' })
    await user.click(within(dialog).getByRole('button', { name: 'Leave this file' }))
    expect(await screen.findByText('/mon-dossier')).toBeTruthy()
    expect(await screen.findByText('You now have a file of your own.')).toBeTruthy()
  })

  it.each([
    [camille, '/mon-dossier/personnes'],
    [camille, '/mon-dossier/identite'],
    [camille, '/mon-dossier/identite?type=ALONE'],
    [profileOf(), '/mon-dossier/personnes?type=ALONE'],
  ])('who is alone has nobody to see, and begins with the type (%#)', async (profile, at) => {
    const { history } = openFile(at, { profile })
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier/type'))
  })
})
