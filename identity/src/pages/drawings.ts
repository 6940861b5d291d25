import { html } from './html.ts'

const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18'

/** The product's icons and drawings that these pages use. */
const icons = {
  danger: `${circle}M12 7.5V13M12 16.3v.01`,
  clock: `${circle}M12 7.5V12l3 2`,
  contrast: `${circle}M12 3v18a9 9 0 0 0 0-18`,
  globe: `${circle}M3.5 9.5h17M3.5 14.5h17M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18`,
  passkey:
    'M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M2.5 20c.6-3.6 3-5.5 6.5-5.5 1.2 0 2.3.2 3.2.7M17.5 11a3 3 0 0 0-1.2 5.7V21l1.4-1 1.3-1-1-1.2 1-1.2A3 3 0 0 0 17.5 11M17.5 13.6v.01',
  identity:
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M8.5 9a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6M5.8 16c.3-1.3 1.3-2 2.7-2s2.4.7 2.7 2M14.5 10H18M14.5 14H18',
}

export const icon = (name: keyof typeof icons) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`

/** An open door with light. */
export const brand = html`<svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true"><rect class="brand-frame" x="3" y="3" width="26" height="26" rx="8"/><path class="brand-light" d="M12 8h10v17H12z"/><path class="brand-door" d="M9 8.5 17 11v16l-8-2.5z"/></svg>`

const drawings = {
  door: html`<path class="light" d="M64 24h40v80H64zM64 104h40l14 10H50z"/><path d="M20 104h24M118 104h22M58 104V22a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v82"/><path class="paper" d="M64 24v80l-24 10V32z"/><path d="M57 66v6"/>`,
  key: html`<path class="light" d="m38 74 22 10-10 24a4 4 0 0 1-5 2l-14-6a4 4 0 0 1-2-5z"/><path d="m38 74 22 10-10 24a4 4 0 0 1-5 2l-14-6a4 4 0 0 1-2-5zM45 84v.1"/><circle class="paper" cx="58" cy="52" r="24"/><circle cx="52" cy="52" r="6"/><path d="M82 52h58M122 52v14M134 52v10"/>`,
}

export type DrawingName = keyof typeof drawings

export const drawing = (name: DrawingName) =>
  html`<svg class="drawing" viewBox="0 0 160 120" aria-hidden="true">${drawings[name]}</svg>`
