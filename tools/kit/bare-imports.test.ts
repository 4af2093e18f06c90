import { bareImports } from './bare-imports.ts';

describe('the packages that a file imports', () => {
  it.each([
    { text: "import { a } from 'react';", names: ['react'] },
    { text: 'import "react-dom/client";', names: ['react-dom'] },
    { text: "export { b } from '@scure/base/lib/x.js';", names: ['@scure/base'] },
    { text: "const c = await import('playwright-core');", names: ['playwright-core'] },
    { text: "module.exports = require('effector/babel-plugin');", names: ['effector'] },
    { text: "import './x.js'; import '../y.js'; import { z } from 'node:fs';", names: [] },
    { text: "import 'b'; import 'a'; import 'b';", names: ['a', 'b'] },
    { text: "import d,\n  { e }\n  from 'io-ts';", names: ['io-ts'] },
  ])('$text', ({ text, names }) => {
    expect(bareImports(text)).toEqual(names);
  });
});
