import type { i18n } from 'i18next';

import type { LoadFailureKind } from '../../remotes/load-failure';

const WORDS: Readonly<Record<LoadFailureKind, string>> = {
  network: 'slot.offline',
  timeout: 'slot.offline',
  http: 'slot.missing',
  integrity: 'slot.altered',
  evaluation: 'slot.faulty',
  'missing-expose': 'slot.faulty',
  contract: 'slot.faulty',
  render: 'slot.broken',
};

type Fallback = {
  readonly kind: LoadFailureKind;
  readonly i18n: Pick<i18n, 't'>;
  readonly supportEmail: string;
  readonly onRetry: () => void;
};

/** Shows an error in place of a block, with a retry button and a contact link. The rest of the page does not change. */
export const drawFallback = (element: HTMLElement, { kind, i18n, supportEmail, onRetry }: Fallback): void => {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = i18n.t(WORDS[kind], { ns: 'shell' });
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = i18n.t('slot.retry', { ns: 'shell' });
  retry.addEventListener('click', onRetry, { once: true });
  const support = document.createElement('a');
  support.href = `mailto:${supportEmail}`;
  support.textContent = i18n.t('slot.support', { ns: 'shell', email: supportEmail });
  element.replaceChildren(words, retry, ' ', support);
};
