/** Also of the keys in the template database of the tests. */
export const signingKeyEncryptionKey = Buffer.alloc(32, 'a key of signing keys').toString('base64')
