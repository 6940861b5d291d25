import type { ReactNode } from 'react'

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="gallery-section stack gap-48">
    <h2>{title}</h2>
    {children}
  </section>
)

export const Sample = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="gallery-sample">
    <h3>{title}</h3>
    {children}
  </div>
)
