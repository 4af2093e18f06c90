import { STORAGE_KEYS } from './keep-control.ts';

type Place = Pick<Location, 'hash' | 'replace'>;

/*
 * Script of the page to which a widget links with the ID and control token of an order in the hash, sent as source. Its form
 * asks before they are kept, since any page can link here with the hash of another order. A browser that has them is not
 * asked. The first token of an order counts.
 */
export function askForOrder(
  page: Document,
  place: Place,
  openStorage: () => Pick<Storage, 'getItem'>,
  keys: typeof STORAGE_KEYS,
): void {
  const [hash, order = '', control = ''] = /^#([0-9a-z]{6,32})=([\w-]{0,64})$/.exec(place.hash) ?? [];
  const form = page.querySelector('form');
  if (form === null || hash === undefined) return;
  const isKept = (): boolean => {
    try {
      const [ids, tokens] = [openStorage().getItem(keys.orders), openStorage().getItem(keys.tokens)];
      const [, own] = (tokens ?? '').split(`,${order}=`);
      return (control === '' || own?.split(',')[0] === control) && (ids ?? '').split(',').includes(order);
    } catch {
      // storage is disabled
      return false;
    }
  };
  form.querySelector('input')?.setAttribute('value', hash.slice(1));
  for (const name of page.querySelectorAll('b')) name.textContent = order;
  page.querySelector('#invalid')?.setAttribute('hidden', '');
  form.hidden = false;
  if (isKept()) place.replace(`${String(form.dataset['path'])}${order}`);
}

/** Source of the script. */
export const ASK_FOR_ORDER_SCRIPT = [
  String(askForOrder),
  `askForOrder(document, location, () => localStorage, ${JSON.stringify(STORAGE_KEYS)});`,
].join('\n');
