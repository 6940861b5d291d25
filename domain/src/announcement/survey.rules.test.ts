import { describe, expect, it } from 'vitest'
import { isSurveyVisible, surveyClosedCookie } from './survey.rules.ts'

const survey = 'https://enquete.example/2026?a=1;b=é'
const pairOf = (cookie: string) => cookie.split(';')[0]

describe('the satisfaction survey', () => {
  it.each([
    ['never closed', survey, undefined, true],
    ['other cookies', survey, 'lang=fr; survey=x', true],
    ['closed', survey, `lang=fr; ${pairOf(surveyClosedCookie(survey, { isSecure: true }))}`, false],
    [
      'another one closed',
      survey,
      pairOf(surveyClosedCookie('https://enquete.example/2025', { isSecure: true })),
      true,
    ],
    ['none configured', '', undefined, false],
    ['none configured, one closed', '', pairOf(surveyClosedCookie(survey, { isSecure: true })), false],
  ])('%s', (_, url, cookies, isVisible) => {
    expect(isSurveyVisible(url, cookies)).toBe(isVisible)
  })

  it('stays hidden for thirty days, on the whole site', () => {
    expect(surveyClosedCookie(survey, { isSecure: true })).toMatch(
      /^survey-closed=[^;]+; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/,
    )
    expect(surveyClosedCookie(survey, { isSecure: false })).not.toMatch('Secure')
  })
})
