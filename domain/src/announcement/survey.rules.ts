import { readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

const cookieName = 'survey-closed'

/** Days for which a survey that was closed or opened is not proposed again (decision 14). */
const restDays = 30

/** Empty: the operator asks nothing. The address is the survey: another one is proposed at once. */
export const isSurveyVisible = (url: string, cookies: string | undefined): boolean =>
  url !== '' && readCookie(cookies, cookieName) !== url

export const surveyClosedCookie = (url: string, { isSecure }: { isSecure: boolean }): string =>
  writeCookie({
    name: cookieName,
    value: url,
    maxAge: restDays * secondsPerDay,
    sameSite: 'Lax',
    secure: isSecure,
  })
