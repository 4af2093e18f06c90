import { keepControl, STORAGE_KEYS } from './keep-control.ts';

type Place = Pick<Location, 'hash' | 'replace'>;

/*
 * Script of the page to which a widget links with the ID and control token of an order in the hash, sent as source. Asks
 * before it keeps them, since any page can link here with the hash of another order. A browser that has them is not asked.
 */
export function askForOrder(
  page: Document,
  place: Place,
  openStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
  keys: typeof STORAGE_KEYS,
  keep: typeof keepControl,
): void {
  const [, order, control] = /^#([0-9a-z]{6,32})=([\w-]{0,64})$/.exec(place.hash) ?? [];
  const section = page.querySelector<HTMLElement>('[data-order]');
  if (section === null || order === undefined || control === undefined) return;
  const open = (): void => place.replace(`${section.dataset['path'] ?? ''}${order}`);
  const isKept = (): boolean => {
    try {
      const [ids, tokens] = [openStorage().getItem(keys.orders), openStorage().getItem(keys.tokens)];
      const hasToken = control === '' || `${tokens ?? ''},`.includes(`,${order}=${control},`);
      return hasToken && (ids ?? '').split(',').includes(order);
    } catch {
      // storage is disabled
      return false;
    }
  };
  Object.assign(section.dataset, { order, control });
  for (const name of page.querySelectorAll('b')) name.textContent = order;
  page.querySelector('#invalid')?.setAttribute('hidden', '');
  section.hidden = false;
  page.querySelector('button')?.addEventListener('click', () => {
    keep(page, openStorage, keys, false);
    if (isKept()) open();
    else page.querySelector('#failed')?.removeAttribute('hidden');
  });
  if (isKept()) open();
}

/** Source of the script. */
export const ASK_FOR_ORDER_SCRIPT = [
  String(keepControl),
  String(askForOrder),
  `askForOrder(document, location, () => localStorage, ${JSON.stringify(STORAGE_KEYS)}, keepControl);`,
].join('\n');
