/** The logo, an open door with light, and the name. */
export const Brand = () => (
  <svg className="site-brand-mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect className="site-brand-frame" x="3" y="3" width="26" height="26" rx="8" />
    <path className="site-brand-light" d="M12 8h10v17H12z" />
    <path className="site-brand-door" d="M9 8.5 17 11v16l-8-2.5z" />
  </svg>
)
