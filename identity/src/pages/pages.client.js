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
