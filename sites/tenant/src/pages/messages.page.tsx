import { homeSections, pathTo } from '#platform/paths.ts'
import { useRedirect } from '#platform/use-redirect.ts'

/** Messages are a section of the home; mails and every tenant area (decision 18) name this address. */
export default function MessagesPage() {
  useRedirect(`${pathTo('MyFile')}#${homeSections.messages}`)
  return null
}
