import { Decision } from './choice.page.tsx'

/** The owner answers an applicant, and chooses nobody yet. */
export default function AnswerPage() {
  return <Decision isChoice={false} />
}
