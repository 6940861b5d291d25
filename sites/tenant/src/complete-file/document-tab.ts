import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'

/**
 * A tab opened at the press of a button, before its content is there: later, browsers would take it for a pop-up and
 * block it. Where it could not be opened, the document is saved instead.
 */
export function openTab(title: string, help: string) {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.document.documentElement.lang = document.documentElement.lang
    tab.document.title = title
    tab.document.body.textContent = `${title} ${help}`
  }
  return {
    show: (bytes: Blob, fileName: string) => {
      // Its address lives as long as this page: the tab may be reloaded meanwhile.
      if (tab && !tab.closed) tab.location.replace(URL.createObjectURL(bytes))
      else saveFile(bytes, fileName)
    },
    close: () => tab?.close(),
  }
}
