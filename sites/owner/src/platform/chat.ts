type Listener = (email: string) => void

let email: string | undefined
let listener: Listener | undefined

/** Spec §7: the e-mail of whoever is signed in is for the chat. It waits here, in memory, for a chat that may never be. */
export function tellChat(known: string): void {
  email = known
  listener?.(known)
}

/** Attached once the visitor has accepted the chat, detached when they change their mind. Returns how to detach. */
export function attachChat(attached: Listener): () => void {
  listener = attached
  if (email) attached(email)
  return () => {
    if (listener === attached) listener = undefined
  }
}
