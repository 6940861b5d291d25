// Copies a number and says so for 4 s. Without this script the buttons stay hidden, and a number can be selected.
const status = document.querySelector('.toast')
let forgetting
for (const button of document.querySelectorAll('.copy')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(button.value).then(
      () => true,
      () => false,
    )
    status.textContent = isCopied ? button.dataset.success : status.dataset.failure
    clearTimeout(forgetting)
    forgetting = setTimeout(() => status.replaceChildren(), 4_000)
  })
}
