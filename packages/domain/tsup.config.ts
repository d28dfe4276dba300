import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'sample/index': 'src/sample/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  // TypeScript 6 warns about the baseUrl that the declaration bundler sets; nothing here uses it.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
