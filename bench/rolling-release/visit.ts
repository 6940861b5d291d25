/** Status codes of everything that a visit loads, other than 200. `0`: the connection broke. */
export type Failures = Map<number, number>

const inHtml = /"(\/(?:assets|pictures)\/[^"\s]+)/g
const inCode = /["'`(](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))["'`)]/g

/** Loads a page and everything it names, as a visitor does who then opens every other page. */
export async function visit(origin: string): Promise<{ requests: number; failures: Failures }> {
  const failures: Failures = new Map()
  const seen = new Set<string>()

  async function load(path: string): Promise<void> {
    seen.add(path)
    const { status, text } = await ask(`${origin}${path}`)
    if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1)
    await Promise.all(namesIn(path, text).map((name) => (seen.has(name) ? undefined : load(name))))
  }
  await load('/')
  return { requests: seen.size, failures }
}

async function ask(url: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url)
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

function namesIn(path: string, text: string): string[] {
  if (path === '/') return [...text.matchAll(inHtml)].map(([, name]) => name ?? '')
  if (!/\.(js|css)$/.test(path)) return []
  return [...text.matchAll(inCode)].map(([, name]) => `/assets/${name}`)
}
