import * as face from './index.ts';

describe('the face of the sandbox', () => {
  it('offers one thing', () => {
    expect(Object.keys(face)).toMatchInlineSnapshot(`
      [
        "createSandbox",
      ]
    `);
  });
});
