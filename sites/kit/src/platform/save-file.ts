/** Saves a file to the visitor's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click; a minute is enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
