import { type Language, languages } from '@bailclair/domain/value/language.ts'
import { sessionTrace } from '#identity/session/session-trace.ts'
import type { LoaderPart } from '#platform/loader-part.ts'
import { forgetLanguageInAddress } from '#platform/messages/language-in-address.ts'
import { isAddressClean } from '#platform/sign-in-answer.ts'
import { whenIdle } from '#platform/when-idle.ts'
import {
  frameControls,
  onFrameChange,
  onFrameClick,
  openTarget,
  prepareFrame,
  refreshFrame,
  switchLanguage,
} from './frame.ts'
import { showKnown, showNotice } from './notice.ts'
import { createReactStart, type ReactStart } from './react-start.ts'
import { readStartData, type StartData } from './start-data.ts'

/** Touching one of these needs React. */
const controls = 'form, search, input, textarea, select, button'

/** Shortly before it scrolls into view. */
const nearMargin = '400px'

/**
 * Runs in the head of every page that is complete without React. Makes the frame work and brings React when something
 * needs it (decision 213). It ends when React takes over.
 */
export function startLoader(importEntry: (entry: string) => Promise<unknown>, parts: readonly LoaderPart[] = []): void {
  const listening = new AbortController()
  const { signal } = listening
  let setReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    setReady = resolve
  })
  let data: StartData | undefined
  const start = () => (data ??= readStartData(document))
  const onTakeOver = () => {
    listening.abort()
    showNotice('')
  }
  const react = createReactStart(start, { ready, importEntry, onTakeOver })
  const isPartOfFrame = (target: Element) =>
    target.closest([frameControls, ...parts.map(({ controls }) => controls)].join()) !== null
  const listen = (target: EventTarget, types: readonly string[], handle: (event: Event) => void) => {
    for (const type of types) target.addEventListener(type, handle, { signal, capture: true })
  }
  const onElement = (handle: (target: Element, event: Event) => void) => (event: Event) => {
    if (event.target instanceof Element) handle(event.target, event)
  }

  const bringAsNeeded = () => bringIfNeeded(react, start(), parts, signal)
  const onReady = () => {
    forgetLanguageInAddress()
    prepareFrame()
    for (const part of parts) part.prepare?.()
    setReady()
    bringAsNeeded()
  }
  if (document.readyState === 'loading') listen(document, ['DOMContentLoaded'], onReady)
  else onReady()

  listen(window, ['hashchange'], openTarget)
  listen(window, ['offline'], () => showKnown('offline'))
  listen(window, ['online'], () => {
    showNotice('')
    bringAsNeeded()
  })
  listen(window, ['pageshow'], (event) => {
    if (!(event as PageTransitionEvent).persisted) return
    refreshFrame()
    bringAsNeeded()
  })
  listen(
    document,
    ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'submit'],
    onElement((target) => {
      if (isPartOfFrame(target)) return
      if (target.closest(controls)) react.bring('asked')
      else if (document.readyState !== 'loading' && leadsToInteractivePage(target, start())) react.prefetch()
    }),
  )
  listen(document, ['change'], onElement(onFrameChange))
  listen(
    document,
    ['click'],
    onElement((target, event) => {
      onFrameClick(target)
      const button = target.closest('button')
      const part = button && parts.find(({ controls }) => button.matches(controls))
      if (part) {
        part.onClick(button, showNotice)
        bringAsNeeded()
      } else if (button && button.type !== 'submit' && !isPartOfFrame(button)) react.replayLater(button)
      const link = target.closest<HTMLAnchorElement>('.language-switch a')
      if (link && isPlainClick(event as MouseEvent)) followLanguage(link, event, react)
    }),
  )
}

/** In place while React loads, because somebody may have typed; otherwise the page comes again in the language. */
function followLanguage(link: HTMLAnchorElement, event: Event, react: ReactStart) {
  const chosen = languages.find((language) => language === (link.hreflang as Language))
  if (react.isWanted()) {
    event.preventDefault()
    react.replayLater(link)
  } else if (chosen && switchLanguage(chosen)) event.preventDefault()
}

/** Reasons that need no touch. */
function bringIfNeeded(
  react: ReactStart,
  { looksForSession }: StartData,
  parts: readonly LoaderPart[],
  signal: AbortSignal,
) {
  const mayBeSignedIn = looksForSession && sessionTrace.isThere()
  const has = (start: string) => document.querySelector(`[data-start="${start}"]`) !== null
  // A page may show something else for a query, and a sign-in answers in the address.
  if (has('now')) react.bring('asked')
  else if (window.location.search || !isAddressClean() || mayBeSignedIn) react.bring('idle')
  else if (has('idle') || parts.some((part) => part.needsReact?.()))
    whenLoaded(() => whenIdle(() => signal.aborted || react.bring('idle')))
  else if (has('near')) observeNear(() => react.bring('idle'))
}

function whenLoaded(task: () => void) {
  if (document.readyState === 'complete') task()
  else window.addEventListener('load', task, { once: true })
}

function observeNear(task: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      task()
    },
    { rootMargin: nearMargin },
  )
  for (const element of document.querySelectorAll('[data-start="near"]')) observer.observe(element)
}

function leadsToInteractivePage(target: Element, { interactivePaths }: StartData): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]')
  return link?.origin === window.location.origin && interactivePaths.includes(link.pathname)
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
