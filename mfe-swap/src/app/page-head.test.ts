import type { TextValues } from '@coinlane/shared-ui/i18n';

import { swapPageAt } from '../domain/swap-page';
import { headOf } from './page-head';

const say = (key: string, values: TextValues = {}): string => [key, ...Object.values(values)].join(' ');
const site = { brand: 'Coinlane', origin: 'https://swap.example', basename: '/de' };
const at = (path: string) => headOf(swapPageAt(path), say, site);

describe('headOf', () => {
  it.each([
    { path: '/swap', title: 'title | Coinlane', description: 'about', canonicalPath: '/swap' },
    {
      path: '/swap/now',
      title: 'pairTitle NOW | Coinlane',
      description: 'pairAbout NOW',
      canonicalPath: '/swap/now',
    },
    {
      path: '/x/swap/trvl',
      title: 'pairTitle TRVL | Coinlane',
      description: 'pairless TRVL',
      canonicalPath: '/swap/trvl',
    },
  ])('describes $path', ({ path, ...head }) => {
    expect(at(path)).toMatchObject(head);
    expect(at(path).robots).toBeUndefined();
  });

  it('excludes an unknown page from search engines', () => {
    expect(at('/swap/txs/1')).toEqual({
      title: 'notFound.title | Coinlane',
      description: 'notFound.text',
      robots: 'noindex',
    });
  });
});
