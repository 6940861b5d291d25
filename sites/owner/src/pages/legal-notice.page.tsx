import { LegalNotice } from '#legal/notice/legal-notice.tsx'

export default LegalNotice
