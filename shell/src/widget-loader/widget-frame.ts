/** The word both sides know a message by; held equal to the contract by a test. */
export const SOURCE = 'coinlane-widget';

/** The frame may run our code, keep its order and open the order's page; it may not touch the page around it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';
/** The two things a visitor asks for by hand: copying an address, scanning one. */
const ALLOW = 'clipboard-write; camera';

const TITLES: Readonly<Record<string, string>> = {
  en: 'Crypto exchange',
  ru: 'Обмен криптовалют',
  ko: '암호화폐 교환',
  pt: 'Troca de criptomoedas',
  de: 'Krypto-Tausch',
  es: 'Intercambio de criptomonedas',
  fr: 'Échange de cryptomonnaies',
  ja: '暗号資産の交換',
  id: 'Penukaran kripto',
};

/** The attribute that marks an element as a place for a widget. */
export const MARK = 'coinlaneWidget';
const TITLE = 'title';

/** `data-link-id` is `link_id`; every other attribute is the parameter of its name. */
const parameterOf = (key: string): string => (key === 'linkId' ? 'link_id' : key);

/** The widget's address for an element: each `data-` attribute is a parameter, the hash says who asks. */
export const addressOf = (site: string, dataset: DOMStringMap, host: string): string => {
  const said = Object.entries(dataset).filter(([key]) => key !== MARK && key !== TITLE);
  const query = new URLSearchParams(said.map(([key, value]) => [parameterOf(key), value ?? '']));
  return `${site}/embed?${query.toString()}#host=${encodeURIComponent(host)}`;
};

const FIRST_HEIGHT = '640px';

/** The frame for an element, not yet in the page. */
export const createFrame = (site: string, element: HTMLElement, host: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  const { title, lang = '' } = element.dataset;
  frame.title = title ?? TITLES[lang.slice(0, 2).toLowerCase()] ?? TITLES['en'] ?? '';
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = ALLOW;
  frame.referrerPolicy = 'origin';
  const { style } = frame;
  style.border = '0';
  style.display = 'block';
  style.width = '100%';
  style.height = FIRST_HEIGHT;
  style.colorScheme = 'normal';
  frame.src = addressOf(site, element.dataset, host);
  return frame;
};
