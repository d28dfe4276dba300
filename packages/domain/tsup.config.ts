import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'sample/index': 'src/sample/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
});
