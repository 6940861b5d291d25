// Without this script the copy buttons stay hidden, and a number can still be selected.
const status = document.querySelector('.toast')
let clearTimer
for (const button of document.querySelectorAll('.copy')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(button.value).then(
      () => true,
      () => false,
    )
    status.textContent = isCopied ? button.dataset.success : status.dataset.failure
    clearTimeout(clearTimer)
    clearTimer = setTimeout(() => status.replaceChildren(), 4_000)
  })
}
