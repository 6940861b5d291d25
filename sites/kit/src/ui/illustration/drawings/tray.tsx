import { light, paper, Scene } from '../scene.tsx'

/** The file is handed in. */
export const Tray = () => (
  <Scene className="illustration-moment">
    <path className={light} d="M71 12h18v26h14L80 62 57 38h14z" />
    <path className={paper} d="M20 74h30l7 13h46l7-13h30v28a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z" />
    <path d="m20 74 16-24h12M140 74l-16-24h-12" />
  </Scene>
)
