// What a chat does in a page, as far as the page is concerned: it takes a queue over, keeps two cookies, writes markup
// with inline styles, and tells its host who is there and on which page.
{
  const { CRISP_WEBSITE_ID: id, $crisp: queue } = window
  const host = document.currentScript.src.replace('/l.js', '/messages')
  const tell = (message) => navigator.sendBeacon(host, JSON.stringify({ id, page: location.href, ...message }))

  for (const name of ['session', 'socket']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the real ones do
    document.cookie = `${encodeURIComponent(`crisp-client/${name}/${id}`)}=stand-in; Path=/; Max-Age=15552000; SameSite=Lax`
  }
  const box = document.createElement('div')
  box.innerHTML =
    '<button type="button" class="crisp-client" style="position:fixed;inset-block-end:1rem;inset-inline-end:1rem;padding:.75rem 1rem;border-radius:2rem;border:0;background:#1c2321;color:#fff">Chat</button>'
  document.body.append(box)

  window.$crisp = {
    push: ([action, name, [value] = []]) => action === 'set' && name === 'user:email' && tell({ email: value }),
  }
  tell({})
  for (const command of queue) window.$crisp.push(command)
}
