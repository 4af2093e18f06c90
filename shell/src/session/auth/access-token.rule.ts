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

/** Whether an access token is valid: its decoded payload contains isAuth (spec §4 "Authentication"). */
export const isValidAccessToken = (token: string | null): boolean => {
  if (token === null) return false;
  const payload = payloadOf(token);
  return typeof payload === 'object' && payload !== null && Reflect.get(payload, 'isAuth') === true;
};
