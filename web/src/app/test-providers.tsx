import { type TestProps, TestSite } from '@bailclair/front/app/test-providers.tsx'
import { site } from './site.ts'

/** What surrounds a component of the owner site, for tests. */
export const TestProviders = (props: TestProps) => <TestSite site={site} {...props} />
