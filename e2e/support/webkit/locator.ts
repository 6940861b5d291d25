import { lookUp, patternOf, type Role, type Step, selectors } from './look-up.ts'
import { type Element, idOf, type WebKitSession } from './session.ts'

type Name = { name?: string | RegExp; exact?: boolean }

/** Tries until it works or patience ends; then fails as the last try did. */
export async function retry<T>(attempt: () => Promise<T>, timeoutMs = 20_000): Promise<T> {
  const end = Date.now() + timeoutMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Finds elements anew at each use. Methods are named as in Playwright where they do the same. */
export class DriverLocator {
  readonly #session: WebKitSession
  readonly #steps: readonly Step[]
  constructor(session: WebKitSession, steps: readonly Step[] = []) {
    this.#session = session
    this.#steps = steps
  }

  #with = (step: Step) => new DriverLocator(this.#session, [...this.#steps, step])
  getByRole = (role: Role, { name, exact }: Name = {}) =>
    this.#with({ css: selectors[role], ...(name ? { name: patternOf(name, exact) } : {}) })
  getByLabel = (label: string | RegExp, { exact }: Name = {}) =>
    this.#with({ css: 'input, select, textarea', name: patternOf(label, exact) })
  locator = (css: string, { hasText }: { hasText?: string | RegExp } = {}) =>
    this.#with({ css, ...(hasText ? { text: patternOf(hasText) } : {}) })
  last = () => this.#with({ css: '', isLast: true })

  elements = (): Promise<Element[]> =>
    this.#session.run(lookUp, [...this.#steps], false) as unknown as Promise<Element[]>
  count = async () => (await this.elements()).length
  allTexts = () => this.#session.run(lookUp, [...this.#steps], true) as Promise<string[]>

  /** The first that fits, once there is one. */
  waitFor = (timeoutMs?: number): Promise<Element> =>
    retry(async () => {
      const [element] = await this.elements()
      if (!element) throw new Error(`Not found: ${this}`)
      return element
    }, timeoutMs)
  waitUntilGone = () =>
    retry(async () => {
      if ((await this.count()) > 0) throw new Error(`Still there: ${this}`)
    })

  /** By mouse, once it stands still: what something else covers cannot be clicked. */
  click = () =>
    retry(async () => {
      const element = await this.waitFor(0)
      const place = () => this.#session.run(placeInWindow, element as unknown as HTMLElement)
      const before = await place()
      if ((await place()) !== before) throw new Error(`Moving: ${this}`)
      await this.#post(element, 'click')
    })

  check = () => this.setChecked(true)
  setChecked = async (isChecked: boolean) => {
    if ((await this.property('checked')) === isChecked) return
    await this.click()
    await retry(async () => {
      if ((await this.property('checked')) !== isChecked) throw new Error(`Unchanged by a click: ${this}`)
    }, 3_000)
  }

  /** Types over what is there: the driver's `clear` would leave React's state as it was. */
  fill = async (text: string) => {
    const element = await this.waitFor()
    await this.#session.run(
      (one: HTMLInputElement) => {
        one.focus()
        one.select()
      },
      element as unknown as HTMLInputElement,
    )
    await this.#post(element, 'value', { text })
    await retry(async () => {
      const value = await this.property('value')
      if (value !== text) throw new Error(`"${text}" was typed, "${value}" is shown: ${this}`)
    }, 2_000)
  }
  selectOption = async (label: string) => {
    const option = await this.#with({ css: 'option', text: patternOf(label), isHidden: true }).waitFor()
    await this.#post(option, 'click')
  }

  inputValue = async () => String(await this.property('value'))
  property = async (name: string): Promise<unknown> =>
    this.#session.run(
      (one: Record<string, unknown>, key: string) => one[key],
      (await this.waitFor()) as unknown as Record<string, unknown>,
      name,
    )
  getAttribute = async (name: string) =>
    this.#session.send<string | null>('GET', `/element/${idOf(await this.waitFor())}/attribute/${name}`)
  /** As the engine tells it to assistive technology. */
  accessible = async () => {
    const path = `/element/${idOf(await this.waitFor())}`
    const name = await this.#session.send<string>('GET', `${path}/computedlabel`)
    return { name, role: await this.#session.send<string>('GET', `${path}/computedrole`) }
  }

  toString = () => JSON.stringify(this.#steps)
  #post = (element: Element, what: string, body: object = {}) =>
    this.#session.send('POST', `/element/${idOf(element)}/${what}`, body)
}

/** Runs in the page. */
function placeInWindow(element: HTMLElement): string {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return JSON.stringify(element.getBoundingClientRect())
}
