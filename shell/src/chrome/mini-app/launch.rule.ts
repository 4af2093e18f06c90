/** User of the mini-app, as reported by the messaging app. Only the server can verify it. */
export type MessagingUser = { readonly id: string; readonly languageCode: string };

/** Launch data of a messaging app: in the hash of the URL, or in an object on the page. */
export type Launch = {
  /** Signed text in its original form. */
  readonly initData: string;
  readonly user: MessagingUser | null;
  /** Colours of the app by name, as `#rrggbb`. */
  readonly theme: Readonly<Record<string, string>>;
};

const COLOUR = /^#[0-9a-f]{6}$/i;
const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Colours of a host theme. Skips invalid values. */
export const readTheme = (raw: unknown): Launch['theme'] =>
  typeof raw === 'object' && raw !== null
    ? Object.fromEntries(
        Object.entries(raw).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && COLOUR.test(entry[1]),
        ),
      )
    : {};

const readUser = (initData: string): MessagingUser | null => {
  const user = parsed(new URLSearchParams(initData).get('user') ?? '');
  const [id, languageCode] = [field(user, 'id'), field(user, 'language_code')];
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return null;
  const isCode = typeof languageCode === 'string' && LANGUAGE_CODE.test(languageCode);
  return { id: String(id), languageCode: isCode ? languageCode.toLowerCase() : '' };
};

/** Launch data in the hash of a URL (`tgWebAppData`, `tgWebAppThemeParams`). Null: not opened by a messaging app. */
export const readLaunch = (hash: string): Launch | null => {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const initData = params.get('tgWebAppData');
  if (initData === null || initData === '') return null;
  return {
    initData,
    user: readUser(initData),
    theme: readTheme(parsed(params.get('tgWebAppThemeParams') ?? '')),
  };
};

/** Launch data in the object of the host (`Telegram.WebApp`). Null: not opened by a messaging app. */
export const readHostObject = (host: unknown): Launch | null => {
  const app = field(host, 'WebApp');
  const initData = field(app, 'initData');
  if (typeof initData !== 'string' || initData === '') return null;
  return { initData, user: readUser(initData), theme: readTheme(field(app, 'themeParams')) };
};

const channel = (colour: string, at: number): number => {
  const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance (WCAG 2.2) at which black and white text are equally readable. */
const MIDDLE = 0.179;

/**
 * Whether the app is light or dark, by its background. Null: unknown. Its other colours are not used, because only
 * our own are checked for contrast.
 */
export const schemeOf = ({ bg_color: ground }: Launch['theme']): 'light' | 'dark' | null => {
  if (ground === undefined) return null;
  const luminance = 0.2126 * channel(ground, 1) + 0.7152 * channel(ground, 3) + 0.0722 * channel(ground, 5);
  return luminance > MIDDLE ? 'light' : 'dark';
};

/** URL of the page in the user's language, if we support it and the URL has no language. Null: no change. */
export const pageInLanguage = (
  user: MessagingUser | null,
  { pathname, search, hash }: { readonly pathname: string; readonly search: string; readonly hash: string },
  {
    languages,
    current,
    basename,
  }: {
    readonly languages: readonly string[];
    readonly current: string;
    readonly basename: string;
  },
): string | null => {
  const [language = ''] = user?.languageCode.split('-') ?? [];
  if (basename !== '' || language === current || !languages.includes(language)) return null;
  return `/${language}${pathname}${search}${hash}`;
};
