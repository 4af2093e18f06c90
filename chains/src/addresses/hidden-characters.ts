/** Whether a text contains invisible characters. They come with copied text, and are part of it for a program. */
export const hasHiddenCharacters = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115F\u1160\u3164\uFFA0]/u.test(text);
