import { AccessibilityStatement } from '#legal/accessibility/accessibility-statement.tsx'

export default AccessibilityStatement
