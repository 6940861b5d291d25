import { light, paper, Scene } from '../scene.tsx'

/** The application is on its way. */
export const PaperPlane = () => (
  <Scene className="illustration-moment">
    <path className={paper} d="M22 56 142 14 106 96 76 72z" />
    <path className={light} d="m76 72 4 32 14-18z" />
    <path d="M142 14 76 72l4 32 14-18M12 100c14 4 26-2 36-14" />
  </Scene>
)
