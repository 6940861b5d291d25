import { light, paper, Scene } from '../scene.tsx'

/** A house under a glass: nothing was found. */
export const Magnifier = () => (
  <Scene>
    <circle className={paper} cx="68" cy="52" r="36" />
    <path className={light} d="M52 68V50l16-13 16 13v18z" />
    <path d="M52 68V50l16-13 16 13v18zM94 78l30 30" />
  </Scene>
)
