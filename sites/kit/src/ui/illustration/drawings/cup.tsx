import { light, paper, Scene } from '../scene.tsx'

/** The queue is empty: time for a break. */
export const Cup = () => (
  <Scene>
    <path d="M34 104h80M64 42c-5-7 5-11 0-18M84 42c-5-7 5-11 0-18" />
    <path className={paper} d="M44 54h60v22a20 20 0 0 1-20 20H64a20 20 0 0 1-20-20z" />
    <path d="M104 60h8a10 10 0 0 1 0 20h-9M74 54v12" />
    <path className={light} d="M67 66h14v16H67z" />
  </Scene>
)
