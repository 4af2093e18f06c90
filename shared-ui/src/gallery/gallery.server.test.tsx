import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderToString } from 'react-dom/server';

import * as components from '../components';
import { Gallery } from './gallery';

const folder = join(process.cwd(), 'shared-ui/src/gallery');

const source = readdirSync(folder)
  .filter((file) => file.endsWith('-samples.tsx'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/**
 * Components without markup or style: `LinkProvider` provides links, the shell renders `LiveRegion` once, and
 * `NativeButton` is unstyled.
 */
const undrawn = ['LinkProvider', 'LiveRegion', 'NativeButton'];

const drawn = Object.keys(components).filter((name) => /^[A-Z]/.test(name) && !undrawn.includes(name));

/** This file runs without a document, like the server. */
describe('Gallery on a server', () => {
  it('runs without a window', () => {
    expect(typeof window).toBe('undefined');
  });

  it('renders deterministically', () => {
    const html = renderToString(<Gallery />);
    expect(html).toContain('Create exchange');
    expect(renderToString(<Gallery />)).toBe(html);
  });

  it('renders dialogs closed, panels as native popovers and progress as attributes', () => {
    const html = renderToString(<Gallery />);
    expect(html).not.toContain('The rate has changed');
    expect(html).toMatch(/popover="auto"/);
    expect(html).toMatch(/<progress [^>]*value="2"/);
  });

  it.each(drawn)('shows %s', (name) => {
    expect(source).toMatch(new RegExp(`<${name}\\b`));
  });
});
