import { mandatoryCookies, serviceCookies } from '@bailclair/domain/cookie-consent/cookies.ts'
import { languages } from '@bailclair/domain/value/language.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onConsentModalAsked } from '#platform/consent.ts'
import { show } from '#test/screen.tsx'
import AccessibilityStatement from './accessibility/accessibility.page.tsx'
import ApplicantRights from './applicant-rights/applicant-rights.page.tsx'
import LegalNotice from './legal-notice.page.tsx'
import LettingRules from './letting-rules/letting-rules.page.tsx'
import GuarantorNotice from './privacy/guarantor-notice.page.tsx'
import PrivacyPolicy from './privacy/privacy-policy.page.tsx'
import TermsOfUse from './terms/terms-of-use.page.tsx'

afterEach(cleanup)

const pages = {
  AccessibilityStatement,
  ApplicantRights,
  GuarantorNotice,
  LegalNotice,
  LettingRules,
  PrivacyPolicy,
  TermsOfUse,
}
const inBothLanguages = Object.entries(pages).flatMap(([name, Page]) =>
  languages.map((language) => [name, language, Page] as const),
)

it.each(inBothLanguages)(
  '%s in %s lists its sections, and leaves no tag and no value unfilled',
  (_, language, Page) => {
    const { container } = show(<Page />, { language })
    const links = [...container.querySelectorAll<HTMLAnchorElement>('nav a')]
    const sections = [...container.querySelectorAll('section > h2')]
    expect(links.map(({ textContent }) => textContent)).toEqual(sections.map(({ textContent }) => textContent))
    expect(links.map(({ hash }) => hash)).toEqual(sections.map(({ id }) => `#${id}`))
    expect(container.querySelectorAll('h1')).toHaveLength(1)
    expect(container.textContent).not.toMatch(/<\/?\w+>|undefined|NaN|\$\{/)
    for (const text of container.querySelectorAll('p, li, dd')) expect(text.textContent.trim()).not.toBe('')
  },
)

/** A page in English with this configuration. */
const open = (Page: () => ReactNode, environment: Record<string, string>) =>
  show(
    <SiteConfigContext value={siteConfigFrom(siteEnvironment.parse(environment))}>
      <Page />
    </SiteConfigContext>,
  )

describe('the legal notice', () => {
  it('names the operator and leaves out what is not configured', () => {
    open(LegalNotice, { OPERATOR_NAME: 'Ville de Lille', OPERATOR_REGISTRATION: '215 903 501', OPERATOR_PHONE: '' })
    expect(screen.getByText('215 903 501')).toBeTruthy()
    expect(screen.getByText('Ville de Lille')).toBeTruthy()
    expect(screen.getAllByText('Telephone')).toHaveLength(1) // The hosting provider's.
  })
})

describe('the privacy policy', () => {
  it('has every cookie in a table: the mandatory ones, 2 of the chat, 8 of analytics', () => {
    open(PrivacyPolicy, {})
    const namesIn = (table: RegExp) =>
      within(screen.getByRole('table', { name: table }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent?.replace('…', ''))
    const known = (cookies: Record<string, { name: string }>) => Object.values(cookies).map(({ name }) => name)
    expect(namesIn(/^Mandatory/)).toEqual(known(mandatoryCookies))
    expect(namesIn(/Crisp/)).toEqual(known(serviceCookies.crisp))
    expect(namesIn(/Matomo/)).toEqual(known(serviceCookies.matomo))
  })

  it('says which services are not used', () => {
    open(PrivacyPolicy, {})
    expect(screen.getAllByText(/not in use on this site/)).toHaveLength(2)
    expect(screen.queryByRole('heading', { name: 'Live chat' })).toBeNull()
    cleanup()
    open(PrivacyPolicy, { CHAT_WEBSITE_ID: 'a', ANALYTICS_URL: 'https://measure.example', ANALYTICS_SITE_ID: '1' })
    expect(screen.queryByText(/not in use on this site/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Live chat' })).toBeTruthy()
  })

  it('leaves out services that nobody is asked about, and the question with them', () => {
    open(PrivacyPolicy, { CONSENT_QUESTION: 'configured' })
    expect(screen.queryByRole('table', { name: /Crisp|Matomo/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Manage my cookies' })).toBeNull()
    expect(screen.getByText(/it has nothing to ask you/)).toBeTruthy()
  })

  it.each([
    ['ticked in advance', { CONSENT_PRESET: 'none' }],
    ['without waiting for your agreement', { ACQUISITION_AFTER_CONSENT: 'true' }],
  ])('says what is %s, unless the operator is stricter (decision 13)', (words, stricter) => {
    open(PrivacyPolicy, {})
    expect(screen.getByText(new RegExp(words))).toBeTruthy()
    cleanup()
    open(PrivacyPolicy, stricter)
    expect(screen.queryByText(new RegExp(words))).toBeNull()
  })

  it('says how long chat and analytics keep what they know', () => {
    open(PrivacyPolicy, { CHAT_WEBSITE_ID: 'a', ANALYTICS_URL: 'https://m.example', ANALYTICS_SITE_ID: '1' })
    expect(screen.getByText('12 months after the last message.')).toBeTruthy()
    expect(screen.getByText('25 months after the visit.')).toBeTruthy()
  })

  it.each([
    ['true', /Task in the public interest/, /contract with you/],
    ['false', /contract with you/, /Task in the public interest/],
  ])('names the legal basis of an operator: public service is %s', (OPERATOR_IS_PUBLIC, basis, other) => {
    open(PrivacyPolicy, { OPERATOR_IS_PUBLIC })
    expect(screen.getAllByText(basis).length).toBeGreaterThan(0)
    expect(screen.queryAllByText(other)).toEqual([])
  })

  it('keeps the choice for as long as the operator says', () => {
    open(PrivacyPolicy, { CONSENT_MONTHS: '6' })
    const row = screen.getByRole('rowheader', { name: 'consent' }).closest('tr')
    expect(row?.textContent).toContain('6 months')
  })

  it('says when campaigns wait for an agreement (decision 13)', () => {
    open(PrivacyPolicy, { ACQUISITION_AFTER_CONSENT: 'true' })
    expect(screen.getByText(/then erased\. Only if you accept/)).toBeTruthy()
  })

  it('leads to the choice', async () => {
    const asked = vi.fn()
    const stop = onConsentModalAsked(asked)
    open(PrivacyPolicy, {})
    await userEvent.click(screen.getByRole('button', { name: 'Manage my cookies' }))
    expect(asked).toHaveBeenCalledOnce()
    stop()
  })
})

describe('the accessibility statement', () => {
  it('documents our own audit with its pages, until there is another', () => {
    open(AccessibilityStatement, {})
    expect(screen.getByText(/by the authors of the software, on the sample of pages/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Pages audited' })).toBeTruthy()
    const plan = screen.getByRole('link', { name: /multi-year accessibility plan/ })
    expect(plan.getAttribute('href')).toMatch(/schema-pluriannuel$/)
    cleanup()
    open(AccessibilityStatement, {
      ACCESSIBILITY_AUDITOR: 'Access Works',
      ACCESSIBILITY_AUDIT_DATE: '2027-03-01',
      ACCESSIBILITY_AUDIT_RATE: '91',
      ACCESSIBILITY_PLAN_URL: '',
    })
    expect(screen.getByText(/carried out by Access Works on 1 March 2027 found that 91%/)).toBeTruthy()
    expect(screen.queryByText(/by the authors of the software/)).toBeNull()
    expect(screen.queryByRole('link', { name: /multi-year/ })).toBeNull()
  })

  it.each([
    ['non', 'Not compliant'],
    ['partial', 'Partially compliant'],
    ['full', 'Fully compliant'],
  ])('declares the configured status: %s', (ACCESSIBILITY_STATUS, words) => {
    open(AccessibilityStatement, { ACCESSIBILITY_STATUS })
    expect(screen.getByText(words)).toBeTruthy()
  })
})
