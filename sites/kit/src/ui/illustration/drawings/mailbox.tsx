import { light, paper, Scene } from '../scene.tsx'

/** A mailbox that waits for its first letter. */
export const Mailbox = () => (
  <Scene>
    <path d="M48 108h64M80 108V80" />
    <path className={light} d="M100 34V14h18v11h-18z" />
    <path className={paper} d="M56 32h52a20 20 0 0 1 20 20v28H36V52a20 20 0 0 1 20-20z" />
    <path d="M56 32a20 20 0 0 1 20 20v28M100 34V14h18v11h-18M48 56h16" />
  </Scene>
)
