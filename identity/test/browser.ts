type Cookie = { name: string; value: string; path: string; attributes: string[] }

/** A minimal browser: cookies with paths, and redirects one at a time. */
export function createBrowser() {
  let cookies: Cookie[] = []

  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(/; */)
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const attribute = (key: string) =>
      attributes.find((it) => it.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const path = attribute('path') ?? '/'
    cookies = cookies.filter((it) => it.name !== name || it.path !== path)
    const isGone = attribute('max-age') === '0' || new Date(attribute('expires') ?? '2999-01-01') < new Date()
    if (!isGone) cookies.push({ name, value, path, attributes })
  }
  const isBelow = (path: string, { path: cookiePath }: Cookie) =>
    path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)

  async function open(address: string | URL, init: RequestInit & { form?: Record<string, string> } = {}) {
    const url = new URL(address)
    const sent = cookies.filter((cookie) => isBelow(url.pathname, cookie))
    const { form, headers, ...rest } = init
    const response = await fetch(url, {
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      ...rest,
      headers: {
        accept: 'text/html',
        ...(sent.length > 0 && { cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') }),
        ...(headers as Record<string, string>),
      },
    })
    for (const line of response.headers.getSetCookie()) keep(line)
    const location = response.headers.get('location')
    return {
      status: response.status,
      headers: response.headers,
      location: location === null ? undefined : new URL(location, url),
      text: await response.text(),
      url,
    }
  }

  return {
    open,
    /** Follows redirects on this origin; ends at a page or at a redirect to another origin. */
    async follow(address: string | URL, init: Parameters<typeof open>[1] = {}) {
      const { origin } = new URL(address)
      let answer = await open(address, init)
      while (answer.location?.origin === origin) answer = await open(answer.location)
      return answer
    },
    cookies: () => cookies,
    /** As if another tab or an attacker had set them. */
    setCookies: (others: Cookie[]) => {
      cookies = [...others]
    },
  }
}

export type Browser = ReturnType<typeof createBrowser>
