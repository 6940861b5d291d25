import { readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

const cookieName = 'survey-closed'

/** A survey that was closed or opened stays hidden for this long (decision 14). */
const hiddenDays = 30

/** An empty address means no survey. The cookie contains the address, so a new survey is shown at once. */
export const isSurveyVisible = (url: string, cookies: string | undefined): boolean =>
  url !== '' && readCookie(cookies, cookieName) !== url

export const surveyClosedCookie = (url: string, { isSecure }: { isSecure: boolean }): string =>
  writeCookie({
    name: cookieName,
    value: url,
    maxAge: hiddenDays * secondsPerDay,
    sameSite: 'Lax',
    secure: isSecure,
  })
