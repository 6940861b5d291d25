// Copies a number and says so. Without this script the numbers can still be selected: its buttons stay hidden.
const status = document.querySelector('.toast')
for (const button of document.querySelectorAll('.copy')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(button.value).then(
      () => true,
      () => false,
    )
    status.textContent = isCopied ? button.dataset.success : status.dataset.failure
  })
}
