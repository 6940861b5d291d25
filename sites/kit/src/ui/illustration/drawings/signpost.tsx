import { light, paper, Scene } from '../scene.tsx'

/** Two ways: for an address that leads nowhere. */
export const Signpost = () => (
  <Scene>
    <path d="M44 106h72M80 106V22" />
    <path className={paper} d="M74 28h46l11 10-11 10H74z" />
    <path className={light} d="M86 58H40L29 68l11 10h46z" />
    <path d="M86 58H40L29 68l11 10h46zM90 38h16" />
  </Scene>
)
