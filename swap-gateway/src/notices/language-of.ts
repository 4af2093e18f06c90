/** Language of a visitor, from the first entry of `accept-language`, which the page sets. */
export const languageOf = (header: string | readonly string[] | undefined): string => {
  const [code = ''] = (typeof header === 'string' ? header : '').toLowerCase().split(/[^a-z]/);
  return /^[a-z]{2}$/.test(code) ? code : 'en';
};
