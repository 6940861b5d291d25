// Progressive enhancement: every page works without scripts.

const reveal = document.querySelector('.reveal')
const password = document.querySelector('#password')
if (reveal && password) {
  const toggle = () => {
    const isShown = password.type === 'text'
    password.type = isShown ? 'password' : 'text'
    const { other, otherLabel } = reveal.dataset
    reveal.dataset.other = reveal.textContent
    reveal.dataset.otherLabel = reveal.getAttribute('aria-label')
    reveal.textContent = other
    reveal.setAttribute('aria-label', otherLabel)
  }
  reveal.hidden = false
  reveal.addEventListener('click', toggle)
  // hidden again before it is sent, or the browser would offer it among its suggestions
  password.form.addEventListener('submit', () => password.type === 'text' && toggle())
}

const themes = document.querySelector('.themes select')
if (themes) {
  const apply = () => {
    const [{ value, dataset }] = themes.selectedOptions
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = dataset.cookie
    if (value === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = value
    for (const bar of document.querySelectorAll('meta[data-scheme]')) {
      const { scheme } = bar.dataset
      bar.media = value === 'system' ? `(prefers-color-scheme: ${scheme})` : value === scheme ? 'all' : 'not all'
    }
  }
  themes.addEventListener('change', apply)
  // chosen before this script was there
  if (!themes.selectedOptions[0].defaultSelected) apply()
}

const print = document.querySelector('[data-print]')
if (print) {
  print.hidden = false
  print.addEventListener('click', () => window.print())
}

const decode = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (it) => it.charCodeAt(0))
const encode = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
const withBytes = (list) => list?.map((it) => ({ ...it, id: decode(it.id) }))

/** As `toJSON` of newer browsers. */
const answerOf = ({ id, rawId, type, response }) => ({
  id,
  rawId: encode(rawId),
  type,
  clientExtensionResults: {},
  response: {
    clientDataJSON: encode(response.clientDataJSON),
    ...(response.attestationObject && {
      attestationObject: encode(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    }),
    ...(response.signature && {
      authenticatorData: encode(response.authenticatorData),
      signature: encode(response.signature),
      userHandle: response.userHandle ? encode(response.userHandle) : undefined,
    }),
  },
})

const passkeyForm = document.querySelector('form[data-passkey]')
if (passkeyForm && globalThis.PublicKeyCredential) {
  const isCreation = passkeyForm.dataset.passkey === 'create'
  const options = JSON.parse(passkeyForm.dataset.options)
  const publicKey = {
    ...options,
    challenge: decode(options.challenge),
    ...(options.user && { user: { ...options.user, id: decode(options.user.id) } }),
    ...(options.allowCredentials && { allowCredentials: withBytes(options.allowCredentials) }),
    ...(options.excludeCredentials && { excludeCredentials: withBytes(options.excludeCredentials) }),
  }
  const problem = passkeyForm.querySelector('[role="alert"]')
  const send = (credential) => {
    passkeyForm.elements.passkey.value = JSON.stringify(answerOf(credential))
    passkeyForm.submit()
  }
  let offer = new AbortController()

  /** The browser offers passkeys in the field of the e-mail. */
  const offerInField = async () => {
    if (isCreation || !document.querySelector('[autocomplete~="webauthn"]')) return
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    offer = new AbortController()
    const { signal } = offer
    navigator.credentials.get({ publicKey, mediation: 'conditional', signal }).then(send, () => undefined)
  }

  passkeyForm.hidden = false
  passkeyForm.addEventListener('submit', async (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    problem.hidden = true
    offer.abort()
    try {
      send(await navigator.credentials[isCreation ? 'create' : 'get']({ publicKey }))
    } catch {
      // cancelled, refused by the person, or too late: the browser does not tell which
      problem.hidden = false
      offerInField()
    }
  })
  offerInField()
} else if (passkeyForm) {
  document.querySelector('[data-unsupported]')?.removeAttribute('hidden')
}

for (const form of document.forms) {
  let isSent = false
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault()
    isSent = true
    event.submitter?.setAttribute('aria-busy', 'true')
  })
  // a page that the back button restores is no longer waiting
  addEventListener('pageshow', () => {
    isSent = false
    form.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
  })
}
