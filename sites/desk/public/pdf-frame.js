// Shows the PDF that the desk sends. Its policy, which a blob inherits, lets the viewers of browsers start their workers.
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent || !(data?.file instanceof Blob)) return
  const frame = document.createElement('iframe')
  frame.title = data.label
  // Whatever the bytes are, they are never a page.
  frame.src = URL.createObjectURL(new Blob([data.file], { type: 'application/pdf' })) + location.hash
  Object.assign(frame.style, { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 })
  document.body.replaceChildren(frame)
})
parent.postMessage('pdf-frame', location.origin)
