/** `?lang=` was handled by the server. Removed, so that copied addresses do not force a language. */
export function forgetLanguageInAddress(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', url)
}
