import { lazyFilesOf } from './assets-of.ts';

describe('lazy files of a build', () => {
  it.each([
    {
      rule: 'scripts and styles except the first ones, in a stable order',
      assets: ['shell.1.js', 'ops.2.js', 'ops.3.css', 'axios.4.js', 'shell.5.css'],
      lazy: ['browser/axios.4.js', 'browser/ops.2.js', 'browser/ops.3.css'],
    },
    {
      rule: 'neither source maps nor fonts',
      assets: ['../maps/ops.2.js.map', 'roboto.woff2', 'ops.2.js.LICENSE.txt'],
      lazy: [],
    },
    { rule: 'empty for a build in one file', assets: ['shell.1.js', 'shell.5.css'], lazy: [] },
  ])('are $rule', ({ assets, lazy }) => {
    expect(lazyFilesOf(assets, ['browser/shell.1.js', 'browser/shell.5.css'])).toEqual(lazy);
  });
});
