import { INLINE_SCRIPTS } from '../../shell/server/pages/compose/inline-scripts.table.ts';
import { minifyInline } from './minify-inline.ts';

describe('the table of inline scripts', () => {
  it('has the present functions, minified: `node tools/inline-scripts.ts`', () => {
    expect(INLINE_SCRIPTS).toEqual(minifyInline());
  });

  it.each(Object.entries(INLINE_SCRIPTS))('has %s as one line that is safe in an element', (_, code) => {
    expect(code).not.toMatch(/\n|<\/|<!--|\/\//);
  });
});
