import { light, paper, Scene } from '../scene.tsx'

/** The property is validated. */
export const ReadyHome = () => (
  <Scene className="illustration-moment">
    <path d="M14 106h132M110 42V24h14v29" />
    <path className={paper} d="M34 56v50h92V56L80 20z" />
    <path d="M20 67 80 20l60 47" />
    <circle className={light} cx="80" cy="76" r="19" />
    <path className="illustration-mark" d="m71 76 6.5 6.5 12-13" />
  </Scene>
)
