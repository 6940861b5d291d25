import { saveFile } from '#platform/save-file.ts'

/**
 * Opens a tab on the click, before the content is loaded: later it would be blocked as a pop-up. Without a tab the
 * document is downloaded.
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
      // Never revoked: the tab may be reloaded while this page is open.
      if (tab && !tab.closed) tab.location.replace(URL.createObjectURL(bytes))
      else saveFile(bytes, fileName)
    },
    close: () => tab?.close(),
  }
}
