/**
 * Journeys that only Chromium runs: a part of each title, and what Playwright cannot do in Firefox over BiDi.
 * `npm run test:browsers` names them.
 */
export const chromiumJourneys: Readonly<Record<string, string>> = {
  'with an invalid nonce opens no session': 'forwards a request with its body',
  'proves itself by a verifier': 'reads the body of a request',
  'is kept fresh: every 6 s': 'reads the body of a request',
  '[J-28]': 'reads the body of a request',
  '[J-31]': 'taps',
  '[J-63]': 'prints',
  '[J-64]': 'prints',
  '[J-65]': 'taps',
  'makes a file alone, and hands it in': 'slows the network down',
  '[J-76]': 'saves a file',
  '[J-79]': 'saves a file',
  '[J-81]': 'taps',
  '[J-82]': 'saves a file',
  '[J-90]': 'saves a file',
  '[J-100] the landing page in en': 'the page chooses dark colours',
  'after 10 s says that': 'stops the clock of the page',
  '[J-130]': 'saves a file',
  '[J-142]': 'saves a file',
  '[J-163]': 'saves a file',
  '[J-184]': 'saves a file',
  '[J-210]': 'prints',
  '[J-211]': 'taps',
  'each row and each header is its own target': 'Firefox crashes when Playwright reads all rows at once',
  '[J-222]': 'Firefox crashes when Playwright reads all links at once',
  '[J-223]': 'layout shifts are measured by Chromium alone',
  'a signed-in page says that it needs them': 'Firefox cannot be told to run none',
  'says all it has to say': 'Firefox cannot be told to run none',
}
