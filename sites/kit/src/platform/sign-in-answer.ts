/** What an identity server adds to an address when it leads back. */
const names = ['code', 'state', 'session_state', 'iss', 'error', 'error_description', 'error_uri']

const isAnswer = (params: URLSearchParams) => params.has('state') && (params.has('code') || params.has('error'))

function withoutAnswer(text: string): string {
  const params = new URLSearchParams(text)
  if (!isAnswer(params)) return text
  for (const name of names) params.delete(name)
  return params.toString()
}

/** Our client reads its answer from the fragment, and only there. */
export const isReturningFromSignIn = (): boolean => isAnswer(new URLSearchParams(window.location.hash.slice(1)))

/** Whether other people's scripts may read the address (decision 33). */
export const isAddressClean = (): boolean =>
  !isReturningFromSignIn() && !isAnswer(new URLSearchParams(window.location.search))

/** Removes an answer that nobody reads: from the query always, from the fragment unless `keepsFragment`. */
export function removeSignInAnswer({ keepsFragment = false } = {}): void {
  const { pathname, search, hash } = window.location
  const query = withoutAnswer(search.slice(1))
  const fragment = keepsFragment ? hash.slice(1) : withoutAnswer(hash.slice(1))
  const clean = `${pathname}${query && `?${query}`}${fragment && `#${fragment}`}`
  if (clean !== `${pathname}${search}${hash}`) window.history.replaceState(window.history.state, '', clean)
}
