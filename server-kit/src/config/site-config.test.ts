import { siteConfig } from '@bailclair/domain/site/site-config.ts'
import { describe, expect, it } from 'vitest'
import { siteConfigFrom } from './site-config.ts'
import { siteEnvironment, variables } from './site-environment.ts'

const configFrom = (env: Record<string, string> = {}) => siteConfigFrom(siteEnvironment.parse(env))

describe('site configuration', () => {
  it('is complete without any variable, and matches its schema', () => {
    const config = configFrom()
    expect(siteConfig.parse(config)).toEqual(config)
    expect(config.name).toBe('BailClair')
  })

  it('has the default figures of the landing page', () => {
    expect(configFrom().figures).toEqual({
      scope: { fr: 'programme national, 2024', en: 'national programme, 2024' },
      landlords: 22_000,
      verifiedFiles: 374_056,
      verifiers: 15,
      verificationDays: 5,
      answerHours: 48,
      advisers: 2_500,
      fileMinutes: 3,
    })
  })

  it('has defaults for consent (decision 13), accessibility status (decision 30), help and home', () => {
    const { consent, accessibilityStatus, links, acquisitionAfterConsent } = configFrom()
    expect(consent).toEqual({ months: 12, preset: 'accept', question: 'always' })
    expect(accessibilityStatus).toBe('partial')
    expect(links).toMatchObject({ help: '/aide', publicHome: '/' })
    expect(acquisitionAfterConsent).toBe(false)
  })

  it('names no auditor by default', () => {
    expect(configFrom().accessibilityAudit).toEqual({ auditor: '', date: '', rate: 0 })
  })

  it('has no third party and no announcement by default', () => {
    const { chat, analytics, announcement, errorReports } = configFrom()
    expect([chat.websiteId, analytics.url, announcement.fr, announcement.en]).toEqual(['', '', '', ''])
    expect(errorReports.isOn).toBe(false)
  })

  it('tells pages that errors are reported, not where', () => {
    const config = configFrom({ ERROR_REPORT_DSN: 'https://key@reports.example/7', RELEASE: '1.2.3' })
    expect(config.errorReports).toEqual({ isOn: true, release: '1.2.3' })
    expect(JSON.stringify(config)).not.toContain('reports.example')
  })

  it.each(['TAX_SERVICE_URL', 'FEEDBACK_URL', 'SURVEY_URL'])('%s has a default and may be empty', (name) => {
    const shown = ({ links }: ReturnType<typeof configFrom>) => [links.taxService, links.feedback, links.survey]
    expect(shown(configFrom())).not.toContain('')
    expect(shown(configFrom({ [name]: '' }))).toContain('')
    expect(shown(configFrom({ [name]: 'https://a.example' }))).toContain('https://a.example')
  })

  it.each([
    ['CERTIFICATE_SEARCH_URL', 'certificateSearch'],
    ['INSPECTOR_URL', 'inspector'],
    ['RENOVATION_ADVISER_URL', 'renovationAdviser'],
    ['ENERGY_RULES_URL', 'energyRules'],
  ] as const)('%s may not be empty', (name, link) => {
    expect(configFrom().links[link]).toMatch(/^https:/)
    expect(configFrom({ [name]: 'https://a.example' }).links[link]).toBe('https://a.example')
    expect(() => configFrom({ [name]: '' })).toThrow()
  })

  it('uses the operator’s values', () => {
    const config = configFrom({
      SITE_NAME: ' Mon Logement ',
      CONSENT_MONTHS: '6',
      CONSENT_PRESET: 'none',
      CONSENT_QUESTION: 'configured',
      OPERATOR_IS_PUBLIC: 'false',
      FIGURES_SCOPE_EN: 'our town, 2026',
      ACQUISITION_AFTER_CONSENT: 'true',
      SOCIAL_URLS: ' https://a.example  https://b.example ',
      GOVERNMENT_URLS: 'data.gouv.fr',
      FIGURE_LANDLORDS: '23000',
    })
    expect(config.name).toBe('Mon Logement')
    expect(config.consent).toEqual({ months: 6, preset: 'none', question: 'configured' })
    expect(config.operator.isPublic).toBe(false)
    expect(config.figures.scope.en).toBe('our town, 2026')
    expect(config.acquisitionAfterConsent).toBe(true)
    expect(config.links.social).toEqual(['https://a.example', 'https://b.example'])
    expect(config.links.government).toEqual(['https://data.gouv.fr'])
    expect(config.figures.landlords).toBe(23_000)
  })

  it.each([
    ['WEB_URL', 'not an address'],
    ['WEB_URL', 'javascript:alert(1)'],
    ['HELP_URL', 'javascript:alert(1)'],
    ['HELP_URL', '//elsewhere.example'],
    ['HELP_URL', ''],
    ['SURVEY_URL', 'javascript:alert(1)'],
    ['CONSENT_PRESET', 'reject'],
    ['CONSENT_QUESTION', 'never'],
    ['ANALYTICS_DATA_MONTHS', '0'],
    ['CHAT_URL', ''],
    ['CHAT_HOSTS', 'https://a.example; script-src *'],
    ['CHAT_HOSTS', "'unsafe-eval'"],
    ['ANALYTICS_URL', 'javascript:alert(1)'],
    ['ERROR_REPORT_DSN', 'https://reports.example/7'],
    ['ERROR_REPORT_DSN', 'https://key@reports.example/'],
    ['RELEASE', 'a b'],
    ['FIGURE_LANDLORDS', 'many'],
    ['FIGURE_LANDLORDS', '-1'],
    ['FIGURE_LANDLORDS', '1.5'],
    ['ACQUISITION_AFTER_CONSENT', 'perhaps'],
    ['ACCESSIBILITY_AUDIT_DATE', 'next year'],
    ['DATA_AUTHORITY_URL', ''],
  ])('does not start with %s=%s', (name, value) => {
    expect(siteEnvironment.safeParse({ [name]: value }).error?.issues[0]?.path).toEqual([name])
  })

  it.each(Object.entries(siteEnvironment.shape))('%s is described for the operator', (_, schema) => {
    expect(variables.get(schema)?.description).toMatch(/\S/)
  })
})
