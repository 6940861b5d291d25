export type S3Listing = {
  objects: { key: string; size: number; modifiedAt: Date }[]
  /** For the next page; undefined on the last one. */
  continuation: string | undefined
}

/** The answer to ListObjectsV2. Undefined: it is something else. */
export function parseListing(xml: string): S3Listing | undefined {
  if (!/<ListBucketResult[\s>]/.test(xml)) return undefined
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textOf(content, 'Key') ?? '',
    size: Number(textOf(content, 'Size')),
    modifiedAt: new Date(textOf(content, 'LastModified') ?? ''),
  }))
  const isTruncated = textOf(xml, 'IsTruncated') === 'true'
  const continuation = textOf(xml, 'NextContinuationToken')
  // without a token the rest would be silently missing
  if (isTruncated && !continuation) return undefined
  return { objects, continuation: isTruncated ? continuation : undefined }
}

const textOf = (xml: string, name: string): string | undefined => {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text === undefined ? undefined : decode(text)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
