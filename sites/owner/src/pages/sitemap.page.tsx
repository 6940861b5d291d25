import { SiteMap } from '#legal/site-map/site-map.tsx'

export default SiteMap
