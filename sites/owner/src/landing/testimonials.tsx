import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { testimonialsMessages } from './testimonials.messages.ts'

export function Testimonials() {
  const t = useMessages(testimonialsMessages)
  return (
    <section className="landing-section" aria-labelledby="testimonials">
      <Column wide>
        <h2 id="testimonials" className="landing-heading">
          {t.title}
        </h2>
        <ul className="landing-trio">
          {[t.email, t.phone, t.trust].map(({ words, name, place, lets }) => (
            <li key={name}>
              <figure className="stack landing-testimonial">
                <blockquote>
                  <p>{words}</p>
                </blockquote>
                <figcaption>
                  <strong>{name}</strong>{' '}
                  <span className="muted">
                    {place}, {lets}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="small muted landing-note">{t.note}</p>
      </Column>
    </section>
  )
}
