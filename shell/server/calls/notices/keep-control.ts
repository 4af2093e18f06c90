/** Storage keys of mfe-exchange: the orders of a browser, and their control tokens as `,id=token,id=token`. */
export const STORAGE_KEYS = { orders: 'transactions', tokens: 'transactions-own' } as const;

/* Script of the page that gives control of an order, sent as source. Stores the order and the control token of
   the page in the same way as mfe-exchange after a creation, then shows the link to the order. If the browser
   already has a token for the order, only a token from the service replaces it. A token from a link does not,
   because anyone can write a link. */
export function keepControl(
  page: Document,
  openStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
  keys: typeof STORAGE_KEYS,
  isFromService: boolean,
): void {
  const { order = '', control = '' } = page.querySelector<HTMLElement>('[data-order]')?.dataset ?? {};
  const keepToken = (storage: Pick<Storage, 'getItem' | 'setItem'>): void => {
    // empty: the service has no control tokens
    if (control === '') return;
    const stored = storage.getItem(keys.tokens) ?? '';
    const entries = isFromService
      ? stored.split(',').filter((entry) => !entry.startsWith(`${order}=`))
      : [stored];
    storage.setItem(keys.tokens, [...entries, `${order}=${control}`].join(',').slice(-30_000));
  };
  try {
    const storage = openStorage();
    keepToken(storage);
    const others = (storage.getItem(keys.orders) ?? '').split(',').filter((id) => id !== '' && id !== order);
    storage.setItem(keys.orders, [...others, order].slice(-500).join(','));
  } catch {
    // storage is disabled: the page shows its text about this
    return;
  }
  page.querySelector('#failed')?.setAttribute('hidden', '');
  page.querySelector('#done')?.removeAttribute('hidden');
}

const sourceOf = (isFromService: boolean): string =>
  [
    String(keepControl),
    `keepControl(document, () => localStorage, ${JSON.stringify(STORAGE_KEYS)}, ${String(isFromService)});`,
  ].join('\n');

/** Source of the script. */
export const KEEP_CONTROL_SCRIPT = sourceOf(true);

/** Source of a script that also opens the order. */
export const openOrderScript = (isFromService: boolean): string =>
  `${sourceOf(isFromService)}\nif (!document.querySelector('#done').hidden) location.replace(document.querySelector('#done a').href);`;
