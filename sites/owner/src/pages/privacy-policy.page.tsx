import { PrivacyPolicy } from '#legal/privacy/privacy-policy.tsx'

export default PrivacyPolicy
