/* The page's own faces, cut to the letters of its languages: `npm run build` and `npm run dev` make them first.
   What people type in other alphabets is shown in the system's faces. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const OUT = new URL('node_modules/.fonts/', import.meta.url);
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
/** Everything in Western Europe, and the signs that texts are set with. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—…“”„‘’−→←↑↓`;
const POLISH_AND_HUNGARIAN = 'ąćęłńśźżĄĆĘŁŃŚŹŻőűŐŰ„”−→←↑↓';

const FACES = [
  {
    name: 'inter',
    files: '@fontsource-variable/inter/files/inter-*-wght-normal',
    axes: { wght: { min: 400, max: 750 } },
  },
  { name: 'lora', files: '@fontsource/lora/files/lora-*-700-normal' },
];

await mkdir(OUT, { recursive: true });
for (const { name, files, axes } of FACES) {
  for (const [part, letters] of Object.entries({ latin: LATIN, 'latin-ext': POLISH_AND_HUNGARIAN })) {
    const whole = await readFile(new URL(`node_modules/${files.replace('*', part)}.woff2`, import.meta.url));
    const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(new URL(`${name}-${part}.woff2`, OUT), cut);
  }
}
