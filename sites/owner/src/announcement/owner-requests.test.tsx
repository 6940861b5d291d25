import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '#test/screen.tsx'
import { OwnerRequests } from './owner-requests.tsx'
import { SurveyBanner } from './survey-banner.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  // biome-ignore lint/suspicious/noDocumentCookie: as the banner writes it
  document.cookie = 'survey-closed=; Max-Age=0; Path=/'
})

function open(part: React.ReactNode, env: Record<string, string> = {}, language: 'fr' | 'en' = 'en') {
  const config = siteConfigFrom(siteEnvironment.parse(env))
  show(<SiteConfigContext value={config}>{part}</SiteConfigContext>, { language })
}

describe('the survey banner', () => {
  const banner = () => screen.queryByRole('complementary', { name: 'Satisfaction survey' })

  it('asks for an answer in another window', () => {
    open(<SurveyBanner />, { SURVEY_URL: 'https://enquete.example/1' })
    const link = screen.getByRole('link', { name: /^Answer the survey\u2060 \(new window\)$/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://enquete.example/1', '_blank'])
  })

  it('closes, and is still closed at the next visit', async () => {
    open(<SurveyBanner />)
    await user.click(screen.getByRole('button', { name: 'Close the survey' }))
    expect(banner()).toBeNull()
    cleanup()
    open(<SurveyBanner />)
    expect(banner()).toBeNull()
    cleanup()
    open(<SurveyBanner />, { SURVEY_URL: 'https://enquete.example/another' })
    expect(banner()).not.toBeNull()
  })

  it('does not ask again after the survey was opened', async () => {
    open(<SurveyBanner />)
    screen.getByRole('link').addEventListener('click', (event) => event.preventDefault())
    await user.click(screen.getByRole('link'))
    expect(banner()).not.toBeNull()
    cleanup()
    open(<SurveyBanner />)
    expect(banner()).toBeNull()
  })

  it('is hidden when not configured', () => {
    open(<SurveyBanner />, { SURVEY_URL: '' })
    expect(banner()).toBeNull()
  })
})

describe('the requests under the list', () => {
  const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('target')])

  it.each([
    ['en', 'Open the tax service', 'Give my feedback', '(new window)'],
    ['fr', 'Ouvrir le service des impôts', 'Donner mon avis', '(nouvelle fenêtre)'],
  ] as const)('advertise the tax service and ask for feedback: %s', (language, tax, feedback, newWindow) => {
    open(<OwnerRequests />, {}, language)
    expect(links()).toEqual([
      [`${tax}\u2060 ${newWindow}`, '_blank'],
      [feedback, null],
    ])
  })

  it.each([
    ['one', { TAX_SERVICE_URL: '' }, ['Give my feedback']],
    ['the other', { FEEDBACK_URL: '' }, ['Open the tax service\u2060 (new window)']],
    ['neither', { TAX_SERVICE_URL: '', FEEDBACK_URL: '' }, []],
  ])('show what is configured: %s', (_, env, texts) => {
    open(<OwnerRequests />, env)
    expect(links().map(([text]) => text)).toEqual(texts)
  })
})
