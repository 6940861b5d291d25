// Imitates the analytics script: takes over the command queue, sets the same cookies and sends the tracked events.
{
  const { _paq: queue } = window
  const fields = { url: location.href, title: document.title, referrer: document.referrer }
  let address

  const setCookie = (name, seconds) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the real script does the same
    document.cookie = `${name}=stand-in; Path=/; Max-Age=${seconds}; SameSite=Lax`
  }
  const cookies = ['_pk_id.1.1fff', '_pk_ses.1.1fff', '_pk_ref.1.1fff', '_pk_cvar.1.1fff', '_pk_hsr.1.1fff']
  for (const name of [...cookies, '_pk_testcookie.1', 'mtm_consent', 'mtm_consent_removed']) setCookie(name, 1_800)

  const send = (event) => navigator.sendBeacon(`${address}?${new URLSearchParams({ ...fields, ...event })}`)
  const commands = {
    setTrackerUrl: (url) => {
      address = url
    },
    setSiteId: (id) => {
      fields.idsite = id
    },
    setCustomUrl: (url) => {
      fields.url = url
    },
    setDocumentTitle: (title) => {
      fields.title = title
    },
    setReferrerUrl: (url) => {
      fields.referrer = url
    },
    trackPageView: () => send({ action_name: fields.title }),
    trackEvent: (category, action) => send({ e_c: category, e_a: action }),
  }
  window._paq = { push: ([name, ...values]) => commands[name]?.(...values) }
  for (const command of queue) window._paq.push(command)
}
