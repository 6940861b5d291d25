import type { ReactElement } from 'react'
import { light, paper, Scene } from './scene.tsx'

/** Those that every page may need. A drawing of one page is in `drawings/` and loads with it. */
const drawings = {
  door: (
    <>
      <path className={light} d="M64 24h40v80H64zM64 104h40l14 10H50z" />
      <path d="M20 104h24M118 104h22M58 104V22a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v82" />
      <path className={paper} d="M64 24v80l-24 10V32z" />
      <path d="M57 66v6" />
    </>
  ),
  'closed-door': (
    <>
      <path className={paper} d="M50 104V22a4 4 0 0 1 4-4h52a4 4 0 0 1 4 4v82z" />
      <path d="M20 104h120M58 104V26h44v78" />
      <path d="M68 36h24v22H68zM68 70h24v22H68z" />
      <circle className={light} cx="96" cy="64" r="4" />
    </>
  ),
  key: (
    <>
      <path className={paper} d="M74 44h62a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5v10h-11V58h-8v7h-11v-7H74" />
      <circle className={paper} cx="52" cy="51" r="25" />
      <circle cx="44" cy="51" r="7" />
      <path className={light} d="m34 82 21 5-7 25a4 4 0 0 1-5 3l-13-4a4 4 0 0 1-3-5z" />
      <path d="m34 82 21 5-7 25a4 4 0 0 1-5 3l-13-4a4 4 0 0 1-3-5zM43 91l1-33" />
    </>
  ),
  letter: (
    <>
      <path d="M28 50 80 14l52 36v54a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z" />
      <path className={paper} d="M44 84V32a4 4 0 0 1 4-4h64a4 4 0 0 1 4 4v52" />
      <path className={light} d="M80 38a13 13 0 1 0 0 26 13 13 0 0 0 0-26" />
      <path className="illustration-mark" d="m74 51 4.5 4.5 8-9" />
      <path className={paper} d="m28 52 44 28a15 15 0 0 0 16 0l44-28v52a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z" />
      <path d="m30 106 30-32M130 106l-30-32" />
    </>
  ),
  roof: (
    <>
      <path d="M14 106h132M110 41V22h14v30" />
      <path className={paper} d="M34 54v52h92V54L80 18z" />
      <path d="M20 65 80 18l60 47" />
      <path className={light} d="M48 66h24v22H48z" />
      <path d="M48 66h24v22H48zM60 66v22M90 106V72a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v34M105 88v2" />
    </>
  ),
}

type DrawingName = keyof typeof drawings

export const Illustration = ({ name, className }: { name: DrawingName; className?: string | undefined }) => (
  <Scene className={className}>{drawings[name]}</Scene>
)

/** One of every page by its name, or one of its own. */
export type Picture = DrawingName | ReactElement

export const PictureOf = ({ picture }: { picture: Picture }) =>
  typeof picture === 'string' ? <Illustration name={picture} /> : picture
