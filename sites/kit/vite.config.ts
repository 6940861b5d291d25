import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the build, the gallery and the component tests share; `build/build-site.ts` adds the rest. */
export default defineConfig({ plugins: [react()] })
