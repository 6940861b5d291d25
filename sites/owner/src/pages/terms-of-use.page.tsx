import { TermsOfUse } from '#legal/terms/terms-of-use.tsx'

export default TermsOfUse
