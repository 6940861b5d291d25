type Listener = (email: string) => void

let email: string | undefined
let listener: Listener | undefined

/** The signed-in e-mail, kept in memory for the chat, if there is one. */
export function tellChat(known: string): void {
  email = known
  listener?.(known)
}

/** Attached after consent, detached when it is withdrawn. Returns a detach function. */
export function attachChat(attached: Listener): () => void {
  listener = attached
  if (email) attached(email)
  return () => {
    if (listener === attached) listener = undefined
  }
}
