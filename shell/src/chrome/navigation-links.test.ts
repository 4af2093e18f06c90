import { matchRoute } from '../routing';
import { FOOTER_COLUMNS, HEADER_LINKS } from './navigation-links';

describe('the links of header and footer', () => {
  it.each([...HEADER_LINKS, ...FOOTER_COLUMNS.flatMap<{ readonly path: string }>(({ links }) => links)])(
    '$path is a route of the site',
    ({ path }) => {
      expect(matchRoute(path)).not.toBeNull();
    },
  );
});
