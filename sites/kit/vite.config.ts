import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Shared by build, gallery and component tests; `build/build-site.ts` adds the rest. */
export default defineConfig({ plugins: [react()] })
