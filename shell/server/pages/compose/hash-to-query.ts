import { CALCULATOR_PARAMETERS } from '@coinlane/shared-contracts/values';

import { inlineScript } from './inline-script.ts';
import type { PageRequest } from './page-request.ts';

/** Routes of the exchange form. */
const FORM_ROUTES: readonly PageRequest['route'][] = ['/', '/exchange'];

/**
 * Runs in the browser first, and uses nothing outside its body. The server does not receive the hash, so it
 * renders the default pair for `/exchange#from=ltc&to=doge`. This function moves the calculator's parameters into
 * the query and reloads the page. The page is hidden until then, so that no wrong pair is shown and no typed text
 * is lost. Moves only simple values; the form reads the rest of the hash. Does not write the path, so that it
 * cannot lead to another site.
 */
const moveHashToQuery = (names: readonly string[]): void => {
  const query = [...new URLSearchParams(location.search).keys()].map((key) => key.toLowerCase());
  const pieces = location.hash.slice(1).split('&');
  const nameOf = (piece: string): string => (piece.split('=', 1)[0] ?? '').toLowerCase();
  const moved = pieces.filter(
    (piece, at) =>
      /^\w+=[\w.,-]{1,80}$/.test(piece) &&
      names.includes(nameOf(piece)) &&
      !query.includes(nameOf(piece)) &&
      pieces.findIndex((other) => nameOf(other) === nameOf(piece)) === at,
  );
  if (moved.length === 0) return;
  const rest = pieces.filter((piece) => !moved.includes(piece)).join('&');
  const before = location.search === '' ? '?' : `${location.search}&`;
  document.documentElement.hidden = true;
  location.replace(`${before}${moved.join('&')}${rest === '' ? '' : `#${rest}`}`);
};

const HASH_TO_QUERY = `${inlineScript(moveHashToQuery)}(${JSON.stringify(CALCULATOR_PARAMETERS.map((name) => name.toLowerCase()))})`;

/** Script that moves the hash of a form page, with a separator. Empty for other pages. */
export const hashToQuery = ({ route }: Pick<PageRequest, 'route'>): string =>
  FORM_ROUTES.includes(route) ? `${HASH_TO_QUERY};` : '';
