import { ownerSignInContract } from '@bailclair/domain/identity/sign-in.contract.ts'
import { SecurityPage } from '@bailclair/site-kit/identity/security/security-page.tsx'

export default () => <SecurityPage contract={ownerSignInContract} />
