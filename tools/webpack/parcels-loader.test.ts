import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const leaveParcels: unknown = require('./parcels-loader.cjs');

const leave = (source: string): unknown => {
  if (typeof leaveParcels !== 'function') throw new Error('no loader');
  return Reflect.apply(leaveParcels, null, [source]);
};

const SINGLE_SPA = readFileSync(require.resolve('single-spa/lib/es2015/esm/single-spa.min.js'), 'utf8');

describe('what a build takes of single-spa', () => {
  it('has no list that holds the rest', () => {
    const left = leave(SINGLE_SPA);
    expect(left).toContain('mountRootParcel');
    expect(left).not.toMatch(/get registerApplication|DEVTOOLS|singleSpaNavigate/);
  });

  it('fails the build for a release with other code', () => {
    expect(() => leave(SINGLE_SPA.replace('Object.freeze(', 'Object.seal('))).toThrow('0 times, not once');
  });
});
