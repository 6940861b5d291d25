import type { Language } from '@bailclair/domain/value/language.ts'
import { oldBrowserTexts } from '@bailclair/texts/old-browser-texts.ts'
import { hashSource } from './hydration-script.ts'
import { requiredFeatures } from './required-features.ts'

/** In every page, outside of React's part of it. The script shows it where a feature is missing. */
export function oldBrowserNotice(language: Language): string {
  const { title, help } = oldBrowserTexts[language]
  return `<p class="old-browser" id="old-browser" role="alert" hidden><strong>${title}</strong> ${help}</p>`
}

/** Only where nothing can be read without scripts. */
export const noScriptNotice = (language: Language): string =>
  `<noscript><p class="old-browser">${oldBrowserTexts[language].noScript}</p></noscript>`

/** After the page, in a syntax that every browser reads. The placeholder goes: nothing will replace it. */
export const oldBrowserScript = [
  '(function(){',
  `try{if(${requiredFeatures.map(({ test }) => test).join('&&')})return}catch(e){}`,
  'document.getElementById("old-browser").hidden=false;',
  'var p=document.querySelector(".page-pending");',
  'if(p)p.parentNode.removeChild(p)',
  '})()',
].join('')

export const oldBrowserScriptSource = hashSource(oldBrowserScript)
