import { light, paper, Scene } from '../scene.tsx'

/** The file is verified. */
export const Seal = () => (
  <Scene className="illustration-moment">
    <path className={paper} d="M38 14h62a4 4 0 0 1 4 4v82a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4z" />
    <path d="M48 34h42M48 48h42M48 62h24" />
    <path className={paper} d="M102 92v22l10-7 10 7V92" />
    <circle className={light} cx="112" cy="76" r="20" />
    <path className="illustration-mark" d="m103 76 6.5 6.5 12-13" />
  </Scene>
)
