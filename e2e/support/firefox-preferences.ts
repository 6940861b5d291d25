export const firefoxPreferences = {
  // no name resolves but ours: a forgotten request to the outside fails instead of leaving
  'network.proxy.type': 1,
  'network.proxy.socks': '127.0.0.1',
  'network.proxy.socks_port': 9,
  'network.proxy.no_proxies_on': 'localhost, .localhost, 127.0.0.1',
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1, // as Chromium without a screen: journeys measure widths
  // the driver loses a page that comes back from memory
  'browser.sessionhistory.max_total_viewers': 0,
  // Total Cookie Protection, as in a new profile: frames of another site have a storage of their own
  'network.cookie.cookieBehavior': 5,
}
