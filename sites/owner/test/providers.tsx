import { type TestProps, TestSite } from '@bailclair/site-kit/test/providers.tsx'
import { site } from '#app/site.ts'

/** What surrounds a component of the owner site, for tests. */
export const TestProviders = (props: TestProps) => <TestSite site={site} {...props} />
