import type { Socket } from 'node:net'

/** Time for the answer to arrive: destroying a socket with unread input resets it at once. */
const lingerMs = 500

/** Answers and closes. `end` alone leaves the socket open for as long as the client keeps sending. */
export function closeSocket(socket: Socket, answer: string): void {
  socket.end(answer)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
