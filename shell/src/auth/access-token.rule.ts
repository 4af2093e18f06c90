const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.');
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const decoded: unknown = JSON.parse(atob(base64));
    return decoded;
  } catch {
    return null;
  }
};

/** Spec §4 "Authentication": an access token counts as valid when its decoded payload has isAuth. */
export const isValidAccessToken = (token: string | null): boolean => {
  if (token === null) return false;
  const payload = payloadOf(token);
  return typeof payload === 'object' && payload !== null && Reflect.get(payload, 'isAuth') === true;
};
