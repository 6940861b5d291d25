type Kind = 'pdf' | 'jpeg' | 'png'

const signatures: readonly [Kind, Buffer][] = [
  ['pdf', Buffer.from('%PDF-1.')],
  ['pdf', Buffer.from('%PDF-2.')],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
]

/**
 * What a file is by its first bytes, whatever it is called. Readers of PDF forgive up to a kilobyte before the first
 * byte of theirs: a file that is two things at once hides there, so we do not.
 */
export const sniff = (bytes: Buffer): Kind | undefined =>
  signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0]
