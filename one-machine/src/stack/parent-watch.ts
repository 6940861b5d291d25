// Preloaded into every server of the stack (`--import`), so that none survives a supervisor that was killed with -9.
// The servers themselves know nothing of it.

const patience = 10_000 // ms

process.channel?.unref()
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience).unref()
})
