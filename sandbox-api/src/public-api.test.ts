import * as api from './index.ts';

describe('the public API of the sandbox', () => {
  it('exports one function', () => {
    expect(Object.keys(api)).toMatchInlineSnapshot(`
      [
        "createSandbox",
      ]
    `);
  });
});
