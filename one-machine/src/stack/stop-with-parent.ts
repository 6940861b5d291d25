// Preloaded into every server of the stack (`--import`), so that the servers end when the parent is killed with -9.

const timeoutMs = 10_000

process.channel?.unref()
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), timeoutMs).unref()
})
