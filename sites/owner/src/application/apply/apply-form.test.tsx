import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applicant, target } from '#test/applying.ts'
import { show } from '#test/screen.tsx'
import { ApplyForm } from './apply-form.tsx'
import { consentMessages } from './consent.messages.ts'
import { consentMemory } from './consent-memory.ts'

const user = userEvent.setup({ delay: null })
const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const press = (name: string) => user.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('the consent', () => {
  it('names the owner and the address, and is never ticked beforehand', () => {
    consentMemory.keep(target.token, { scope: 'FILE' })
    show(<ApplyForm target={target} tenant={applicant('signed-out')} />)
    expect(box().checked).toBe(false)
    expect(box().labels?.[0]?.textContent).toContain('Jeanne Martin')
    expect(box().labels?.[0]?.textContent).toContain('3 place Bellecour, 69002 Lyon')
  })

  it('is recorded with the version of its words: other words need another version', () => {
    const names = { owner: 'O', property: 'P', address: 'A' }
    const texts = [consentMessages.fr?.text(names), consentMessages.en?.text(names)]
    expect({ version: consentTextVersion, texts }).toEqual({
      version: 1,
      texts: [
        'J’autorise O à consulter mon dossier de location, une fois vérifié, pour ma candidature au logement «\u202FP\u202F», A. Cet accès dure un mois\u202F; je peux le retirer à tout moment.',
        'I authorise O to consult my rental file, once it is verified, for my application for the property “P”, A. This access lasts one month; I can withdraw it at any time.',
      ],
    })
  })

  it.each([
    ['en', 'I already have an account', 'The box must be checked'],
    ['en', 'Create my account', 'The box must be checked'],
    ['fr', 'J’ai déjà un compte', 'Cochez la case pour donner votre accord'],
    ['fr', 'Créer mon compte', 'Cochez la case pour donner votre accord'],
  ] as const)('is needed to go on (%s, %s)', async (language, way, message) => {
    const tenant = applicant('signed-out')
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    show(<ApplyForm target={target} tenant={tenant} />, { language })
    await press(way)
    expect(screen.getByRole('link', { name: message })).toBeTruthy()
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(tenant.signIn).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
    expect(consentMemory.isThere(target.token)).toBe(false)
  })
})

describe('when somebody could move in', () => {
  const entry = () => screen.getByLabelText<HTMLInputElement>(/^When could you move in/)

  it('is remembered through sign-in', async () => {
    show(<ApplyForm target={target} tenant={applicant('signed-out')} />)
    const day = addDays(todayInParis(new Date()), 20)
    await user.type(entry(), day)
    await user.click(box())
    await press('I already have an account')
    expect(consentMemory.find(target.token)).toEqual({ scope: 'FILE', entryDate: day })
  })

  it('is refused when nobody can plan with it', async () => {
    const onAgreed = vi.fn()
    show(<ApplyForm target={target} tenant={applicant('signed-in')} onAgreed={onAgreed} />)
    await user.type(entry(), '2019-12-01')
    await user.click(box())
    await press('Apply')
    expect(entry().getAttribute('aria-invalid')).toBe('true')
    expect(onAgreed).not.toHaveBeenCalled()
  })
})

describe('visit first', () => {
  const visitFirst = { ...target, visitFirst: true } as const
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /A note to the landlord/ })

  it('has its own consent text, recorded with the same version', () => {
    const names = { owner: 'O', property: 'P', address: 'A' }
    expect([consentMessages.fr?.contact(names), consentMessages.en?.contact(names)]).toEqual([
      'J’autorise O à voir mon nom et le mot que je laisse ici, et à m’écrire par le service, pour ma candidature au logement «\u202FP\u202F», A. Mon dossier ne lui est pas montré\u202F: je déciderai de le partager après la visite. Cette autorisation dure un mois\u202F; je peux la retirer à tout moment.',
      'I authorise O to see my name and the note I leave here, and to write to me through the service, for my application for the property “P”, A. My file is not shown to them: I will decide whether to share it after the visit. This authorisation lasts one month; I can withdraw it at any time.',
    ])
  })

  it('remembers scope and note through sign-in', async () => {
    show(<ApplyForm target={visitFirst} tenant={applicant('signed-out')} />)
    expect(box().labels?.[0]?.textContent).toContain('My file is not shown to them')
    await user.type(note(), ' Saturday morning ')
    await user.click(box())
    await press('I already have an account')
    expect(consentMemory.find(target.token)).toEqual({ scope: 'CONTACT', wish: 'Saturday morning' })
  })

  it('refuses a note that is too long, before anything is sent', async () => {
    const onAgreed = vi.fn()
    show(<ApplyForm target={visitFirst} tenant={applicant('signed-in')} onAgreed={onAgreed} />)
    await user.click(note())
    await user.paste('x'.repeat(501))
    await user.click(box())
    await press('Apply')
    expect(onAgreed).not.toHaveBeenCalled()
    expect(note().getAttribute('aria-invalid')).toBe('true')
  })

  it('has no note where the file is shared at once', () => {
    show(<ApplyForm target={target} tenant={applicant('signed-in')} />)
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('with an account', () => {
  it('leads to sign-in, and back to the page that applies', async () => {
    const tenant = applicant('signed-out')
    show(<ApplyForm target={target} tenant={tenant} />)
    await user.click(box())
    await press('I already have an account')
    expect(tenant.signIn).toHaveBeenCalledExactlyOnceWith('/validConnexion/t-1')
    expect(consentMemory.isThere(target.token)).toBe(true)
  })

  it('is what the Enter key chooses, even after a look at the other way', async () => {
    const tenant = applicant('signed-out')
    show(<ApplyForm target={target} tenant={tenant} />)
    await press('Create my account')
    await user.click(box())
    box().focus()
    await user.keyboard('{Enter}')
    expect(tenant.signIn).toHaveBeenCalledOnce()
  })

  it('says that sign-in is down, and keeps the tick', async () => {
    const tenant = applicant('signed-out')
    tenant.signIn.mockRejectedValue(new ApiError('IdentityUnavailable'))
    show(<ApplyForm target={target} tenant={tenant} />)
    await user.click(box())
    await press('I already have an account')
    expect(await screen.findByText(/^The sign-in service is unavailable/)).toBeTruthy()
    expect(box().checked).toBe(true)
  })
})

describe('without an account', () => {
  it('leads to sign-up in the tenant area, which knows the property to come back to', async () => {
    const tenant = applicant('signed-out')
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    show(<ApplyForm target={target} tenant={tenant} />)
    await user.click(box())
    await press('Create my account')
    expect(assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3003/creation?bien=t-1&accord=1')
    expect(tenant.signIn).not.toHaveBeenCalled()
    // the account keeps it, and is asked again
    expect(consentMemory.isThere(target.token)).toBe(false)
  })
})

it('when signed in, needs only the consent', async () => {
  const onAgreed = vi.fn()
  show(<ApplyForm target={target} tenant={applicant('signed-in')} onAgreed={onAgreed} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await press('Apply')
  expect(onAgreed).not.toHaveBeenCalled()
  await user.click(box())
  await press('Apply')
  expect(onAgreed).toHaveBeenCalledOnce()
})
