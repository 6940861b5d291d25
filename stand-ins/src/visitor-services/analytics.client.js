// What audience measurement does in a page, as far as the page is concerned: it takes a queue of commands over, keeps
// the cookies it is known to keep, and sends what it is told to send.
{
  const { _paq: queue } = window
  const told = { url: location.href, title: document.title, referrer: document.referrer }
  let address

  const keep = (name, seconds) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the real ones do
    document.cookie = `${name}=stand-in; Path=/; Max-Age=${seconds}; SameSite=Lax`
  }
  const cookies = ['_pk_id.1.1fff', '_pk_ses.1.1fff', '_pk_ref.1.1fff', '_pk_cvar.1.1fff', '_pk_hsr.1.1fff']
  for (const name of [...cookies, '_pk_testcookie.1', 'mtm_consent', 'mtm_consent_removed']) keep(name, 1_800)

  const send = (what) => navigator.sendBeacon(`${address}?${new URLSearchParams({ ...told, ...what })}`)
  const commands = {
    setTrackerUrl: (url) => {
      address = url
    },
    setSiteId: (id) => {
      told.idsite = id
    },
    setCustomUrl: (url) => {
      told.url = url
    },
    setDocumentTitle: (title) => {
      told.title = title
    },
    setReferrerUrl: (url) => {
      told.referrer = url
    },
    trackPageView: () => send({ action_name: told.title }),
    trackEvent: (category, action) => send({ e_c: category, e_a: action }),
  }
  window._paq = { push: ([name, ...values]) => commands[name]?.(...values) }
  for (const command of queue) window._paq.push(command)
}
