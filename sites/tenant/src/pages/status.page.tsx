import { homeSections, pathTo } from '#platform/paths.ts'
import { useRedirect } from '#platform/use-redirect.ts'

/** The status is a section of the home; mails and every tenant area (decision 18) name this address. */
export default function StatusPage() {
  useRedirect(`${pathTo('MyFile')}#${homeSections.status}`)
  return null
}
