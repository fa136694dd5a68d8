import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Svelte as in a browser: states and effects live
  resolve: { conditions: ['browser'] },
  test: { testTimeout: 120_000, include: ['tests/**/*.test.ts'], setupFiles: ['tests/browser.ts'] },
});
