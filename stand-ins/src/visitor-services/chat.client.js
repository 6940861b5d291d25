// Imitates the chat script: takes over the command queue, sets two cookies, adds markup with inline styles, and sends
// the page and the visitor's e-mail to its host.
{
  const { CRISP_WEBSITE_ID: id, $crisp: queue } = window
  const host = document.currentScript.src.replace('/l.js', '/messages')
  const send = (message) => navigator.sendBeacon(host, JSON.stringify({ id, page: location.href, ...message }))

  for (const name of ['session', 'socket']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the real script does the same
    document.cookie = `${encodeURIComponent(`crisp-client/${name}/${id}`)}=stand-in; Path=/; Max-Age=15552000; SameSite=Lax`
  }
  const box = document.createElement('div')
  box.innerHTML =
    '<button type="button" class="crisp-client" style="position:fixed;inset-block-end:1rem;inset-inline-end:1rem;padding:.75rem 1rem;border-radius:2rem;border:0;background:#1c2321;color:#fff">Chat</button>'
  document.body.append(box)

  window.$crisp = {
    push: ([action, name, [value] = []]) => action === 'set' && name === 'user:email' && send({ email: value }),
  }
  send({})
  for (const command of queue) window.$crisp.push(command)
}
