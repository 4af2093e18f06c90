/** Source of widget messages. A test compares it with the contract. */
export const SOURCE = 'coinlane-widget';

/** The frame can run our code, store its order and open the page of the order. It cannot access the page around it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';
/** Permissions for actions of the user: copying an address, and scanning one. */
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

/** Attribute that marks an element for a widget. */
const MARK = 'coinlaneWidget';
const TITLE = 'title';

/** `data-link-id` is `link_id`. Other attributes have the name of the parameter. */
const parameterOf = (key: string): string => (key === 'linkId' ? 'link_id' : key);

/**
 * URL of the widget for an element. Each `data-` attribute is a parameter, and the hash contains the origin of the
 * page.
 */
export const addressOf = (site: string, dataset: DOMStringMap, host: string): string => {
  const said = Object.entries(dataset).filter(([key]) => key !== MARK && key !== TITLE);
  const query = new URLSearchParams(said.map(([key, value]) => [parameterOf(key), value ?? '']));
  return `${site}/embed?${query.toString()}#host=${encodeURIComponent(host)}`;
};

const FIRST_HEIGHT = '640px';

/** Creates the frame for an element, without inserting it. */
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
