export const firefoxPreferences = {
  // no name resolves but ours: a forgotten request to the outside fails instead of leaving
  'network.proxy.type': 1,
  'network.proxy.socks': '127.0.0.1',
  'network.proxy.socks_port': 9,
  'network.proxy.no_proxies_on': 'localhost, .localhost, 127.0.0.1',
  'ui.prefersReducedMotion': 1,
  // Total Cookie Protection, as in a new profile: frames of another site have a storage of their own
  'network.cookie.cookieBehavior': 5,
}
