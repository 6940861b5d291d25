import { light, paper, Scene } from '../scene.tsx'

/** Houses that grow like the bars of a chart. */
export const Figures = () => (
  <Scene>
    <path className={paper} d="M26 104V84l13-10 13 10v20zM64 104V66l16-12 16 12v38z" />
    <path className={light} d="M106 104V46l17-13 17 13v58z" />
    <path d="M106 104V46l17-13 17 13v58M12 104h136M39 94v10M80 88v16M123 78v26" />
  </Scene>
)
