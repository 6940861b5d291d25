type Kind = 'pdf' | 'jpeg' | 'png'

const signatures: readonly [Kind, Buffer][] = [
  ['pdf', Buffer.from('%PDF-1.')],
  ['pdf', Buffer.from('%PDF-2.')],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
]

/**
 * The type by the first bytes, whatever the name. Stricter than PDF readers, which skip up to a kilobyte of junk:
 * polyglot files hide there.
 */
export const sniff = (bytes: Buffer): Kind | undefined =>
  signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0]
