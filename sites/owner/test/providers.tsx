import { type TestProps, TestSite } from '@bailclair/site-kit/test/providers.tsx'
import { site } from '#app/site.ts'

export const TestProviders = (props: TestProps) => <TestSite site={site} {...props} />
