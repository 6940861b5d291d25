import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'

/** The complete file was a page of this site; links in old mails and bookmarks lead to the owner site (decision 19). */
export const findOldFileLink =
  (webUrl: string) =>
  (pathname: string): string | undefined => {
    const [, token] = /^[/]dossier[/]([\w-]{1,128})[/]?$/.exec(pathname) ?? []
    return token && `${webUrl.replace(/[/]$/, '')}${ownerSitePaths.oldFileLink.replace(':token', token)}`
  }
