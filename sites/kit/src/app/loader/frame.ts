import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import { isEnglishOffered, type Language, languageCookie, languageOfPage } from '@bailclair/domain/value/language.ts'
import { findTheme, themeOf } from '@bailclair/domain/value/theme.ts'
import { currentLanguage } from '#platform/messages/current-language.ts'
import { chooseTheme, showTheme } from '#platform/theme.ts'

/** Controls of the page frame that work without React. */
export const frameControls = '.theme-switch, [popovertarget], .language-offer'

const themeSelect = () => document.querySelector<HTMLSelectElement>('.theme-switch select')

/** Shows what depends on the visitor's cookies and address. */
export function prepareFrame(): void {
  const select = themeSelect()
  const theme = themeOf(document.cookie)
  if (select && select.value === 'system') select.value = theme
  const isOffered = isEnglishOffered({ cookies: document.cookie, browserLanguages: navigator.languages })
  for (const offer of document.querySelectorAll<HTMLElement>('.language-offer')) offer.hidden = !isOffered
  openTarget()
}

/** A fragment that leads to a closed answer opens it. */
export function openTarget(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  if (!(target instanceof HTMLDetailsElement) || target.open) return
  target.open = true
  target.scrollIntoView()
}

/** The browser kept the page while the visitor changed something on another one. */
export function refreshFrame(): void {
  if (languageOfPage({ cookies: document.cookie }) !== currentLanguage()) window.location.reload()
  const theme = themeOf(document.cookie)
  const select = themeSelect()
  if (select) select.value = theme
  showTheme(theme)
}

export function onFrameChange(target: Element): void {
  if (target !== themeSelect()) return
  const theme = findTheme((target as HTMLSelectElement).value)
  if (theme) chooseTheme(theme)
}

export function onFrameClick(target: Element): void {
  const menu = document.getElementById('site-menu')
  if (target.closest('#site-menu a') && menu?.matches(':popover-open')) menu.hidePopover()
  const answer = target.closest<HTMLButtonElement>('.language-offer button')
  if (answer) answerOffer(answer)
}

/** Reloads in the language. False where cookies are refused: then the link asks the server. */
export function switchLanguage(to: Language): boolean {
  keepLanguage(to)
  if (languageOfPage({ cookies: document.cookie }) !== to) return false
  window.location.reload()
  return true
}

function answerOffer(answer: HTMLButtonElement) {
  const language = answer.value as Language
  if (language !== currentLanguage()) {
    if (!switchLanguage(language)) window.location.assign(`?lang=${language}`)
    return
  }
  keepLanguage(language)
  const offer = answer.closest<HTMLElement>('.language-offer')
  if (offer) offer.hidden = true
}

function keepLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(language, cookieSiteOf(window.location))
}
