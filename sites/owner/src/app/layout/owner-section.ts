import { matchPath } from '@bailclair/site-kit/platform/router/path-pattern.ts'
import { type PageName, patterns } from '#platform/paths.ts'

/** The pages behind each entry of the menu, besides the one that it leads to. */
const sections = {
  properties: [
    'ConsultProperty',
    'PropertyName',
    'PropertyType',
    'PropertyAddress',
    'PropertyFurniture',
    'PropertyLivingSpace',
    'PropertyRent',
    'PropertyDiagnostic',
    'ValidateProperty',
  ],
  applications: ['Application'],
  account: ['AccountName', 'Security', 'AccountLog'],
} as const satisfies Record<string, readonly PageName[]>

type Section = keyof typeof sections

export const sectionOf = (pathname: string): Section | undefined =>
  (Object.keys(sections) as Section[]).find((section) =>
    sections[section].some((page) => matchPath(patterns[page], pathname)),
  )
