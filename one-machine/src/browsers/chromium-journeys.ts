/**
 * Journeys that only Chromium runs: a part of each title, and what Playwright cannot do in Firefox over BiDi.
 * `npm run test:browsers` names them.
 */
export const chromiumJourneys: Readonly<Record<string, string>> = {
  '[J-28]': 'reads the body of a request',
  '[J-100] the landing page in en': 'the page chooses dark colours',
  'without scripts': 'Firefox cannot be told to run none',
}
