/** A text from the service that the locales translate, with its values. */
export type KnownServiceText = {
  readonly key:
    | 'ownWallet'
    | 'extraIdNeeded'
    | 'onePayment'
    | 'extraIdAtExchange'
    | 'anotherAddress'
    | 'maintenance'
    | 'replyDiffers'
    | 'providerSilent'
    | 'standard'
    | 'providerB'
    | 'classic'
    | 'largeOrders';
  readonly name: string;
};

const KNOWN: readonly { readonly key: KnownServiceText['key']; readonly pattern: RegExp }[] = [
  { key: 'ownWallet', pattern: /^Send only from a wallet you control\.$/ },
  { key: 'extraIdNeeded', pattern: /^Send only with the (.{1,40}) shown, or the coins may be lost\.$/ },
  {
    key: 'onePayment',
    pattern:
      /^Send this coin in one payment\. A second payment to the same address becomes an order of its own\.$/,
  },
  {
    key: 'extraIdAtExchange',
    pattern: /^An account at an exchange asks for a (.{1,40}); a wallet of your own usually needs none\.$/,
  },
  { key: 'anotherAddress', pattern: /^Please enter another address$/ },
  { key: 'maintenance', pattern: /^The wallet of this currency is under maintenance$/ },
  // the swap gateway, when it refuses an order
  { key: 'replyDiffers', pattern: /^The reply of the provider/ },
  { key: 'providerSilent', pattern: /^The provider does not respond/ },
  { key: 'standard', pattern: /^(?:Standard|default)$/ },
  { key: 'providerB', pattern: /^(?:Provider B|third-party)$/ },
  { key: 'classic', pattern: /^(?:Classic|legacy)$/ },
  { key: 'largeOrders', pattern: /^(?:Large orders|pro)$/ },
];

/** Recognises a text from the service, which sends only English. Null: unknown. */
export const readServiceText = (text: string): KnownServiceText | null => {
  for (const { key, pattern } of KNOWN) {
    const found = pattern.exec(text);
    if (found !== null) return { key, name: found[1] ?? '' };
  }
  return null;
};
