/** The address of a sender: `Name <address@example.org>` or the address alone. */
export function addressOf(from: string): string {
  const address = from.match(/[^\s<]+@[\w.-]+(?=>?$)/)?.[0]
  if (!address) throw new Error('MAIL_FROM needs an address: Name <address@example.org>')
  return address
}
