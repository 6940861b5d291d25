import { light, paper, Scene } from '../scene.tsx'

/** A plug beside its socket: something of ours fails. */
export const Unplugged = () => (
  <Scene>
    <path d="M10 84c20 2 18-26 36-26h6M108 62c22 0 14 28 42 26" />
    <path className={paper} d="M52 44h18a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H52a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z" />
    <path className={paper} d="M94 46h10a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H94z" />
    <path d="M74 52h9M74 64h9" />
    <path className={light} d="m90 14 4 11 11 4-11 4-4 11-4-11-11-4 11-4z" />
  </Scene>
)
