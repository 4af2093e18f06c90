import { createHmac } from 'node:crypto';

type Launch = {
  readonly languageCode: string;
  /** Background colour of the app, as `#rrggbb`. */
  readonly ground: string;
  /** Secret with which the app signs. Null: not signed. */
  readonly botToken?: string | null;
  readonly at?: Date;
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const hashOf = (fields: Readonly<Record<string, string>>, botToken: string): string => {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return hmac(hmac('WebAppData', botToken), lines.toSorted().join('\n')).toString('hex');
};

/** Hash of the URL with which a messaging app opens a mini-app, by its published protocol. */
export const miniAppLaunch = ({
  languageCode,
  ground,
  botToken = null,
  at = new Date(1_700_000_000_000),
}: Launch): string => {
  const fields = {
    user: JSON.stringify({ id: 279058397, first_name: 'Ann', language_code: languageCode }),
    auth_date: String(Math.floor(at.getTime() / 1000)),
  };
  const hash = botToken === null ? '0'.repeat(64) : hashOf(fields, botToken);
  return `#${new URLSearchParams({
    tgWebAppData: new URLSearchParams({ ...fields, hash }).toString(),
    tgWebAppVersion: '7.0',
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: JSON.stringify({ bg_color: ground }),
  }).toString()}`;
};
